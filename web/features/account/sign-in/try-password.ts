import { ERRORS } from "#schema/errors/errors.ts";
import { AuthClientError, signInWithPassword } from "#web/lib/auth/auth-client.ts";
import type { SignInResult } from "#web/lib/auth/sign-in-result.ts";

type Attempt = Parameters<typeof signInWithPassword>[0];

/** Tries a password, and says why it was refused. Fetched with the first attempt: no page for visitors holds its words. */
export async function tryPassword(attempt: Attempt): Promise<SignInResult> {
  try {
    return await signInWithPassword(attempt);
  } catch (cause) {
    const said = cause instanceof AuthClientError ? cause.serverMessage : null;
    return { ok: false, reason: "refused", message: said ?? ERRORS.SIGN_IN_EXCEPTION.message };
  }
}
