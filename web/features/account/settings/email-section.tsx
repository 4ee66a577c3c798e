import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { changeEmailInput } from "#schema/accounts/account.ts";
import type { SuppressionReason } from "#schema/emails/emails.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
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

type Problems = { email?: string; currentPassword?: string };

function ChangeEmail({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const trpc = useTRPC();
  const [email, setEmail] = useState("");
  const [currentPassword, setCurrentPassword] = useState("");
  const [problems, setProblems] = useState<Problems>({});
  const change = useMutation(
    trpc.account.requestEmailChange.mutationOptions({ onSuccess: () => setCurrentPassword("") }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (change.isPending) return;
    const input = changeEmailInput.safeParse({ email, ...(hasPassword ? { currentPassword } : {}) });
    const found: Problems = {};
    for (const issue of input.error?.issues ?? []) found[issue.path[0] as keyof Problems] ??= issue.message;
    setProblems(found);
    if (input.success) change.mutate(input.data);
  }

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
    <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-5">
      <TextField
        label="New email"
        type="email"
        name="email"
        autoComplete="email"
        required
        autoFocus
        value={email}
        error={problems.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {hasPassword && (
        <PasswordField
          label="Your password"
          name="currentPassword"
          autoComplete="current-password"
          required
          value={currentPassword}
          error={problems.currentPassword}
          onChange={(event) => setCurrentPassword(event.target.value)}
        />
      )}
      {change.isError && (
        <Notice role="alert" className="text-safelight">
          {messageOf(change.error)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-5">
        <Button type="submit" look="outline" busy={change.isPending}>
          Send the link
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
