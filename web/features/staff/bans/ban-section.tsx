import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { banPersonInput } from "#schema/staff/ban-inputs.ts";
import { BAN_REASON_LABELS } from "#schema/staff/bans.ts";
import type { PersonView } from "#schema/staff/staff.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { formatDate } from "#web/lib/format.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { AdminsOnly } from "../admins-only.tsx";
import { BanFields, daysOf, NO_REASON } from "./ban-fields.tsx";

/** Whether somebody is blocked and why, and the way to change it. */
export function BanSection({ person }: { person: PersonView }) {
  const { ban } = person;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <section aria-labelledby="ban-title">
      <h3 id="ban-title" className="mb-3 font-medium">
        Access
      </h3>
      <p className="max-w-prose">
        {ban
          ? `Blocked${ban.createdAt ? ` on ${formatDate(ban.createdAt)}` : ""}${ban.reason ? ` ${BAN_REASON_LABELS[ban.reason]}` : ""}${ban.expires ? `, until ${formatDate(ban.expires)}` : ""}.`
          : "Not blocked."}
      </p>
      {ban?.note && <p className="mt-1 max-w-prose whitespace-pre-line text-ink-soft">{ban.note}</p>}
      <AdminsOnly>
        <Button look="outline" className="mt-4" onClick={() => setOpen(true)}>
          {ban ? "Unblock" : "Block this person"}
        </Button>
      </AdminsOnly>
      {ban ? (
        <Unblock person={person} open={open} onClose={close} />
      ) : (
        <Block person={person} open={open} onClose={close} />
      )}
    </section>
  );
}

type Props = { person: PersonView; open: boolean; onClose: () => void };

function Block({ person, open, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(now) => !now && onClose()}
      title={`Block ${person.email}?`}
      description="All accounts with this mailbox are signed out right away. Work that has not started is cancelled and refunded, and a plan ends after its paid period. They are emailed the reason and how to appeal."
    >
      <BlockForm person={person} onClose={onClose} />
    </Dialog>
  );
}

function BlockForm({ person, onClose }: Omit<Props, "open">) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const ban = useMutation(
    trpc.staff.banPerson.mutationOptions({
      onSuccess: () => {
        toast("Blocked.");
        onClose();
      },
      onSettled: () => queryClient.invalidateQueries(trpc.staff.pathFilter()),
    }),
  );

  const form = useForm({
    start: NO_REASON,
    rules: banPersonInput,
    input: (values) => ({ id: person.id, requestKey, ...values, days: daysOf(values.days) }),
    send: ban.mutateAsync,
  });
  const requestKey = useRequestKey(JSON.stringify([person.id, form.values]));

  return (
    <form {...form.props} className="mt-5 flex flex-col gap-5">
      <BanFields reason={form.text("reason")} note={form.text("note")} days={form.text("days")} />
      {form.message && <Notice role="alert">{form.message}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={form.isBusy}>
          Block
        </Button>
      </div>
    </form>
  );
}

function Unblock({ person, open, onClose }: Props) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const requestKey = useRequestKey(`${person.id} ${person.ban?.createdAt?.getTime()}`);
  const unban = useMutation(
    trpc.staff.unbanPerson.mutationOptions({
      onSuccess: () => toast("Unblocked."),
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => {
        onClose();
        return queryClient.invalidateQueries(trpc.staff.pathFilter());
      },
    }),
  );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(now) => !now && onClose()}
      title={`Unblock ${person.email}?`}
      text="They can sign in again. Cancelled work stays cancelled; its credits were refunded."
      confirm="Unblock"
      keep="Cancel"
      busy={unban.isPending}
      onConfirm={() => unban.mutate({ id: person.id, requestKey })}
    />
  );
}
