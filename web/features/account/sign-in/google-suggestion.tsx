import { useEffect, useRef, useState } from "react";
import { useSystemInfo } from "#web/lib/api/use-system-info.ts";
import { outsideSignInUrl } from "#web/lib/auth/auth-client.ts";
import { isAllowed, setAllowed } from "#web/lib/consent.ts";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import { suggestGoogleAccount } from "./google-script.ts";

/** Google's own script suggests an account, where it is Google that is connected and the person has allowed its script. */
export function GoogleSuggestion({ callbackUrl }: { callbackUrl: () => string }) {
  const clientId = useSystemInfo()?.googleScriptClientId;
  const [allowed, setAllowedHere] = useState(() => isAllowed("google-script"));
  const returnTo = useRef(callbackUrl);
  returnTo.current = callbackUrl;

  useEffect(() => {
    if (!clientId || !allowed) return;
    return suggestGoogleAccount(clientId, (email) => {
      // a failure leaves the button, which tells what is wrong
      outsideSignInUrl("google", returnTo.current(), email).then(
        (url) => window.location.assign(url),
        () => undefined,
      );
    });
  }, [clientId, allowed]);

  if (!clientId) return null;
  return (
    <div className="text-ink-soft text-sm">
      <CheckField
        checked={allowed}
        onChange={(next) => {
          setAllowed("google-script", next);
          setAllowedHere(next);
        }}
      >
        Let Google suggest my account here. This loads a script from Google on every sign-in page.
      </CheckField>
    </div>
  );
}
