import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 3,
  sitters: {
    "red-carpet-arrival": "woman chignon stole bronze laurel",
    "paparazzi-flash": "woman long jacket plaster sunglasses",
    "movie-premiere": "man swept suit plaster",
    "award-night": "man curls suit bronze laurel",
    "after-party": "woman waves stole basalt",
  },
};
