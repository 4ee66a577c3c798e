import type { ErrorInfo } from "./error-info.ts";

/** Said to staff only. */
export const STAFF_ERRORS = {
  SECOND_FACTOR_REQUIRED: {
    kind: "FORBIDDEN",
    message: "Administrators need two-step sign-in. Set it up on your account page, then come back.",
  },
  NOTHING_TO_VERIFY: {
    kind: "CONFLICT",
    message: "There is nobody to verify: the address is verified, blocked, or not there.",
  },
  TEST_SENT: {
    kind: "CONFLICT",
    message: "This test was sent already. Change something to send another one.",
  },
  NOTHING_TO_TAKE_DOWN: {
    kind: "NOT_FOUND",
    field: "targets",
    message:
      "Nothing was taken down: one of these is no ID or link of a model, voice or picture. Of a shared collection, name the picture.",
  },
  SECOND_ADMIN: {
    kind: "FORBIDDEN",
    message: "Another admin must decide this. Whoever asked can only withdraw it.",
  },
  OWN_CASE: {
    kind: "FORBIDDEN",
    message: "This is about an account of your own. Another staff member has to decide it.",
  },
  OWN_BAN: {
    kind: "FORBIDDEN",
    message: "You blocked this person. Ask a colleague to decide the appeal.",
  },
  OWN_CREDITS: {
    kind: "FORBIDDEN",
    message: "You can't change the credits of an account of your own. Ask another administrator.",
  },
  OWN_SECOND_STEP: {
    kind: "FORBIDDEN",
    message: "Change your own two-step sign-in on your account page.",
  },
  OWN_ROLE: {
    kind: "FORBIDDEN",
    message: "You can't change the role of an account of your own. Ask another administrator.",
  },
  TAKES_TOO_MUCH: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "credits",
    message: "They don't have that many credits. Enter less.",
  },
  STAFF_ONLY: { kind: "FORBIDDEN", message: "Only staff can do this." },
  ADMIN_ONLY: { kind: "FORBIDDEN", message: "Only an administrator can do this." },
} as const satisfies Record<string, ErrorInfo>;
