import { useState } from "react";
import { Link } from "react-router";
import { ERRORS } from "#schema/errors.ts";
import { outsideSignInUrl } from "#web/lib/auth/auth-client.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { loadToast } from "#web/ui/overlays/toast.tsx";
import { GoogleSuggestion } from "./google-suggestion.tsx";
import { useOutsideProviders } from "./use-outside-providers.ts";

/** A button per outside service, where this installation has any; each leads away and back to the current page. */
export function OutsideProviders({ callbackUrl }: { callbackUrl: () => string }) {
  const data = useOutsideProviders();
  const [leaving, setLeaving] = useState(false);

  async function leaveFor(providerId: string) {
    setLeaving(true);
    try {
      window.location.assign(await outsideSignInUrl(providerId, callbackUrl()));
    } catch {
      setLeaving(false);
      (await loadToast()).error(ERRORS.SIGN_IN_EXCEPTION.message);
    }
  }

  if (data.length === 0) return null;
  const google = data.some((provider) => provider.id === "google");
  return (
    <div className="flex flex-col gap-3">
      {data.map((provider) => (
        <Button key={provider.id} look="outline" busy={leaving} onClick={() => void leaveFor(provider.id)}>
          Continue with {provider.name}
        </Button>
      ))}
      <p className="text-ink-soft text-sm">
        If this creates an account, you confirm that you are 18 or older and agree to the{" "}
        <Link to="/resources/terms-of-service" className="link text-ink">
          terms
        </Link>
        .
      </p>
      {google && <GoogleSuggestion callbackUrl={callbackUrl} />}
    </div>
  );
}
