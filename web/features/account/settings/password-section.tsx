import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { changePasswordInput } from "#schema/accounts/account.ts";
import { PASSWORD_LENGTH } from "#schema/accounts/password.ts";
import { linkLife } from "#schema/emails/email-links.ts";
import { fieldsOf, messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { AccountSection } from "./account-section.tsx";
import { useAccountRefresh } from "./use-account-refresh.ts";

export function PasswordSection({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <AccountSection title="Password">
      {!hasPassword && <SetPassword email={email} />}
      {hasPassword && open && <ChangePassword onClose={() => setOpen(false)} />}
      {hasPassword && !open && (
        <Button look="quiet" onClick={() => setOpen(true)}>
          Change password
        </Button>
      )}
    </AccountSection>
  );
}

/** A first password comes by a link to the mailbox. */
function SetPassword({ email }: { email: string }) {
  const trpc = useTRPC();
  const request = useMutation(trpc.account.requestPasswordReset.mutationOptions());
  return (
    <>
      <p>You sign in with Google and have no password. You can set one too.</p>
      <Button
        look="quiet"
        className="mt-2"
        busy={request.isPending}
        onClick={() => request.mutate({ email })}
      >
        Email me a link to set one
      </Button>
      <p aria-live="polite" className="text-sm">
        {request.isSuccess && `The link is on its way. It works for ${linkLife("RESET_PASSWORD")}.`}
        {request.isError && <span className="text-safelight">{messageOf(request.error)}</span>}
      </p>
    </>
  );
}

type Values = { currentPassword: string; password: string };

function ChangePassword({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const refresh = useAccountRefresh();
  const [values, setValues] = useState<Values>({ currentPassword: "", password: "" });
  const [problems, setProblems] = useState<Partial<Values>>({});
  const change = useMutation(
    trpc.account.changePassword.mutationOptions({
      onSuccess: async () => {
        toast("Your password was changed. Your other devices were signed out.");
        onClose();
        await refresh();
      },
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (change.isPending) return;
    const input = changePasswordInput.safeParse(values);
    const found: Partial<Values> = {};
    for (const issue of input.error?.issues ?? []) found[issue.path[0] as keyof Values] ??= issue.message;
    setProblems(found);
    if (input.success) change.mutate(input.data);
  }

  const field = (name: keyof Values) => ({
    name,
    required: true,
    value: values[name],
    error: problems[name] ?? fieldsOf(change.error)[name],
    onChange: (event: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: event.target.value })),
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        autoFocus
        {...field("currentPassword")}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_LENGTH.min} characters.`}
        {...field("password")}
      />
      {change.isError && !fieldsOf(change.error).password && (
        <Notice role="alert" className="text-safelight">
          {messageOf(change.error)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-5">
        <Button type="submit" look="outline" busy={change.isPending}>
          Change password
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
