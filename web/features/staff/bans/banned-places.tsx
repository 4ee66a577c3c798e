import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { banPlaceInput } from "#schema/staff/ban-inputs.ts";
import { BAN_REASON_LABELS, type BanPlace, type PlaceBanView } from "#schema/staff/bans.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";
import { randomUuid, useRequestKey } from "#web/lib/api/use-request-key.ts";
import { formatDate } from "#web/lib/format.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { EmptyState } from "#web/ui/status/empty-state.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { AdminsOnly } from "../admins-only.tsx";
import { BanFields, daysOf, NO_REASON } from "./ban-fields.tsx";

/** Network addresses and mail domains that may neither sign in nor register. */
export function BannedPlaces() {
  const trpc = useTRPC();
  const places = useRead(trpc.staff.bannedPlaces.queryOptions());
  const [lifting, setLifting] = useState<PlaceBanView | null>(null);
  if (places.isError && !places.data)
    return <FailedRead error={places.error} retry={() => void places.refetch()} />;
  if (!places.data) return <Skeleton className="h-40 w-full" />;
  return (
    <div className="flex flex-col gap-10">
      <AdminsOnly>
        <PlaceForm />
      </AdminsOnly>
      {places.data.length === 0 ? (
        <EmptyState title="Nothing is blocked">Blocked addresses and domains appear here.</EmptyState>
      ) : (
        <ul className="border-hairline border-t" aria-label="Blocked addresses and domains">
          {places.data.map((place) => (
            <li
              key={`${place.kind} ${place.value}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-hairline border-b py-3"
            >
              <div className="min-w-0">
                <p className="numbers break-all">{place.value}</p>
                <p className="max-w-prose text-ink-soft text-sm">
                  Blocked
                  {place.createdAt && ` on ${formatDate(place.createdAt)}`}
                  {place.reason && ` ${BAN_REASON_LABELS[place.reason]}`}
                  {place.expires && `, until ${formatDate(place.expires)}`}
                  {place.note && `. ${place.note}`}
                </p>
              </div>
              <AdminsOnly>
                <Button look="quiet" aria-label={`Unblock ${place.value}`} onClick={() => setLifting(place)}>
                  Unblock
                </Button>
              </AdminsOnly>
            </li>
          ))}
        </ul>
      )}
      <Unblock place={lifting} onClose={() => setLifting(null)} />
    </div>
  );
}

function PlaceForm() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const ban = useMutation(
    trpc.staff.banPlace.mutationOptions({
      onSuccess: () => {
        toast("Blocked.");
        form.reset();
      },
      onSettled: () => queryClient.invalidateQueries(trpc.staff.bannedPlaces.queryFilter()),
    }),
  );

  const form = useForm({
    start: { value: "", ...NO_REASON },
    rules: banPlaceInput,
    input: (values) => ({ kind: kindOf(values.value), requestKey, ...values, days: daysOf(values.days) }),
    send: ban.mutateAsync,
  });
  const requestKey = useRequestKey(JSON.stringify(form.values));

  return (
    <form {...form.props} aria-label="Block an address or domain" className="flex max-w-xl flex-col gap-5">
      <TextField
        label="IP address, range or email domain"
        hint="For example 203.0.113.7, 203.0.113.0/24 or example.com. No one there can sign in or register."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.text("value")}
      />
      <BanFields reason={form.text("reason")} note={form.text("note")} days={form.text("days")} />
      {form.message && <Notice role="alert">{form.message}</Notice>}
      <Button type="submit" className="self-start" busy={form.isBusy}>
        Block
      </Button>
    </form>
  );
}

/** What somebody typed: an address has colons, or nothing but digits and dots. */
const kindOf = (typed: string): BanPlace =>
  typed.includes(":") || /^[\d./\s]+$/.test(typed) ? "address" : "domain";

function Unblock({ place, onClose }: { place: PlaceBanView | null; onClose: () => void }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const unban = useMutation(
    trpc.staff.unbanPlace.mutationOptions({
      onSuccess: () => toast("Unblocked."),
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => {
        onClose();
        return queryClient.invalidateQueries(trpc.staff.bannedPlaces.queryFilter());
      },
    }),
  );
  return (
    <ConfirmDialog
      open={place !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Unblock ${place?.value ?? ""}?`}
      text="People there can sign in and register again."
      confirm="Unblock"
      keep="Cancel"
      busy={unban.isPending}
      onConfirm={() =>
        place && unban.mutate({ kind: place.kind, value: place.value, requestKey: randomUuid() })
      }
    />
  );
}
