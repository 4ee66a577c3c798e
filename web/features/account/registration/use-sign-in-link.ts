import { useCallback, useEffect, useRef, useState } from "react";
import { signInByEmail } from "#web/lib/auth/auth-client.ts";
import { forgetReturn, rememberedReturn } from "#web/lib/auth/return-path.ts";
import { announceSessionChange } from "#web/lib/auth/session-signal.ts";
import { flashAfterLoad } from "#web/lib/flash.ts";

/** Where someone goes on who came in by a link: where they asked for it, or to their pictures. */
export const signInGoal = () => rememberedReturn() ?? "/dashboard";

export type LinkOutcome =
  | { state: "under-way" }
  /** The server was not reached, so the link may still be good. */
  | { state: "unreached" }
  /** The link was good, and the account asks for more. */
  | { state: "second-step" }
  | { state: "refused"; message: string };

/** Redeems a link that signs in, once, and loads the page it was asked for on. */
export function useSignInLink(token: string) {
  const [outcome, setOutcome] = useState<LinkOutcome>({ state: "under-way" });
  const sent = useRef<string | null>(null);
  const redeem = useCallback(() => {
    setOutcome({ state: "under-way" });
    const callbackUrl = signInGoal();
    signInByEmail(token, callbackUrl).then(
      (result) => {
        if (!result.ok && result.reason === "second-step") return setOutcome({ state: "second-step" });
        if (!result.ok) return setOutcome({ state: "refused", message: result.message });
        forgetReturn();
        flashAfterLoad("Signed in. Welcome!");
        announceSessionChange();
        window.location.assign(callbackUrl);
      },
      () => setOutcome({ state: "unreached" }),
    );
  }, [token]);
  useEffect(() => {
    if (sent.current === token) return;
    sent.current = token;
    redeem();
  }, [token, redeem]);
  return { outcome, redeem };
}
