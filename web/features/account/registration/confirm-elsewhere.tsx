import { NewPasswordForm } from "../password/new-password-form.tsx";

type Props = { send: (password: string) => Promise<unknown> };

/** The link of a registration made in another browser: who made it is not known here, so its password is not trusted. */
export function ConfirmElsewhere({ send }: Props) {
  return (
    <>
      <h1 className="text-title">Verify your email</h1>
      <p className="mt-4 text-lg">
        This account was created in another browser. Choose a password to verify that it is yours. You can use
        the one you registered with.
      </p>
      <p className="mt-3 text-ink-soft">If you did not register, close this page. Nothing will change.</p>
      <NewPasswordForm
        label="Password"
        withTerms
        action="Verify my email"
        busyAction="Verifying your email..."
        send={send}
      />
    </>
  );
}
