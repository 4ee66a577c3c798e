import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { ERRORS } from "#schema/errors/errors.ts";
import { codeOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useSession } from "#web/lib/auth/session.tsx";
import { announceSessionChange } from "#web/lib/auth/session-signal.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { Notice } from "#web/ui/status/notice.tsx";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

/** Redeems a reset link with a password of one's own choice. Opening the page alone does nothing. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { refetch } = useSession();
  const trpc = useTRPC();
  const reset = useMutation(
    trpc.account.resetPassword.mutationOptions({
      // every device is signed out now, this one too
      onSuccess: () => {
        announceSessionChange();
        refetch();
      },
    }),
  );

  if (reset.isSuccess) {
    return (
      <div role="status">
        <h1 className="text-title">Your password is set</h1>
        <p className="mt-4 text-lg">
          Sign in as <span className="break-all font-medium">{reset.data.email}</span>. To be safe, we signed
          out every device.
        </p>
        <Link to="/login" className={`${buttonClass("primary", "large")} mt-8`}>
          Sign in
        </Link>
      </div>
    );
  }
  if (codeOf(reset.error) === "LINK_EXPIRED") {
    return (
      <>
        <h1 className="text-title">This link did not work</h1>
        <Notice role="alert" className="mt-4">
          {ERRORS.LINK_EXPIRED.message}
        </Notice>
        <ForgotPasswordForm />
      </>
    );
  }
  return (
    <>
      <h1 className="text-title">Choose a password</h1>
      <NewPasswordForm
        label="New password"
        action="Set password"
        busyAction="Setting your password..."
        send={(password) => reset.mutateAsync({ token, password })}
      />
    </>
  );
}
