import { PASSWORD_LENGTH } from "#schema/accounts/password.ts";
import { loadAccountRules } from "#web/lib/forms/account-rules.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { checkTerms, TermsField } from "../registration/terms-field.tsx";

type Props = {
  label: string;
  action: string;
  busyAction: string;
  send: (password: string) => Promise<unknown>;
  /** Whether the terms have to be agreed to with it. */
  withTerms?: boolean;
};

/** One new password, checked here by the rules that need no server and there by all of them. */
export function NewPasswordForm({ label, action, busyAction, send, withTerms = false }: Props) {
  const form = useForm({
    start: { password: "", terms: !withTerms },
    rules: async () => (await loadAccountRules())?.resetPasswordInput.pick({ password: true }) ?? null,
    check: checkTerms,
    send: ({ password }: { password: string }) => send(password),
  });
  const terms = form.tick("terms");
  return (
    <form {...form.props} className="mt-8 flex flex-col gap-5">
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint={`At least ${PASSWORD_LENGTH.min} characters.`}
        required
        {...form.text("password")}
      />
      {withTerms && <TermsField {...terms} error={terms.checked ? null : terms.error} />}
      {form.message && (
        <Notice role="alert" className="text-safelight">
          {form.message}
        </Notice>
      )}
      <Button type="submit" size="large" busy={form.isBusy}>
        {form.isBusy ? busyAction : action}
      </Button>
    </form>
  );
}
