import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 4,
  sitters: {
    "visionary-founder": "woman waves rollneck plaster",
    "boardroom-leader": "man swept suit bronze",
    "startup-energy": "man curls crew plaster",
    "corner-office": "woman chignon jacket marble",
    "magazine-cover": "man cropped rollneck basalt",
  },
};
