import { useLocation, useSearchParams } from "react-router";
import { RedeemSignInLink } from "#web/features/account/registration/redeem-sign-in-link.tsx";
import { SignInLinkForm } from "#web/features/account/registration/sign-in-link-form.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";

export const meta = () =>
  appMeta("Sign in by email", "Get a link by email that signs you in, without a password.");

export default function SignInLink() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const hydrated = useHydrated();
  const token = hydrated ? query.get("token") : null;
  const known = hydrated ? (state as { email?: string } | null)?.email : undefined;
  return (
    <div className="page pt-12 sm:pt-20">
      <div className="mx-auto max-w-md">
        {token ? (
          <RedeemSignInLink token={token} />
        ) : (
          <>
            <h1 className="mb-8 text-title">Sign in by email</h1>
            <SignInLinkForm key={known} knownEmail={known} />
          </>
        )}
      </div>
    </div>
  );
}
