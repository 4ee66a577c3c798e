import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 6,
  sitters: {
    "painter-sculptor": "woman chignon crew plaster",
    "street-artist": "man cropped crew terracotta knit",
    "writer-poet": "man curls rollneck marble",
    performer: "woman waves stole bronze",
    "digital-creator": "woman long crew plaster headphones",
  },
};
