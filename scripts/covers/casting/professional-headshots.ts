import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 21,
  lead: "modern-professional",
  sitters: {
    "classic-corporate": "man swept suit plaster",
    "modern-professional": "woman chignon jacket marble",
    "creative-industry": "woman waves rollneck basalt",
    "tech-innovator": "man cropped crew bronze",
    "warm-approachable": "woman long crew terracotta",
  },
};
