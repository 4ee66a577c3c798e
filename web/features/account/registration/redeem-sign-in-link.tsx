import { Suspense } from "react";
import { Link } from "react-router";
import { AUTH_CLIENT_ERRORS } from "#schema/errors/auth-client-errors.ts";
import { forgetReturn } from "#web/lib/auth/return-path.ts";
import { useSession } from "#web/lib/auth/session.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { Notice } from "#web/ui/status/notice.tsx";
import { SecondStepView } from "../sign-in/lazy-second-step.ts";
import { SignInLinkForm } from "./sign-in-link-form.tsx";
import { signInGoal, useSignInLink } from "./use-sign-in-link.ts";

/** What becomes of a link that signs in. Elsewhere, or too late, it asks for a new one. */
export function RedeemSignInLink({ token }: { token: string }) {
  const session = useSession();
  const { outcome, redeem } = useSignInLink(token);

  if (outcome.state === "under-way") {
    return (
      <h1 className="text-title" aria-live="polite">
        Signing you in…
      </h1>
    );
  }
  // the second press on a link that has done its work
  if (session.status === "authenticated") {
    return (
      <div role="status">
        <h1 className="text-title">You are signed in</h1>
        <p className="mt-4 text-lg">There is nothing left to do here.</p>
        <Link to={signInGoal()} className={`${buttonClass("primary", "large")} mt-8`}>
          Continue
        </Link>
      </div>
    );
  }
  if (outcome.state === "second-step") {
    return (
      <>
        <h1 className="text-title">One more step</h1>
        <Suspense>
          <SecondStepView
            callbackUrl={signInGoal}
            onSignedIn={() => {
              const goal = signInGoal();
              forgetReturn();
              window.location.assign(goal);
            }}
            onStartAgain={() => window.location.assign("/login")}
          />
        </Suspense>
      </>
    );
  }
  if (outcome.state === "unreached") {
    return (
      <>
        <h1 className="text-title">You are not signed in yet</h1>
        <Notice role="alert" className="mt-4 mb-8">
          {AUTH_CLIENT_ERRORS.CLIENT_FETCH_ERROR}
        </Notice>
        <Button size="large" onClick={redeem}>
          Try again
        </Button>
      </>
    );
  }
  return (
    <>
      <h1 className="text-title">This link did not work here</h1>
      <Notice role="alert" className="mt-4 mb-8">
        {outcome.message}
      </Notice>
      <h2 className="mb-4 text-heading">Get a new link for this browser</h2>
      <SignInLinkForm />
    </>
  );
}
