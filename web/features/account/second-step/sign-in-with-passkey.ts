import { ERRORS } from "#schema/errors/errors.ts";
import { api } from "#web/lib/api/api.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { AuthClientError, signInByPasskey } from "#web/lib/auth/auth-client.ts";
import { FormRefusal } from "#web/lib/forms/use-form.ts";
import { withPasskeys } from "./with-passkeys.ts";

/** Signs in by a passkey. Rejects with a FormRefusal that says why not. Fetched with the first attempt. */
export async function signInWithPasskey(callbackUrl: string): Promise<void> {
  const options = await api.account.askPasskeyToSignIn.mutate().catch((error: unknown) => {
    throw new FormRefusal(messageOf(error));
  });
  const answer = await withPasskeys((browser) => browser.startAuthentication({ optionsJSON: options }));
  const result = await signInByPasskey(answer, callbackUrl).catch((error: unknown) => {
    const said = error instanceof AuthClientError ? error.serverMessage : null;
    throw new FormRefusal(said ?? ERRORS.SIGN_IN_EXCEPTION.message);
  });
  if (!result.ok) throw new FormRefusal(result.message);
}
