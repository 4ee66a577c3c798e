import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 12,
  sitters: {
    "on-the-main-stage": "woman waves jacket plaster",
    "engaging-the-audience": "man curls jacket plaster",
    "thought-leader-profile": "man cropped rollneck bronze",
    "inspirational-speaker": "woman chignon toga marble",
    "post-talk-power-shot": "woman long jacket basalt",
  },
};
