import { useState } from "react";
import { FALLBACK_MESSAGE } from "#schema/fallback-message.ts";
import { announceSessionChange } from "#web/lib/auth/session-signal.ts";
import { flashAfterLoad } from "#web/lib/flash.ts";
import { FormRefusal } from "#web/lib/forms/use-form.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { canUsePasskeys } from "./can-use-passkeys.ts";

type Props = { label: string; callbackUrl: () => string; onSignedIn: () => void };

/** Signs in by a passkey, where the browser has them. */
export function PasskeyButton({ label, callbackUrl, onSignedIn }: Props) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (!hydrated || !canUsePasskeys()) return null;

  async function signIn() {
    setBusy(true);
    setRefusal(null);
    try {
      const { signInWithPasskey } = await import("./sign-in-with-passkey.ts");
      await signInWithPasskey(callbackUrl());
      flashAfterLoad("Successfully signed in!");
      announceSessionChange();
      onSignedIn();
    } catch (error) {
      setRefusal(error instanceof FormRefusal ? error.message : FALLBACK_MESSAGE);
      setBusy(false);
    }
  }

  return (
    <>
      <Button look="outline" className="w-full" busy={busy} onClick={() => void signIn()}>
        {label}
      </Button>
      {refusal && (
        <Notice role="alert" className="mt-3 text-safelight">
          {refusal}
        </Notice>
      )}
    </>
  );
}
