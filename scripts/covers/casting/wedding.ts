import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 28,
  sitters: {
    "bridal-radiance": "woman chignon toga marble veil",
    "grooms-portrait": "man swept suit plaster",
    "romantic-moments": "woman long toga rose laurel",
    "elegant-details": "woman waves stole plaster",
    "joyful-celebration": "man curls suit terracotta laurel",
  },
};
