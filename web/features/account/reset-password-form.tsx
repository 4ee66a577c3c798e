import { useState } from "react";
import { Link } from "react-router";
import { ERRORS } from "#schema/errors.ts";
import { PASSWORD_LENGTH } from "#schema/password.ts";
import { loadAccountRules } from "#web/lib/account-rules.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useCall } from "#web/lib/api/use-call.ts";
import { useSession } from "#web/lib/auth/session.tsx";
import { announceSessionChange } from "#web/lib/auth/session-signal.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";

/** Redeems a reset link with a password of one's own choice. Opening the page alone does nothing. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { refetch } = useSession();
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
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
          Sign in with it as <span className="break-all font-medium">{reset.data.email}</span>. Every device
          was signed out, to be safe.
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
      <form
        noValidate
        className="mt-8 flex flex-col gap-5"
        onSubmit={async (event) => {
          event.preventDefault();
          const rules = await loadAccountRules();
          const input = rules ? rules.password.safeParse(password) : { success: true as const };
          setProblem(input.success ? null : (input.error.issues[0]?.message ?? null));
          if (input.success && !reset.isPending) reset.mutate({ token, password });
        }}
      >
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_LENGTH.min} characters.`}
          required
          value={password}
          error={problem}
          onChange={(event) => setPassword(event.target.value)}
        />
        {reset.isError && (
          <Notice role="alert" className="text-safelight">
            {messageOf(reset.error)}
          </Notice>
        )}
        <Button type="submit" size="large" busy={reset.isPending}>
          {reset.isPending ? "Setting your password..." : "Set password"}
        </Button>
      </form>
    </>
  );
}
