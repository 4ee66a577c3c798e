import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useCall } from "#web/lib/api/use-call.ts";
import { rememberedReturn } from "#web/lib/auth/return-path.ts";
import { registeredHere } from "#web/lib/registered-here.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Notice } from "#web/ui/notice.tsx";
import { AskForLink } from "./ask-for-link.tsx";

/**
 * Redeems the token of a verification link, once: by itself where the person registered, elsewhere after a click, so that
 * a mail scanner that opens links confirms nothing in its reader's name.
 */
export function VerifyToken({ token }: { token: string }) {
  const { mutate, isIdle, isSuccess, isError, data, error } = useCall((api, input: { token: string }) =>
    api.account.verifyEmail.mutate(input),
  );
  const sent = useRef<string | null>(null);
  const [here] = useState(registeredHere);
  useEffect(() => {
    if (!here || sent.current === token) return;
    sent.current = token;
    mutate({ token });
  });

  if (isSuccess && data) {
    return (
      <div role="status">
        <h1 className="text-title">Your email is verified</h1>
        <p className="mt-4 text-lg">
          <span className="break-all">{data.email}</span> is ready. Sign in, and{" "}
          {rememberedReturn() ? "go on where you were" : "start with your photos"}.
        </p>
        <Link
          to={`/login?${new URLSearchParams({ callbackUrl: rememberedReturn() ?? "/tools/trainings/new" })}`}
          className={`${buttonClass("primary", "large")} mt-8`}
        >
          Sign in
        </Link>
      </div>
    );
  }
  if (isError) {
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
  if (!here && isIdle) {
    return (
      <>
        <h1 className="text-title">Confirm your email</h1>
        <p className="mt-4 text-lg">
          One click, and your account is ready. If you did not register, simply close this page.
        </p>
        <Button size="large" className="mt-8" onClick={() => mutate({ token })}>
          Confirm my address
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
