import { useState } from "react";
import { Link } from "react-router";
import { FALLBACK_MESSAGE } from "#schema/fallback-message.ts";
import { type AuthProvider, outsideSignInUrl } from "#web/lib/auth/auth-client.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { loadToast } from "#web/ui/overlays/toast.tsx";
import { GoogleSuggestion } from "./google-suggestion.tsx";

type Props = {
  providers: readonly AuthProvider[];
  callbackUrl: () => string;
  /** Unless the sentence about age and terms stands beside them already. */
  sayTerms?: boolean;
};

/** A button per outside service; each leads away and back to the current page. */
export default function ProviderButtons({ providers, callbackUrl, sayTerms = true }: Props) {
  const [leaving, setLeaving] = useState(false);

  async function leaveFor(providerId: string) {
    setLeaving(true);
    try {
      window.location.assign(await outsideSignInUrl(providerId, callbackUrl()));
    } catch {
      setLeaving(false);
      (await loadToast()).error(FALLBACK_MESSAGE);
    }
  }

  const google = providers.some((provider) => provider.id === "google");
  return (
    <div className="flex flex-col gap-3">
      {providers.map((provider) => (
        <Button key={provider.id} look="outline" busy={leaving} onClick={() => void leaveFor(provider.id)}>
          Continue with {provider.name}
        </Button>
      ))}
      {sayTerms && (
        <p className="text-ink-soft text-sm">
          If this creates an account, you confirm that you are 18 or older and agree to the{" "}
          <Link to="/resources/terms-of-service" className="link text-ink">
            terms
          </Link>
          .
        </p>
      )}
      {google && <GoogleSuggestion callbackUrl={callbackUrl} />}
    </div>
  );
}
