import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import type { RegisterInput } from "#schema/accounts/account.ts";
import { TERMS_VERSION } from "#schema/accounts/consent.ts";
import { PASSWORD_LENGTH } from "#schema/accounts/password.ts";
import { loadAccountRules } from "#web/lib/account-rules.ts";
import { fieldsOf, messageOf } from "#web/lib/api/remote-error.ts";
import { useCall } from "#web/lib/api/use-call.ts";
import { useSystemInfo } from "#web/lib/api/use-system-info.ts";
import { currentPath } from "#web/lib/auth/current-path.ts";
import { formatCredits } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { OutsideProviders } from "../sign-in/outside-providers.tsx";
import { TERMS_NEEDED, TermsField } from "./terms-field.tsx";

type TypedField = "name" | "email" | "password";
type Field = TypedField | "terms";

type Props = {
  /** Gets the address the verification link goes to. */
  onRegistered: (email: string) => void;
  /** Where someone who has an account already signs in. */
  signInPath: string;
};

export function RegisterForm({ onRegistered, signInPath }: Props) {
  const [values, setValues] = useState({ name: "", email: "", password: "", allowMarketing: false });
  const [agreed, setAgreed] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const info = useSystemInfo();
  const register = useCall(async (api, input: RegisterInput) => {
    await api.account.register.mutate(input);
    return input.email;
  }, onRegistered);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (register.isPending) return;
    const form = event.currentTarget;
    const rules = await loadAccountRules();
    const input = { ...values, terms: TERMS_VERSION };
    const checked = rules ? rules.registerInput.safeParse(input) : { success: true as const, data: input };
    if (checked.success && agreed) {
      setErrors({});
      register.mutate(checked.data);
      return;
    }
    const found: Partial<Record<Field, string>> = agreed ? {} : { terms: TERMS_NEEDED };
    for (const issue of checked.error?.issues ?? []) found[issue.path[0] as Field] ??= issue.message;
    setErrors(found);
    const first = (["name", "email", "password"] as const).find((field) => found[field]);
    const field = form.elements.namedItem(first ?? "terms");
    if (field instanceof HTMLElement) field.focus();
  }

  const text = (field: TypedField) => ({
    name: field,
    required: true,
    value: values[field],
    error: errors[field] ?? fieldsOf(register.error)[field],
    onChange: (event: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [field]: event.target.value })),
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TextField label="Name" autoComplete="name" {...text("name")} />
      <TextField label="Email" type="email" autoComplete="email" {...text("email")} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_LENGTH.min} characters.`}
        {...text("password")}
      />
      <CheckField
        checked={values.allowMarketing}
        onChange={(allowMarketing) => setValues((before) => ({ ...before, allowMarketing }))}
      >
        Send me tips and offers (optional)
      </CheckField>
      {register.isError && Object.keys(fieldsOf(register.error)).length === 0 && (
        <Notice role="alert" className="text-safelight">
          {messageOf(register.error)}
        </Notice>
      )}
      <TermsField checked={agreed} onChange={setAgreed} error={agreed ? null : errors.terms} />
      <Button type="submit" size="large" busy={register.isPending}>
        {register.isPending ? "Creating your account..." : "Create account"}
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
