import { Suspense } from "react";
import { currentPath } from "#web/lib/auth/current-path.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { VerifyEmailView } from "../registration/verify-email-view.tsx";
import { SecondStepView } from "./lazy-second-step.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SIGN_IN_TITLES, useSignIn } from "./use-sign-in.ts";

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Signs in without leaving the page; closing it, by whichever way, forgets everything typed. */
export function SignInDialog({ open, onOpenChange }: Props) {
  const signIn = useSignIn({
    callbackUrl: currentPath,
    onSignedIn: () => {
      onOpenChange(false);
      window.location.reload();
    },
  });

  function change(next: boolean) {
    if (!next) signIn.reset();
    onOpenChange(next);
  }

  return (
    <Dialog open={open} onOpenChange={change} title={SIGN_IN_TITLES[signIn.view]}>
      {signIn.view === "second-step" && (
        <Suspense>
          <SecondStepView
            callbackUrl={currentPath}
            onSignedIn={signIn.onSignedIn}
            onStartAgain={signIn.backToForm}
          />
        </Suspense>
      )}
      {signIn.view === "unverified" && (
        <VerifyEmailView
          email={signIn.form.values.email}
          onTryAgain={signIn.backToForm}
          onLeave={() => change(false)}
        />
      )}
      {signIn.view === "form" && (
        <SignInForm signIn={signIn} callbackUrl={currentPath} onLeave={() => change(false)} />
      )}
    </Dialog>
  );
}
