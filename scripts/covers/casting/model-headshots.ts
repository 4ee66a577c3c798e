import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 17,
  sitters: {
    "commercial-appeal": "woman long crew plaster",
    "high-fashion": "woman chignon stole basalt",
    "natural-beauty": "woman waves toga rose",
    "character-range": "man curls rollneck plaster",
    "lifestyle-fitness": "man cropped crew terracotta",
  },
};
