import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 16,
  sitters: {
    "the-don": "man swept jacket bronze",
    "sharp-dressed-enforcer": "man cropped jacket basalt fedora",
    "backroom-deal": "woman waves stole plaster",
    "vintage-gangster": "man curls jacket plaster fedora",
    "modern-crime-boss": "woman long jacket marble sunglasses",
  },
};
