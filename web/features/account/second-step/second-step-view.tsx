import { secondStepInput } from "#schema/accounts/second-factor.ts";
import { ERRORS } from "#schema/errors/errors.ts";
import { SITE } from "#schema/site/site.ts";
import { AuthClientError, signInByCode } from "#web/lib/auth/auth-client.ts";
import { announceSessionChange } from "#web/lib/auth/session-signal.ts";
import { flashAfterLoad } from "#web/lib/flash.ts";
import { FormRefusal, useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

type Props = { callbackUrl: () => string; onSignedIn: () => void; onStartAgain: () => void };

/** Asked after the password was right: a code of the app, a recovery code, or a passkey. */
export default function SecondStepView({ callbackUrl, onSignedIn, onStartAgain }: Props) {
  const form = useForm({
    start: { code: "" },
    rules: secondStepInput,
    async send({ code }) {
      const result = await signInByCode(code, callbackUrl()).catch((error: unknown) => {
        const said = error instanceof AuthClientError ? error.serverMessage : null;
        throw new FormRefusal(said ?? ERRORS.SIGN_IN_EXCEPTION.message);
      });
      if (!result.ok) throw new FormRefusal(result.message);
      flashAfterLoad("Successfully signed in!");
      announceSessionChange();
      onSignedIn();
    },
  });
  return (
    <form {...form.props} className="mt-4 flex flex-col gap-5">
      <p>Your account asks for a second step. Open your authenticator app and enter its code.</p>
      <TextField
        label="Code"
        hint="Six digits, or one of your recovery codes."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
        {...form.text("code")}
      />
      {form.message && (
        <Notice role="alert" className="text-safelight">
          {form.message}
        </Notice>
      )}
      <Button type="submit" size="large" busy={form.isBusy || form.isSent}>
        Continue
      </Button>
      <PasskeyButton label="Use a passkey instead" callbackUrl={callbackUrl} onSignedIn={onSignedIn} />
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <Button look="quiet" onClick={onStartAgain}>
          Start again
        </Button>
        <a href={`mailto:${SITE.supportEmail}`} className="link">
          Lost your app and codes?
        </a>
      </div>
    </form>
  );
}
