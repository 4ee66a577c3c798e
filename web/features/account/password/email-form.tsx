import type { ReactNode } from "react";
import { loadAccountRules } from "#web/lib/forms/account-rules.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";

type Props = {
  known: string;
  label: string;
  labelAgain: string;
  /** Another act is the main one of its page. */
  look?: "primary" | "outline";
  /** Asks for the link. Its answer never tells whether the address has an account. */
  send: (input: { email: string }) => Promise<unknown>;
  sent: ReactNode;
};

/** Asks for an address to mail a link to. */
export function EmailForm({ known, label, labelAgain, look = "primary", send, sent }: Props) {
  const form = useForm({
    start: { email: known },
    rules: async () => (await loadAccountRules())?.emailLinkInput ?? null,
    send,
  });
  return (
    <form {...form.props} className="mt-8 flex flex-col gap-5">
      <TextField label="Email" type="email" autoComplete="email" required {...form.text("email")} />
      <Button type="submit" size="large" look={look} busy={form.isBusy}>
        {form.isSent ? labelAgain : label}
      </Button>
      <div aria-live="polite">
        {form.isSent && <Notice>{sent}</Notice>}
        {form.message && <Notice className="text-safelight">{form.message}</Notice>}
      </div>
    </form>
  );
}
