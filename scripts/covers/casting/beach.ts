import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 1,
  sitters: {
    "sunset-bikini": "woman long toga rose sunhat",
    "surf-session": "man curls bare terracotta",
    "tropical-escape": "woman chignon toga plaster laurel",
    "boardwalk-days": "man swept crew plaster sunglasses",
    "coastal-linen": "woman waves stole marble",
  },
};
