import { Link } from "react-router";
import { ERRORS } from "#schema/errors.ts";
import { useCall } from "#web/lib/api/use-call.ts";
import { useSession } from "#web/lib/auth/session.tsx";
import { announceSessionChange } from "#web/lib/auth/session-signal.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { Notice } from "#web/ui/status/notice.tsx";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

/** Redeems a reset link with a password of one's own choice. Opening the page alone does nothing. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { refetch } = useSession();
  const reset = useCall(
    (api, input: { token: string; password: string }) => api.account.resetPassword.mutate(input),
    // every device is signed out now, this one too
    () => {
      announceSessionChange();
      refetch();
    },
  );

  if (reset.isSuccess && reset.data) {
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
  if (reset.error instanceof Error && reset.error.message === ERRORS.LINK_EXPIRED.message) {
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
        error={reset.error}
        busy={reset.isPending}
        action="Set password"
        busyAction="Setting your password..."
        onSubmit={(password) => reset.mutate({ token, password })}
      />
    </>
  );
}
