import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 19,
  lead: "window-view",
  sitters: {
    "executive-suite": "man swept suit marble",
    "collaborative-space": "woman waves crew plaster @collaborative-space",
    "my-desk-shot": "man curls rollneck plaster",
    "window-view": "woman chignon jacket terracotta",
    "meeting-ready": "man cropped jacket plaster @meeting-ready",
  },
};
