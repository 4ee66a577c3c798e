import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 13,
  sitters: {
    "lace-dreams": "woman chignon stole plaster",
    "satin-allure": "woman waves stole rose",
    "midnight-glam": "woman chignon stole basalt",
    "everyday-comfort": "woman long stole plaster",
    "bridal-bliss": "woman long toga marble laurel",
  },
};
