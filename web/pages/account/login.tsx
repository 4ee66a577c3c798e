import { lazy, Suspense, useState } from "react";
import { type MetaArgs, Navigate, useLocation, useSearchParams } from "react-router";
import { loginPage } from "#web/content/pages/account-pages.ts";
import { VerifyEmailView } from "#web/features/account/registration/verify-email-view.tsx";
import { SecondStepView } from "#web/features/account/sign-in/lazy-second-step.ts";
import { SignInForm } from "#web/features/account/sign-in/sign-in-form.tsx";
import { SIGN_IN_TITLES, useSignIn } from "#web/features/account/sign-in/use-sign-in.ts";
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
  const [startedAgain, setStartedAgain] = useState(false);
  const error = hydrated ? query.get("error") : null;

  // connecting Google was broken off: the account page says so
  if (hydrated && session.status === "authenticated" && error === "OAuthCallbackError")
    return <Navigate to={`/account?${query}`} replace />;
  // with an error someone was sent here although a session may seem to exist: sending back would go in circles
  if (hydrated && session.status === "authenticated" && !error)
    return <Navigate to={callbackUrl()} replace />;

  // Google has signed somebody in whose account asks for more
  const asked = hydrated && query.get("code") === "SECOND_STEP_NEEDED" && !error;
  const { form } = signIn;
  const view = asked && !startedAgain && signIn.view === "form" ? "second-step" : signIn.view;
  return (
    <div className="page pt-12 sm:pt-20">
      <div className="mx-auto max-w-md">
        <h1 className="text-title">{SIGN_IN_TITLES[view]}</h1>
        {error && view === "form" && !form.message && (
          <Suspense>
            <SignInNotice error={error} code={query.get("code")} />
          </Suspense>
        )}
        {view === "second-step" && (
          <Suspense>
            <SecondStepView
              callbackUrl={callbackUrl}
              onSignedIn={signIn.onSignedIn}
              onStartAgain={() => {
                setStartedAgain(true);
                signIn.backToForm();
              }}
            />
          </Suspense>
        )}
        {view === "unverified" && (
          <VerifyEmailView email={form.values.email} onTryAgain={signIn.backToForm} onLeave={signIn.reset} />
        )}
        {view === "form" && (
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
