import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { AUTH_CLIENT_ERRORS } from "#schema/errors.ts";
import { signInByEmail } from "#web/lib/auth/auth-client.ts";
import { forgetReturn, rememberedReturn } from "#web/lib/auth/return-path.ts";
import { useSession } from "#web/lib/auth/session.tsx";
import { announceSessionChange } from "#web/lib/auth/session-signal.ts";
import { flashAfterLoad } from "#web/lib/flash.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { Notice } from "#web/ui/status/notice.tsx";
import { SignInLinkForm } from "./sign-in-link-form.tsx";

/** Where someone goes on who came in by a link: where they asked for it, or to their pictures. */
const goal = () => rememberedReturn() ?? "/dashboard";

/** Redeems a link that signs in, once, and loads the page it was asked for on. Elsewhere, or too late, it asks for a new one. */
export function RedeemSignInLink({ token }: { token: string }) {
  const session = useSession();
  const [refusal, setRefusal] = useState<string | null>(null);
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (sent.current === token) return;
    sent.current = token;
    const callbackUrl = goal();
    signInByEmail(token, callbackUrl).then(
      (result) => {
        if (!result.ok) return setRefusal(result.message);
        forgetReturn();
        flashAfterLoad("Signed in. Welcome!");
        announceSessionChange();
        window.location.assign(callbackUrl);
      },
      () => setRefusal(AUTH_CLIENT_ERRORS.CLIENT_FETCH_ERROR),
    );
  }, [token]);

  if (refusal === null) {
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
        <Link to={goal()} className={`${buttonClass("primary", "large")} mt-8`}>
          Continue
        </Link>
      </div>
    );
  }
  return (
    <>
      <h1 className="text-title">This link did not work here</h1>
      <Notice role="alert" className="mt-4 mb-8">
        {refusal}
      </Notice>
      <h2 className="mb-4 text-heading">Get a new link for this browser</h2>
      <SignInLinkForm />
    </>
  );
}
