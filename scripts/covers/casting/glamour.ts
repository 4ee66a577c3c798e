import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 10,
  sitters: {
    "red-carpet-ready": "woman chignon stole marble",
    "editorial-chic": "woman waves jacket basalt",
    "hollywood-starlet": "woman waves stole plaster",
    "bold-beautiful": "man swept suit bronze",
    "ethereal-glow": "woman long toga rose laurel",
  },
};
