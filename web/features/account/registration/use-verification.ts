import { useMutation } from "@tanstack/react-query";
import type { VerifyEmailInput } from "#schema/accounts/account.ts";
import { api } from "#web/lib/api/api.ts";
import { signInByLink } from "#web/lib/auth/auth-client.ts";
import { rememberedReturn } from "#web/lib/auth/return-path.ts";
import { announceSessionChange } from "#web/lib/auth/session-signal.ts";
import { flashAfterLoad } from "#web/lib/flash.ts";

/** Where someone goes on once their address is verified: to what they had chosen, or to their first model. */
export function goalAfterVerification(): string {
  return rememberedReturn() ?? "/tools/trainings/new";
}

/**
 * Redeems the token of a verification link. In the browser that registered this also signs in, and the next page is
 * loaded; `signedIn` then says that there is nothing more to show here.
 */
export function useVerification() {
  return useMutation({ mutationFn: redeem });
}

async function redeem(input: VerifyEmailInput) {
  const { email, signIn } = await api.account.verifyEmail.mutate(input);
  if (!signIn) return { email, signedIn: false };
  const goal = goalAfterVerification();
  // whatever goes wrong here, the address is verified, and a password signs in too
  const result = await signInByLink(input.token, goal).catch(() => null);
  if (!result?.ok) return { email, signedIn: false };
  flashAfterLoad("Your email is verified. Welcome!");
  announceSessionChange();
  window.location.assign(goal);
  return { email, signedIn: true };
}
