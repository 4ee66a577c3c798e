import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { changePasswordInput } from "#schema/accounts/account.ts";
import { PASSWORD_LENGTH } from "#schema/accounts/password.ts";
import { linkLife } from "#schema/emails/email-links.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
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
      <p>You have no password: you sign in with Google or by an emailed link. You can set one too.</p>
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

function ChangePassword({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const refresh = useAccountRefresh();
  const change = useMutation(
    trpc.account.changePassword.mutationOptions({
      onSuccess: async () => {
        toast("Your password was changed. Your other devices were signed out.");
        onClose();
        await refresh();
      },
    }),
  );

  const form = useForm({
    start: { currentPassword: "", password: "" },
    rules: changePasswordInput,
    send: change.mutateAsync,
  });

  return (
    <form {...form.props} className="flex flex-col gap-5">
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        required
        autoFocus
        {...form.text("currentPassword")}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_LENGTH.min} characters.`}
        required
        {...form.text("password")}
      />
      {form.message && (
        <Notice role="alert" className="text-safelight">
          {form.message}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-5">
        <Button type="submit" look="outline" busy={form.isBusy}>
          Change password
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
