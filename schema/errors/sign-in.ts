import { FALLBACK_MESSAGE } from "../fallback-message.ts";
import { SITE } from "../site/site.ts";
import type { ErrorInfo } from "./error-info.ts";

/** Said at sign-in, and of the ways into an account. */
export const SIGN_IN_ERRORS = {
  SIGN_IN_BUSY: {
    kind: "INTERNAL_SERVER_ERROR",
    status: 503,
    retryAfter: 10,
    message: "Too many people are signing in right now. Try again in a moment.",
  },
  EMAIL_NOT_VERIFIED: { kind: "FORBIDDEN", message: "Please verify your email first" },
  WRONG_CREDENTIALS: {
    kind: "UNAUTHORIZED",
    message: "Wrong email or password. Check both and try again.",
  },
  SIGN_IN_EXCEPTION: { kind: "INTERNAL_SERVER_ERROR", message: FALLBACK_MESSAGE },
  PASSWORD_COMMON: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "password",
    message: "This password is too common. Choose one that is harder to guess.",
  },
  PASSWORD_PERSONAL: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "password",
    message: `Leave your email address and “${SITE.name}” out of your password: both are easy to guess.`,
  },
  PASSWORD_NEEDED: {
    kind: "PRECONDITION_FAILED",
    message: "Choose a password to verify this address.",
  },
  WRONG_PASSWORD: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "Your current password is wrong. Check it and try again.",
  },
  NO_PASSWORD: {
    kind: "PRECONDITION_FAILED",
    message: "This account has no password yet. Ask for a link to set one.",
  },
  SIGN_IN_AGAIN: {
    kind: "PRECONDITION_FAILED",
    message: "This needs a fresh sign-in. Sign out, sign in again and try once more.",
  },
  SECOND_STEP_NEEDED: {
    kind: "UNAUTHORIZED",
    message: "Enter the code from your authenticator app, or use a passkey.",
  },
  SECOND_STEP_EXPIRED: {
    kind: "PRECONDITION_FAILED",
    message: "That took too long. Sign in with your password again.",
  },
  WRONG_CODE: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "This code is wrong or was already used. Wait for the next one and try again.",
  },
  APP_IN_USE: {
    kind: "CONFLICT",
    message: "An authenticator app is already set up. Remove it first to set up another.",
  },
  PASSKEY_REFUSED: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "This passkey did not work here. Try again, or sign in another way.",
  },
  PASSKEY_LIMIT: {
    kind: "PRECONDITION_FAILED",
    message: "You have as many passkeys as an account can hold. Remove one first.",
  },
  PASSKEYS_NEED_NAME: {
    kind: "PRECONDITION_FAILED",
    message:
      "Browsers make no passkeys for an address made of numbers. Open this site by its name, such as localhost.",
  },
  SAME_EMAIL: { kind: "BAD_REQUEST", message: "This is the address your account already has." },
  EMAIL_NOT_ALLOWED: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "You cannot use this email address. Choose another one.",
  },
  GOOGLE_EMAIL_UNVERIFIED: {
    kind: "FORBIDDEN",
    message: "Google has not verified this email address. Verify it with Google, or sign in another way.",
  },
  GOOGLE_IN_USE: {
    kind: "CONFLICT",
    message: "This Google account is already connected to another account. Choose another one.",
  },
  LAST_WAY_IN: {
    kind: "PRECONDITION_FAILED",
    message: "Google is the only way to sign in to this account. Set a password first.",
  },
  LINK_ELSEWHERE: {
    kind: "PRECONDITION_FAILED",
    message: "This link works only in the browser you asked for it in. Open it there.",
  },
  LINK_EXPIRED: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "This link has expired or was already used. Ask for a new one.",
  },
  UNSUBSCRIBE_LINK: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "This link is incomplete or too old. Sign in and choose your emails in your account.",
  },
} as const satisfies Record<string, ErrorInfo>;
