import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 8,
  sitters: {
    "the-private-eye": "man swept suit plaster fedora",
    "the-mysterious-figure": "woman waves stole plaster",
    "city-in-shadows": "man cropped suit basalt fedora",
    "smoky-ambiance": "woman chignon toga marble",
    "high-contrast-portraits": "man curls rollneck plaster",
  },
};
