import { PROMOTION_NEW_DAYS } from "../rewards/reward-rules.ts";
import type { ErrorInfo } from "./error-info.ts";

/** Said of promotion codes. */
export const PROMOTION_ERRORS = {
  PROMO_UNKNOWN: { kind: "NOT_FOUND", message: "We don't recognize this code. Check the spelling." },
  PROMO_NOT_YET: { kind: "PRECONDITION_FAILED", message: "This code is not valid yet. Try again later." },
  PROMO_ENDED: { kind: "PRECONDITION_FAILED", message: "This code has expired." },
  PROMO_USED_UP: {
    kind: "PRECONDITION_FAILED",
    message: "This code has been used up.",
  },
  PROMO_USED: {
    kind: "CONFLICT",
    message: "You have already used this code. It works once per person.",
  },
  PROMO_NEW_ONLY: {
    kind: "FORBIDDEN",
    message: `This code is for new customers only: a first account, no more than ${PROMOTION_NEW_DAYS} days old, with no purchases yet.`,
  },
  PROMO_OWN: { kind: "FORBIDDEN", message: "You created this code. Staff can't use their own codes." },
  PROMO_EXISTS: { kind: "CONFLICT", message: "This code already exists. Choose another one." },
} as const satisfies Record<string, ErrorInfo>;
