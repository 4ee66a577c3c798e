import type { ErrorInfo } from "./error-info.ts";

/** Said of any request, whatever it is about. */
export const REQUEST_ERRORS = {
  INTERNAL: {
    kind: "INTERNAL_SERVER_ERROR",
    message: "Something went wrong on our side. Please try again: the same request is never charged twice.",
  },
  BAD_INPUT: {
    kind: "BAD_REQUEST",
    message: "Something in this request is not right. Please check it and try again.",
  },
  BATCH_TOO_LARGE: {
    kind: "BAD_REQUEST",
    message: "That was too much at once. Reload the page and try again.",
  },
  BODY_TOO_LARGE: { kind: "PAYLOAD_TOO_LARGE", message: "That request is too large. Send less at a time." },
  NOT_SIGNED_IN: { kind: "UNAUTHORIZED", message: "Please sign in to continue." },
  FOREIGN_ORIGIN: {
    kind: "FORBIDDEN",
    message: "This request came from another site, so we blocked it. Open Likeness and try again.",
  },
  NOT_FOUND: { kind: "NOT_FOUND", message: "We could not find that. It may have been deleted." },
  TOO_MANY_REQUESTS: {
    kind: "TOO_MANY_REQUESTS",
    message: "Too many requests. Wait a minute and try again.",
  },
  LIMITS_UNAVAILABLE: {
    kind: "INTERNAL_SERVER_ERROR",
    status: 503,
    message:
      "We have a problem on our side and cannot do this right now. Nothing has changed. Please try again in a few minutes.",
  },
  CONFLICT: { kind: "CONFLICT", message: "This changed in the meantime. Reload the page and try again." },
  NOT_OFFERED: {
    kind: "PRECONDITION_FAILED",
    message: "This is not available here yet. Nothing was charged.",
  },
  NEEDS_PROVIDER: {
    kind: "PRECONDITION_FAILED",
    message: "This needs the online picture service, which is not connected here. Nothing was charged.",
  },
  CANNOT_CANCEL: {
    kind: "CONFLICT",
    message:
      "This has already started and can no longer be cancelled. If it fails, your credits are refunded.",
  },
  IMAGES_UNAVAILABLE: {
    kind: "INTERNAL_SERVER_ERROR",
    status: 503,
    message: "We can't process photos right now. Yours are fine: please try again in a few minutes.",
  },
} as const satisfies Record<string, ErrorInfo>;
