import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 0,
  sitters: {
    "leading-role": "man swept crew plaster",
    "dramatic-lead": "woman waves toga basalt",
    "character-actor": "man curls suit terracotta",
    "comedy-charm": "woman chignon rollneck plaster",
    "screen-ready": "man cropped rollneck bronze",
  },
};
