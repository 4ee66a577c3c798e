import { Link } from "react-router";
import { Button } from "#web/ui/controls/button.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { OutsideProviders } from "./outside-providers.tsx";
import type { SignIn } from "./use-sign-in.ts";

type Props = { signIn: SignIn; callbackUrl: () => string; onLeave?: () => void };

export function SignInForm({ signIn, callbackUrl, onLeave }: Props) {
  const busy = signIn.view === "submitting";
  return (
    <form
      noValidate
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault();
        void signIn.submit();
      }}
    >
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        required
        value={signIn.email}
        onChange={(event) => signIn.setEmail(event.target.value)}
      />
      <PasswordField
        className="mt-5"
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={signIn.password}
        onChange={(event) => signIn.setPassword(event.target.value)}
      />
      <p className="mt-2 text-sm">
        <Link to="/forgot-password" state={{ email: signIn.email }} onClick={onLeave} className="link">
          Forgot your password?
        </Link>
      </p>
      {signIn.error && (
        <Notice role="alert" className="mt-5 text-safelight">
          {signIn.error}
        </Notice>
      )}
      <Button type="submit" size="large" busy={busy} className="mt-6 w-full">
        {busy ? "Signing in..." : "Sign In"}
      </Button>
      <div className="mt-4">
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
