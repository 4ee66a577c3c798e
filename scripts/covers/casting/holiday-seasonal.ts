import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 11,
  sitters: {
    "cozy-winter": "woman waves rollneck plaster knit",
    "summer-vibes": "man curls crew terracotta sunglasses",
    "autumn-harvest": "woman chignon stole terracotta laurel",
    "spring-renewal": "woman long toga marble",
    "halloween-spirit": "man cropped stole basalt",
  },
};
