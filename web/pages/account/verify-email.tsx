import { Link, useLocation, useSearchParams } from "react-router";
import { AskForLink } from "#web/features/account/registration/ask-for-link.tsx";
import { goalAfterVerification } from "#web/features/account/registration/use-verification.ts";
import { VerifyToken } from "#web/features/account/registration/verify-token.tsx";
import { ApiProvider } from "#web/lib/api/api-provider.tsx";
import { useSession } from "#web/lib/auth/session.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";

export const meta = () =>
  appMeta("Verify your email", "Verify your email address with the link we sent you, or ask for a new one.");

export default function VerifyEmail() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const session = useSession();
  const token = hydrated ? query.get("token") : null;
  return (
    <div className="page pt-12 sm:pt-20">
      <div className="mx-auto max-w-md">
        {token ? (
          <ApiProvider>
            <VerifyToken token={token} />
          </ApiProvider>
        ) : session.status === "authenticated" ? (
          <SignedInElsewhere />
        ) : (
          <CheckMail />
        )}
      </div>
    </div>
  );
}

/** The link was opened in another tab, or there was nothing to confirm. */
function SignedInElsewhere() {
  return (
    <div role="status">
      <h1 className="text-title">You are signed in</h1>
      <p className="mt-4 text-lg">Your email is verified, and there is nothing left to do here.</p>
      <Link to={goalAfterVerification()} className={`${buttonClass("primary", "large")} mt-8`}>
        Continue
      </Link>
    </div>
  );
}

function CheckMail() {
  const location = useLocation();
  const hydrated = useHydrated();
  const known = hydrated ? (location.state as { email?: string } | null)?.email : undefined;
  return (
    <>
      <h1 className="text-title">Check your email</h1>
      <p className="mt-4 text-lg">
        {known ? (
          <>
            We sent a link to <strong className="break-all font-medium">{known}</strong>.
          </>
        ) : (
          "We sent you a link."
        )}{" "}
        Open it in this browser to verify your address and continue.
      </p>
      <p className="mt-3 text-ink-soft">Can't find it? Check your spam folder, or ask for a new link.</p>
      <AskForLink key={known} known={known} />
    </>
  );
}
