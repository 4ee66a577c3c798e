import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 16,
  sitters: {
    "the-don": "man swept suit bronze",
    "sharp-dressed-enforcer": "man cropped suit basalt fedora",
    "backroom-deal": "woman waves stole plaster",
    "vintage-gangster": "man curls suit plaster fedora",
    "modern-crime-boss": "woman long jacket marble sunglasses",
  },
};
