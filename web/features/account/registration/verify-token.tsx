import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { TERMS_VERSION } from "#schema/accounts/consent.ts";
import { codeOf, fieldsOf, isFinal, messageOf } from "#web/lib/api/remote-error.ts";
import { registeredHere } from "#web/lib/auth/registered-here.ts";
import { rememberedReturn } from "#web/lib/auth/return-path.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { Notice } from "#web/ui/status/notice.tsx";
import { AskForLink } from "./ask-for-link.tsx";
import { ConfirmElsewhere } from "./confirm-elsewhere.tsx";
import { goalAfterVerification, useVerification } from "./use-verification.ts";

/**
 * Redeems the token of a verification link, once: by itself where the person registered, elsewhere with a password of
 * one's own, so that neither a mail scanner nor whoever registered a stranger's address gains anything.
 */
export function VerifyToken({ token }: { token: string }) {
  const { mutate, mutateAsync, isSuccess, isError, data, error } = useVerification();
  const sent = useRef<string | null>(null);
  const [here] = useState(registeredHere);
  const [chosen, setChosen] = useState(false);
  useEffect(() => {
    if (!here || sent.current === token) return;
    sent.current = token;
    mutate({ token });
  });

  if (isSuccess && !data.signedIn) {
    return (
      <div role="status">
        <h1 className="text-title">Your email is verified</h1>
        <p className="mt-4 text-lg">
          <span className="break-all">{data.email}</span> is ready. Sign in, and{" "}
          {rememberedReturn() ? "pick up where you left off" : "start with your photos"}.
        </p>
        <Link
          to={`/login?${new URLSearchParams({ callbackUrl: goalAfterVerification() })}`}
          state={{ email: data.email }}
          className={`${buttonClass("primary", "large")} mt-8`}
        >
          Sign in
        </Link>
      </div>
    );
  }
  // the server knows which browser registered; what this one remembers only says whether to ask it at once
  const isAsked = !here || chosen || codeOf(error) === "PASSWORD_NEEDED";
  // a lost connection says nothing of the link, which may still be good
  const isRefused = isFinal(error) && codeOf(error) !== "PASSWORD_NEEDED" && !fieldsOf(error).password;
  if (isAsked && !isRefused) {
    return (
      <ConfirmElsewhere
        send={(password) => {
          setChosen(true);
          return mutateAsync({ token, password, terms: TERMS_VERSION });
        }}
      />
    );
  }
  if (isRefused) {
    return (
      <>
        <h1 className="text-title">This link did not work</h1>
        <Notice role="alert" className="mt-4">
          {messageOf(error)}
        </Notice>
        <AskForLink />
      </>
    );
  }
  if (isError) {
    return (
      <>
        <h1 className="text-title">Your email is not verified yet</h1>
        <Notice role="alert" className="mt-4 mb-8">
          {messageOf(error)}
        </Notice>
        <Button size="large" onClick={() => mutate({ token })}>
          Try again
        </Button>
      </>
    );
  }
  return (
    <h1 className="text-title" aria-live="polite">
      Verifying your email…
    </h1>
  );
}
