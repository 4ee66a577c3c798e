import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 14,
  sitters: {
    "private-jet": "woman waves jacket plaster sunglasses",
    "yacht-life": "woman chignon stole marble sunhat",
    "high-end-fashion": "woman long stole basalt @gilded-boutique",
    "fine-dining": "man swept suit bronze",
    "exclusive-events": "man curls suit plaster @chandelier-hall",
  },
};
