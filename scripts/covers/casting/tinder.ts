import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 26,
  sitters: {
    "profile-perfect": "woman long crew plaster",
    "adventure-ready": "man cropped stole plaster knit @ridge-trail",
    "date-night": "man swept jacket bronze",
    "intellectual-vibe": "woman chignon rollneck marble",
    "fitness-fanatic": "man curls bare terracotta @river-run",
  },
};
