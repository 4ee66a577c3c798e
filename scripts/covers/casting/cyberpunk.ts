import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 7,
  sitters: {
    "neon-noir": "woman waves jacket basalt",
    cyborg: "man cropped rollneck bronze visor",
    netrunner: "woman long crew plaster headphones",
    "street-samurai": "man swept stole basalt",
    "high-tech-low-life": "woman chignon rollneck marble visor",
  },
};
