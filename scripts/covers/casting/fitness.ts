import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 9,
  sitters: {
    "gym-workout": "man cropped bare bronze",
    "outdoor-fitness": "woman chignon crew plaster",
    "yoga-mindfulness": "woman waves toga marble",
    "athletic-apparel": "man curls crew terracotta headphones",
    "post-workout": "man swept bare plaster",
  },
};
