import { Link } from "react-router";
import type { RegisterInput } from "#schema/accounts/account.ts";
import { TERMS_VERSION } from "#schema/accounts/consent.ts";
import { PASSWORD_LENGTH } from "#schema/accounts/password.ts";
import { useSystemInfo } from "#web/lib/api/use-system-info.ts";
import { currentPath } from "#web/lib/auth/current-path.ts";
import { formatCredits } from "#web/lib/format.ts";
import { loadAccountRules } from "#web/lib/forms/account-rules.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { OutsideProviders } from "../sign-in/outside-providers.tsx";
import { checkTerms, TermsField } from "./terms-field.tsx";

type Props = {
  /** Gets the address the verification link goes to. */
  onRegistered: (email: string) => void;
  /** Where someone who has an account already signs in. */
  signInPath: string;
};

export function RegisterForm({ onRegistered, signInPath }: Props) {
  const info = useSystemInfo();
  const form = useForm({
    start: { name: "", email: "", password: "", allowMarketing: false, terms: false },
    rules: async () => (await loadAccountRules())?.registerInput ?? null,
    check: checkTerms,
    input: (values) => ({ ...values, terms: TERMS_VERSION }),
    async send(input: RegisterInput) {
      const { api } = await import("#web/lib/api/api.ts");
      await api.account.register.mutate(input);
      onRegistered(input.email);
    },
  });
  const terms = form.tick("terms");

  return (
    <form {...form.props} className="flex flex-col gap-5">
      <TextField label="Name" autoComplete="name" required {...form.text("name")} />
      <TextField label="Email" type="email" autoComplete="email" required {...form.text("email")} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_LENGTH.min} characters.`}
        required
        {...form.text("password")}
      />
      <CheckField {...form.tick("allowMarketing")}>Send me tips and offers (optional)</CheckField>
      {form.message && (
        <Notice role="alert" className="text-safelight">
          {form.message}
        </Notice>
      )}
      <TermsField {...terms} error={terms.checked ? null : terms.error} />
      <Button type="submit" size="large" busy={form.isBusy}>
        {form.isBusy ? "Creating your account..." : "Create account"}
      </Button>
      <OutsideProviders callbackUrl={currentPath} />
      <p className="numbers min-h-6 text-ink-soft">
        {info && info.registrationBonus > 0 && (
          <>A new account starts with {formatCredits(info.registrationBonus)}. </>
        )}
        Already have one?{" "}
        <Link to={signInPath} className="link text-ink">
          Sign in
        </Link>
      </p>
    </form>
  );
}
