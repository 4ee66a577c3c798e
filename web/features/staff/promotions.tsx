import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import type { PromotionView } from "#schema/staff/staff.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";
import { formatCredits, formatDate, formatNumber } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { AdminsOnly } from "./admins-only.tsx";
import { PromotionForm } from "./promotion-form.tsx";

const STATES: Readonly<Record<PromotionView["state"], string>> = {
  waiting: "Waits for another administrator",
  later: "Starts later",
  open: "Open",
  full: "Used up",
  ended: "Ended",
};

/** Codes that give credits. Those that make a purchase cheaper are made at the payment provider. */
export function Promotions() {
  const trpc = useTRPC();
  const promotions = useRead(trpc.staff.promotions.queryOptions());
  const [making, setMaking] = useState(false);
  return (
    <div className="flex flex-col gap-8">
      {making ? (
        <PromotionForm onClose={() => setMaking(false)} />
      ) : (
        <AdminsOnly>
          <div>
            <Button look="outline" onClick={() => setMaking(true)}>
              Create a code
            </Button>
          </div>
        </AdminsOnly>
      )}
      {promotions.isError && !promotions.data && (
        <FailedRead error={promotions.error} retry={() => void promotions.refetch()} />
      )}
      {promotions.isLoading && <Skeleton className="h-24 w-full" />}
      {promotions.data?.length === 0 && <p className="text-ink-soft">There are no codes yet.</p>}
      {promotions.data && promotions.data.length > 0 && (
        <ul className="border-hairline border-t">
          {promotions.data.map((promotion) => (
            <Line key={promotion.id} promotion={promotion} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Line({ promotion }: { promotion: PromotionView }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const end = useMutation(
    trpc.staff.endPromotion.mutationOptions({
      onSuccess: () => {
        toast("The code has ended.");
      },
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => {
        setAsking(false);
        return queryClient.invalidateQueries(trpc.staff.promotions.queryFilter());
      },
    }),
  );
  const confirm = useMutation(
    trpc.staff.confirmPromotion.mutationOptions({
      onSuccess: () => {
        toast("The code can be used.");
      },
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => queryClient.invalidateQueries(trpc.staff.promotions.queryFilter()),
    }),
  );
  const span = `from ${formatDate(promotion.startsAt)}${promotion.endsAt ? ` to ${formatDate(promotion.endsAt)}` : ""}`;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-hairline border-b py-3">
      <div className="numbers min-w-0">
        <p className="break-all font-medium">
          {promotion.code} <span className="ml-2 font-normal text-ink-soft">{STATES[promotion.state]}</span>
        </p>
        <p className="text-ink-soft text-sm">
          {formatCredits(promotion.credits)}, used {formatNumber(promotion.redemptions)} of{" "}
          {formatNumber(promotion.maxRedemptions)} times, {span}
          {promotion.onlyNew && ", for new accounts"}
        </p>
        <p className="break-words text-ink-soft text-sm">
          {promotion.note && `${promotion.note}. `}By {promotion.createdBy}
        </p>
      </div>
      {promotion.state !== "ended" && (
        <AdminsOnly>
          <div className="flex gap-4">
            {promotion.state === "waiting" && (
              <Button
                look="quiet"
                aria-label={`Confirm ${promotion.code}`}
                busy={confirm.isPending}
                onClick={() => confirm.mutate({ id: promotion.id })}
              >
                Confirm
              </Button>
            )}
            <Button look="quiet" aria-label={`End ${promotion.code}`} onClick={() => setAsking(true)}>
              End
            </Button>
          </div>
        </AdminsOnly>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`End ${promotion.code}?`}
        text="No one can redeem it any more. Credits already given stay."
        confirm="End code"
        busy={end.isPending}
        onConfirm={() => end.mutate({ id: promotion.id })}
      />
    </li>
  );
}
