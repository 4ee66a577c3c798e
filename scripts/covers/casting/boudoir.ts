import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 2,
  sitters: {
    "morning-light": "woman long stole plaster",
    "velvet-evening": "woman chignon toga bronze",
    "at-the-vanity": "woman waves stole rose",
    candlelight: "woman chignon stole marble",
    "fireside-robe": "woman long toga terracotta",
  },
};
