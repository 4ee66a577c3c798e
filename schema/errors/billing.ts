import type { ErrorInfo } from "./error-info.ts";

/** Said of credits, payments and daily ceilings. */
export const BILLING_ERRORS = {
  INSUFFICIENT_CREDITS: {
    kind: "PRECONDITION_FAILED",
    message: "You do not have enough credits for this. Nothing was charged.",
  },
  ACCOUNT_CEILING: {
    kind: "PRECONDITION_FAILED",
    message:
      "You have reached today's limit for one account. Nothing was charged. Please come back after midnight UTC, or contact support if you need more.",
  },
  DEPLOYMENT_CEILING: {
    kind: "PRECONDITION_FAILED",
    message:
      "We have reached our limit for today and cannot start new pictures. Nothing was charged. Please try again after midnight UTC.",
  },
  BILLING_UNAVAILABLE: {
    kind: "INTERNAL_SERVER_ERROR",
    status: 503,
    message:
      "We can't reach our payment provider right now. Nothing was charged. Please try again in a few minutes.",
  },
  CARD_DECLINED: {
    kind: "PRECONDITION_FAILED",
    message:
      "Your bank did not accept this payment, and nothing has changed. Update your card under “Manage payment”, then try again.",
  },
  ALREADY_SUBSCRIBED: {
    kind: "CONFLICT",
    message: "You already have a plan. Change it on your billing page instead of buying a second one.",
  },
  PREVIEW_EXPIRED: {
    kind: "CONFLICT",
    message:
      "This price is no longer current, and nothing has changed. Check the new price and confirm again.",
  },
  NO_SUBSCRIPTION: {
    kind: "PRECONDITION_FAILED",
    message: "You don't have a plan yet. Choose one on the pricing page.",
  },
  NO_CUSTOMER: {
    kind: "PRECONDITION_FAILED",
    message: "There is nothing to manage until your first purchase.",
  },
  SAME_PLAN: {
    kind: "CONFLICT",
    message: "You already have this plan. Choose another one to switch.",
  },
  PAYMENT_DUE: {
    kind: "PRECONDITION_FAILED",
    message: "Your last payment did not go through. Update your card under “Manage payment” first.",
  },
  BILLING_REFUSED: {
    kind: "CONFLICT",
    message:
      "Our payment provider did not accept this, and nothing was charged. Reload the page and try again.",
  },
} as const satisfies Record<string, ErrorInfo>;
