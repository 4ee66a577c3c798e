import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 25,
  sitters: {
    "urban-explorer": "man cropped stole plaster knit",
    "coffee-run": "woman long rollneck plaster sunglasses",
    "soho-chic": "woman chignon jacket basalt",
    "skater-style": "man curls crew terracotta headphones",
    "night-out": "woman waves stole bronze",
  },
};
