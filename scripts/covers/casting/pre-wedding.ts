import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 20,
  sitters: {
    "golden-hour-romance": "woman long toga plaster laurel",
    "urban-love-story": "man swept jacket marble @old-town-corner",
    "natures-embrace": "woman chignon stole rose @lavender-rows",
    "casual-sweethearts": "man curls crew plaster @river-bridge",
    "excited-eager": "woman waves rollneck plaster @confetti-sky",
  },
};
