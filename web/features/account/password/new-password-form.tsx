import { useState } from "react";
import { PASSWORD_LENGTH } from "#schema/accounts/password.ts";
import { loadAccountRules } from "#web/lib/account-rules.ts";
import { fieldsOf, messageOf } from "#web/lib/api/remote-error.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { TERMS_NEEDED, TermsField } from "../registration/terms-field.tsx";

type Props = {
  label: string;
  /** What the server refused the last one with. */
  error: unknown;
  busy: boolean;
  action: string;
  busyAction: string;
  onSubmit: (password: string) => void;
  /** Whether the terms have to be agreed to with it. */
  withTerms?: boolean;
};

/** One new password, checked here by the rules that need no server and there by all of them. */
export function NewPasswordForm({
  label,
  error,
  busy,
  action,
  busyAction,
  onSubmit,
  withTerms = false,
}: Props) {
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [agreed, setAgreed] = useState(!withTerms);
  const [isTold, setTold] = useState(false);
  const refused = fieldsOf(error).password;
  return (
    <form
      noValidate
      className="mt-8 flex flex-col gap-5"
      onSubmit={async (event) => {
        event.preventDefault();
        if (busy) return;
        const rules = await loadAccountRules();
        const input = rules ? rules.password.safeParse(password) : { success: true as const };
        setProblem(input.success ? null : (input.error.issues[0]?.message ?? null));
        setTold(true);
        if (input.success && agreed) onSubmit(password);
      }}
    >
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_LENGTH.min} characters.`}
        required
        value={password}
        error={problem ?? refused}
        onChange={(event) => setPassword(event.target.value)}
      />
      {withTerms && (
        <TermsField checked={agreed} onChange={setAgreed} error={isTold && !agreed ? TERMS_NEEDED : null} />
      )}
      {error !== null && !refused && (
        <Notice role="alert" className="text-safelight">
          {messageOf(error)}
        </Notice>
      )}
      <Button type="submit" size="large" busy={busy}>
        {busy ? busyAction : action}
      </Button>
    </form>
  );
}
