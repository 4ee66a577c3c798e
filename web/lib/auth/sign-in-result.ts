import { AUTH_CLIENT_ERRORS } from "#schema/errors/auth-client-errors.ts";
import { ERRORS } from "#schema/errors/errors.ts";

export type SignInResult =
  | { ok: true }
  | { ok: false; reason: "verify-email" | "second-step" | "refused"; message: string };

/** What Auth.js calls its own errors, in our words; anything it leaves unnamed is an exception. */
const BY_ERROR: Record<string, string> = {
  SessionRequired: AUTH_CLIENT_ERRORS.SessionRequired,
  AccessDenied: ERRORS.BANNED.message,
  Verification: ERRORS.LINK_EXPIRED.message,
  OAuthAccountNotLinked: AUTH_CLIENT_ERRORS.AccountNotLinkedError,
  AccountNotLinked: AUTH_CLIENT_ERRORS.AccountNotLinkedError,
  AccountNotLinkedError: AUTH_CLIENT_ERRORS.AccountNotLinkedError,
  OAuthCallbackError: AUTH_CLIENT_ERRORS.OAuthCallbackError,
};

/** Words for an `error` and a `code` as sign-in puts them into an address; words that are not ours are never shown. */
export function signInMessage(error: string, code: string | null): string {
  if (code !== null && Object.hasOwn(ERRORS, code)) return ERRORS[code as keyof typeof ERRORS].message;
  if (Object.values(ERRORS).some(({ message }) => message === error)) return error;
  if (error === "CredentialsSignin") return ERRORS.WRONG_CREDENTIALS.message;
  return (Object.hasOwn(BY_ERROR, error) ? BY_ERROR[error] : undefined) ?? ERRORS.SIGN_IN_EXCEPTION.message;
}

/** What needs another page instead of a word. */
const REASONS = new Map<string, "verify-email" | "second-step">([
  [ERRORS.EMAIL_NOT_VERIFIED.message, "verify-email"],
  [ERRORS.SECOND_STEP_NEEDED.message, "second-step"],
]);

/** Reads the address that sign-in answers with: with `error` in it the person was refused. */
export function readSignInResult(url: string): SignInResult {
  const query = new URL(url, "http://localhost").searchParams;
  const error = query.get("error");
  if (error === null) return { ok: true };
  const message = signInMessage(error, query.get("code"));
  return { ok: false, reason: REASONS.get(message) ?? "refused", message };
}
