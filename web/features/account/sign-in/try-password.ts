import { signInInput } from "#schema/accounts/account.ts";
import { ERRORS } from "#schema/errors.ts";
import { AuthClientError, signInWithPassword } from "#web/lib/auth/auth-client.ts";
import type { SignInResult } from "#web/lib/auth/sign-in-result.ts";

interface Attempt {
  email: string;
  password: string;
  callbackUrl: string;
  /** Called once the server is asked: what was typed may be right. */
  onSend: () => void;
}

/** Tries a password, and says why it was refused. Fetched with the first attempt: no page for visitors holds its words. */
export async function tryPassword({ email, password, callbackUrl, onSend }: Attempt): Promise<SignInResult> {
  const input = signInInput.safeParse({ email, password });
  if (!input.success) return refused(input.error.issues[0]?.message ?? ERRORS.BAD_INPUT.message);
  onSend();
  try {
    return await signInWithPassword({ ...input.data, callbackUrl });
  } catch (cause) {
    const said = cause instanceof AuthClientError ? cause.serverMessage : null;
    return refused(said ?? ERRORS.SIGN_IN_EXCEPTION.message);
  }
}

const refused = (message: string): SignInResult => ({ ok: false, reason: "refused", message });
