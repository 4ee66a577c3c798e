import { LIMITS } from "../limits.ts";
import type { ErrorInfo } from "./error-info.ts";

/** Said to visitors of the free tools. */
export const VISITOR_ERRORS = {
  VISITORS_CLOSED: {
    kind: "PRECONDITION_FAILED",
    message: "Free tools that need the online picture service are switched off here.",
  },
  VISITORS_EMPTY: {
    kind: "PRECONDITION_FAILED",
    message:
      "Today's free pictures are all used up. New ones come after midnight UTC. With an account you can change photos in your own words, for credits.",
  },
  VISITOR_LIMIT: {
    kind: "TOO_MANY_REQUESTS",
    message: `That was your free share for today: ${LIMITS.visitorRequestByBrowser.count} pictures a browser, ${LIMITS.visitorRequestByAddress.count} a network. Come back tomorrow. With an account, Image to Image changes photos by your words, for credits.`,
  },
  VISITORS_BUSY: {
    kind: "TOO_MANY_REQUESTS",
    retryAfter: 60,
    message: "Very many people are using the free tools right now. Please try again in a minute.",
  },
  VISITOR_PAUSED: {
    kind: "FORBIDDEN",
    message:
      "Free pictures are paused here until tomorrow, because our safety check stopped several requests from this browser or network.",
  },
  VISITOR_BEGUN: {
    kind: "CONFLICT",
    message: "This has already started and comes in a moment. You can delete it then.",
  },
  VISITOR_PHOTO_GONE: {
    kind: "PRECONDITION_FAILED",
    field: "photo",
    message: "We no longer have this photo: it is deleted soon after you send it. Choose it again.",
  },
} as const satisfies Record<string, ErrorInfo>;
