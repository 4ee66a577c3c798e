import { useLocation, useSearchParams } from "react-router";
import { AskForLink } from "#web/features/account/ask-for-link.tsx";
import { VerifyToken } from "#web/features/account/verify-token.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";

export const meta = () => appMeta("Verify your email");

export default function VerifyEmail() {
  const [query] = useSearchParams();
  const location = useLocation();
  const hydrated = useHydrated();
  const token = hydrated ? query.get("token") : null;
  const known = hydrated ? (location.state as { email?: string } | null)?.email : undefined;
  return (
    <div className="page pt-12 sm:pt-20">
      <div className="mx-auto max-w-md">
        {token ? (
          <VerifyToken token={token} />
        ) : (
          <>
            <h1 className="text-title">Check your mail</h1>
            <p className="mt-4 text-lg">
              {known ? (
                <>
                  We sent a link to <strong className="break-all font-medium">{known}</strong>. Open it to
                  verify your address, then sign in.
                </>
              ) : (
                "We sent you a link. Open it to verify your address, then sign in."
              )}
            </p>
            <p className="mt-3 text-ink-soft">
              Nothing there? Look in the spam folder, or ask for a new link.
            </p>
            <AskForLink key={known} known={known} />
          </>
        )}
      </div>
    </div>
  );
}
