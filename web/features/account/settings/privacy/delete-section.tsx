import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { AccountLosses } from "#schema/accounts/account-rights.ts";
import { requestDeletionInput } from "#schema/accounts/account-rights-inputs.ts";
import { MONEY_BACK_DAYS } from "#schema/billing/plans.ts";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { announceSessionChange } from "#web/lib/auth/session-signal.ts";
import { count, formatCredits } from "#web/lib/format.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { AccountSection } from "../account-section.tsx";

type Props = { hasPassword: boolean; losses: AccountLosses };

/** The end of an account: what goes with it is said before anything happens. */
export function DeleteSection({ hasPassword, losses }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <AccountSection title="Delete account">
      <p>
        Your account is deleted {RETENTION_DAYS.deletionGrace} days after you ask for it, with all models,
        pictures, photos and credits. Until then you can change your mind.
      </p>
      <Button look="outline" className="mt-4" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog alert open={open} onOpenChange={setOpen} title="Delete your account?">
        <DeleteForm hasPassword={hasPassword} losses={losses} onClose={() => setOpen(false)} />
      </Dialog>
    </AccountSection>
  );
}

function DeleteForm({ hasPassword, losses, onClose }: Props & { onClose: () => void }) {
  const trpc = useTRPC();
  const request = useMutation(
    trpc.account.requestDeletion.mutationOptions({
      onSuccess: () => {
        announceSessionChange();
        // what else is open here may not be asked for any more
        window.location.assign("/account");
      },
    }),
  );

  const form = useForm({
    start: { currentPassword: "" },
    rules: requestDeletionInput,
    input: (values) => (hasPassword ? values : {}),
    send: request.mutateAsync,
  });

  return (
    <form {...form.props} className="mt-4 flex flex-col gap-5">
      <div>
        <p>In {RETENTION_DAYS.deletionGrace} days, we permanently delete:</p>
        <ul className="numbers mt-2 list-disc pl-5">
          <li>
            {count(losses.models, "model")}, {count(losses.pictures, "picture")} and{" "}
            {count(losses.videos, "video")}, with all photos
          </li>
          <li>
            {losses.credits === 0 ? "Your credits (none at the moment)" : formatCredits(losses.credits)}
          </li>
          {losses.plan && <li>Your {losses.plan} plan, which will not be renewed</li>}
        </ul>
      </div>
      <p className="text-ink-soft">
        Work that has not started is cancelled and refunded. Your other devices are signed out. Credits you
        bought in the last {MONEY_BACK_DAYS} days can be refunded: write to us before the account is deleted.
      </p>
      {hasPassword && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          required
          autoFocus
          {...form.text("currentPassword")}
        />
      )}
      {form.message && (
        <Notice role="alert" className="text-safelight">
          {form.message}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button type="button" look="outline" onClick={onClose}>
          Keep my account
        </Button>
        <Button type="submit" busy={form.isBusy || form.isSent}>
          Delete my account
        </Button>
      </div>
    </form>
  );
}
