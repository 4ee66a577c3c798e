import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 23,
  sitters: {
    "1950s-classic": "woman waves stole plaster",
    "1960s-mod": "woman chignon rollneck marble sunglasses",
    "1970s-groovy": "woman long crew terracotta laurel",
    "1980s-neon": "man curls jacket plaster headphones",
    "1990s-alternative": "man cropped crew basalt knit",
  },
};
