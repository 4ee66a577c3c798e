import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 20,
  sitters: {
    "golden-hour-romance": "woman long toga plaster laurel",
    "urban-love-story": "man swept jacket marble",
    "natures-embrace": "woman chignon stole rose",
    "casual-sweethearts": "man curls crew plaster",
    "excited-eager": "woman waves rollneck plaster",
  },
};
