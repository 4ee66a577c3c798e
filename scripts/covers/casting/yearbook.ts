import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 29,
  sitters: {
    "classic-grad": "woman long crew plaster mortarboard",
    "future-leader": "man swept suit marble",
    "best-smile": "woman waves crew terracotta @quad",
    "candid-moment": "man curls rollneck plaster",
    "activity-star": "man cropped crew bronze headphones",
  },
};
