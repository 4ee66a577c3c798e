import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 18,
  sitters: {
    "club-scene-star": "man cropped crew basalt headphones",
    "cocktail-lounge-chic": "woman waves stole bronze",
    "after-dark-edge": "man swept jacket plaster",
    "vip-party-vibe": "woman chignon stole plaster sunglasses",
    "neon-glow": "woman long rollneck marble @neon-script",
  },
};
