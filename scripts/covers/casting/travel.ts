import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 27,
  sitters: {
    "iconic-destinations": "woman waves stole plaster sunglasses",
    "remote-work-lifestyle": "man curls crew plaster headphones @palm-beach",
    "adventure-seeker": "man cropped stole terracotta knit @mountain-lake",
    "cultural-immersion": "woman chignon toga marble @old-town",
    "luxury-vacation": "woman long toga bronze sunhat @evening-skyline",
  },
};
