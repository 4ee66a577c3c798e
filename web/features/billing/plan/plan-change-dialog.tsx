import { useMutation } from "@tanstack/react-query";
import type { PlanPreview, SubscriptionView } from "#schema/billing/billing.ts";
import { formatMoney } from "#schema/billing/money.ts";
import { itemLabels, type PlanItem } from "#web/features/shared/checkout/price-labels.ts";
import { codeOf, messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { formatCredits, formatDate } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { loadToast } from "#web/ui/overlays/toast.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { PortalButton } from "../portal-button.tsx";
import { ON_ITS_WAY, usePlanWrite } from "./use-plan-write.ts";

type Props = {
  to: PlanItem;
  from: SubscriptionView;
  credits: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Before any change of plan: what is charged now and granted at once, or from when on it holds. */
export function PlanChangeDialog({ open, onOpenChange, ...rest }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Change to ${itemLabels(rest.to).name}`}>
      <Change {...rest} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** Lives while the dialog is open, so that each time it is reckoned anew. */
function Change({
  to,
  from,
  credits,
  onDone,
}: Omit<Props, "open" | "onOpenChange"> & { onDone: () => void }) {
  const trpc = useTRPC();
  const wanted = { plan: to.plan, interval: to.interval };
  // what was shown is what is charged: never fetched again behind the person's back
  const preview = useRead(
    trpc.billing.previewPlanChange.queryOptions(wanted, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }),
  );
  const change = useMutation(trpc.billing.changePlan.mutationOptions());
  const write = usePlanWrite();
  const requestKey = useRequestKey(`${to.plan} ${to.interval}`);
  const { name } = itemLabels(to);

  async function confirm({ kind, prorationDate, credits: granted }: PlanPreview) {
    const toast = await loadToast();
    const shows = await write.run(
      () =>
        change
          .mutateAsync({ ...wanted, requestKey, prorationDate: prorationDate ?? undefined })
          .catch((error: unknown) => {
            // shown again with its words, and nothing is charged that was not seen
            if (codeOf(error) === "PREVIEW_EXPIRED") void preview.refetch();
            throw error;
          }),
      ({ subscription, credits: now }) => {
        const shown = kind === "now" ? subscription : subscription?.pending;
        const there = shown?.plan === to.plan && shown.interval === to.interval;
        return there && (kind === "later" || granted === 0 || now > credits);
      },
    );
    if (shows === null) return;
    onDone();
    if (!shows) toast(ON_ITS_WAY);
    else if (kind === "now") toast.success(`You have ${name} now.`);
    else toast.success(`${name} starts on ${formatDate(from.periodEnd)}.`);
  }

  if (preview.isError) {
    return (
      <div className="mt-5">
        <FailedRead error={preview.error} retry={() => void preview.refetch()} />
      </div>
    );
  }
  if (!preview.data) {
    return (
      <div aria-busy="true" className="mt-5 flex flex-col gap-3">
        <span className="sr-only">Calculating the price</span>
        <Skeleton className="h-6 w-full" />
        <Skeleton className="h-6 w-full" />
        <Skeleton className="h-6 w-2/3" />
      </div>
    );
  }
  const { kind, at, dueCents, currency } = preview.data;
  const act =
    kind === "now" ? `Pay ${formatMoney(dueCents, currency)} and change` : `Change on ${formatDate(at)}`;
  return (
    <>
      <Terms preview={preview.data} to={to} from={from} />
      <div aria-live="polite" className="mt-5 empty:hidden">
        {write.error !== null && (
          <Notice>
            <p className="text-safelight">{messageOf(write.error)}</p>
            {codeOf(write.error) === "CARD_DECLINED" && <PortalButton look="quiet" />}
          </Notice>
        )}
      </div>
      <div className="mt-7 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onDone}>
          Not now
        </Button>
        <Button busy={write.isBusy} onClick={() => void confirm(preview.data)}>
          {write.isBusy ? "Changing..." : act}
        </Button>
      </div>
    </>
  );
}

function Terms({ preview, to, from }: { preview: PlanPreview; to: PlanItem; from: SubscriptionView }) {
  const { price, brings } = itemLabels(to);
  const now = preview.kind === "now";
  const lines = [
    { what: "Charged now", value: formatMoney(preview.dueCents, preview.currency) },
    ...(now && preview.credits > 0
      ? [{ what: "Credits now", value: `+${formatCredits(preview.credits)}` }]
      : []),
    ...(now ? [] : [{ what: `${from.name} runs until`, value: formatDate(preview.at) }]),
    { what: now ? "After that" : "From then on", value: price },
    { what: "Includes", value: brings },
  ];
  return (
    <>
      <dl className="numbers mt-5 border-ink border-t">
        {lines.map(({ what, value }) => (
          <div key={what} className="flex justify-between gap-6 border-hairline border-b py-2.5">
            <dt className="text-ink-soft">{what}</dt>
            <dd className="text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-soft text-sm">
        {now
          ? "We deduct what you already paid for the rest of this period. You keep your credits."
          : "Nothing is charged before that day. You keep your credits, and you can change your mind until then."}
      </p>
    </>
  );
}
