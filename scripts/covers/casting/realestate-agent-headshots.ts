import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 22,
  sitters: {
    "trusted-advisor": "man swept suit plaster",
    "local-expert": "woman waves jacket terracotta",
    "modern-agent": "man cropped rollneck basalt",
    "luxury-properties": "woman chignon stole marble @pool-villa",
    "first-time-buyer-friendly": "woman long crew plaster",
  },
};
