import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { changeEmailInput } from "#schema/accounts/account.ts";
import type { SuppressionReason } from "#schema/emails/emails.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { EmailProblem } from "../emails/email-problem.tsx";
import { AccountSection } from "./account-section.tsx";

type Props = { email: string; hasPassword: boolean; problem: SuppressionReason | null };

export function EmailSection({ email, hasPassword, problem }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <AccountSection title="Email" hint="You sign in with this address, and we send our emails to it.">
      <p className="break-all font-medium">{email}</p>
      {problem && <EmailProblem reason={problem} />}
      {open ? (
        <ChangeEmail hasPassword={hasPassword} onClose={() => setOpen(false)} />
      ) : (
        <Button look="quiet" className="mt-2" onClick={() => setOpen(true)}>
          Change address
        </Button>
      )}
    </AccountSection>
  );
}

function ChangeEmail({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const trpc = useTRPC();
  const change = useMutation(trpc.account.requestEmailChange.mutationOptions());
  const form = useForm({
    start: { email: "", currentPassword: "" },
    rules: changeEmailInput,
    input: ({ email, currentPassword }) => ({ email, ...(hasPassword ? { currentPassword } : {}) }),
    send: change.mutateAsync,
  });

  if (change.isSuccess) {
    return (
      <Notice role="status" className="mt-4">
        <p>
          We sent a link to <span className="break-all font-medium">{change.variables.email}</span>. Open it
          in this browser to move your account there. Until then, nothing changes.
        </p>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </Notice>
    );
  }
  return (
    <form {...form.props} className="mt-5 flex flex-col gap-5">
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        required
        autoFocus
        {...form.text("email")}
      />
      {hasPassword && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          required
          {...form.text("currentPassword")}
        />
      )}
      {form.message && (
        <Notice role="alert" className="text-safelight">
          {form.message}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-5">
        <Button type="submit" look="outline" busy={form.isBusy}>
          Send the link
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
