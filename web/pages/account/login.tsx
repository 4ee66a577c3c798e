import { lazy, Suspense } from "react";
import { type MetaArgs, Navigate, useLocation, useSearchParams } from "react-router";
import { loginPage } from "#web/content/pages/account-pages.ts";
import { VerifyEmailView } from "#web/features/account/registration/verify-email-view.tsx";
import { SignInForm } from "#web/features/account/sign-in/sign-in-form.tsx";
import { useSignIn } from "#web/features/account/sign-in/use-sign-in.ts";
import { safeCallback } from "#web/lib/auth/callback-url.ts";
import { rememberReturn } from "#web/lib/auth/return-path.ts";
import { useSession } from "#web/lib/auth/session.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";

// the table of errors is no part of the page: few are sent here with one
const SignInNotice = lazy(() => import("#web/features/account/sign-in/sign-in-notice.tsx"));

export const loader = () => loginPage();
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function Login() {
  const hydrated = useHydrated();
  const { state } = useLocation();
  const known = hydrated ? (state as { email?: string } | null)?.email : undefined;
  return <LoginPage key={known} knownEmail={known} />;
}

function LoginPage({ knownEmail }: { knownEmail: string | undefined }) {
  const [query] = useSearchParams();
  const session = useSession();
  const hydrated = useHydrated();
  const callbackUrl = () => safeCallback(query.get("callbackUrl"), window.location.origin);
  const signIn = useSignIn({
    callbackUrl,
    onSignedIn: () => window.location.assign(callbackUrl()),
    knownEmail,
  });
  const error = hydrated ? query.get("error") : null;

  // connecting Google was broken off: the account page says so
  if (hydrated && session.status === "authenticated" && error === "OAuthCallbackError")
    return <Navigate to={`/account?${query}`} replace />;
  // with an error someone was sent here although a session may seem to exist: sending back would go in circles
  if (hydrated && session.status === "authenticated" && !error)
    return <Navigate to={callbackUrl()} replace />;

  const { form, isUnverified: verify } = signIn;
  return (
    <div className="page pt-12 sm:pt-20">
      <div className="mx-auto max-w-md">
        <h1 className="text-title">{verify ? "Verify your email" : "Sign in"}</h1>
        {error && !verify && !form.message && (
          <Suspense>
            <SignInNotice error={error} code={query.get("code")} />
          </Suspense>
        )}
        {verify ? (
          <VerifyEmailView email={form.values.email} onTryAgain={signIn.backToForm} onLeave={signIn.reset} />
        ) : (
          <SignInForm
            signIn={signIn}
            callbackUrl={callbackUrl}
            // whoever makes an account instead still comes back to what they wanted
            onLeave={() => query.has("callbackUrl") && rememberReturn(callbackUrl())}
          />
        )}
      </div>
    </div>
  );
}
