import { Link } from "react-router";
import { rememberReturn } from "#web/lib/auth/return-path.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { PasskeyButton } from "../second-step/passkey-button.tsx";
import { OutsideProviders } from "./outside-providers.tsx";
import type { SignIn } from "./use-sign-in.ts";

type Props = { signIn: SignIn; callbackUrl: () => string; onLeave?: () => void };

export function SignInForm({ signIn: { form, onSignedIn }, callbackUrl, onLeave }: Props) {
  return (
    <form {...form.props} className="mt-6">
      <TextField label="Email" type="email" autoComplete="email" required {...form.text("email")} />
      <PasswordField
        className="mt-5"
        label="Password"
        autoComplete="current-password"
        required
        {...form.text("password")}
      />
      <p className="mt-2 text-sm">
        <Link to="/forgot-password" state={{ email: form.values.email }} onClick={onLeave} className="link">
          Forgot your password?
        </Link>
        <span aria-hidden="true" className="mx-2 text-ink-soft">
          ·
        </span>
        <Link
          to="/sign-in-link"
          data-reads-address
          state={{ email: form.values.email }}
          onClick={() => {
            onLeave?.();
            rememberReturn(callbackUrl());
          }}
          className="link"
        >
          Email me a link instead
        </Link>
      </p>
      {form.message && (
        <Notice role="alert" className="mt-5 text-safelight">
          {form.message}
        </Notice>
      )}
      <Button type="submit" size="large" busy={form.isBusy} className="mt-6 w-full">
        {form.isBusy ? "Signing in..." : "Sign In"}
      </Button>
      <div className="mt-4">
        <PasskeyButton label="Sign in with a passkey" callbackUrl={callbackUrl} onSignedIn={onSignedIn} />
      </div>
      <div className="mt-3">
        <OutsideProviders callbackUrl={callbackUrl} />
      </div>
      <p className="mt-5 text-ink-soft">
        New here?{" "}
        <Link to="/register" onClick={onLeave} className="link text-ink">
          Create account
        </Link>
      </p>
    </form>
  );
}
