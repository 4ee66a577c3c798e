import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 15,
  sitters: {
    "ethereal-glow": "woman long toga marble halo",
    "urban-maternity": "woman waves rollneck plaster @terrace-dusk",
    "cozy-at-home": "woman chignon stole rose @nursery-window",
    "natures-embrace": "woman long toga plaster laurel",
    "elegant-silhouette": "woman chignon toga basalt @draped-silhouette",
  },
};
