import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 24,
  sitters: {
    "meditation-peace": "woman chignon toga marble halo",
    "yoga-body": "man curls toga terracotta",
    "nature-connection": "woman long toga plaster laurel",
    "mystical-esoteric": "woman chignon stole bronze veil",
    "healthy-lifestyle": "man cropped bare plaster",
  },
};
