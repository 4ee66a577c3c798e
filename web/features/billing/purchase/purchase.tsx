import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import * as z from "zod";
import {
  findCheckout,
  forgetCheckout,
  type KeptCheckout,
} from "#web/features/shared/checkout/kept-checkout.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { PurchaseArrived } from "./purchase-arrived.tsx";
import { PurchaseUnknown } from "./purchase-unknown.tsx";
import { PurchaseWaiting } from "./purchase-waiting.tsx";

/** Milliseconds. */
const WAIT = {
  /** Between looks, then again and again the last of them. */
  looks: [1_000, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 7_000, 10_000, 15_000],
  /** From then on it says that it may take longer. */
  long: 30_000,
} as const;

/** After paying: waits until the payment has been reported to us, and shows what came of it. */
export function Purchase({ checkoutId }: { checkoutId: string }) {
  // one that nobody can have: there is nothing to wait for
  if (!z.uuid().safeParse(checkoutId).success) return <PurchaseUnknown />;
  return <Waiting checkoutId={checkoutId} />;
}

function Waiting({ checkoutId }: { checkoutId: string }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [begun] = useState<KeptCheckout | null>(() => findCheckout(checkoutId));
  const [long, setLong] = useState(false);
  const { data, error, refetch, isFetching } = useRead(
    trpc.billing.purchaseStatus.queryOptions(
      { checkoutId },
      {
        refetchInterval: ({ state }) => {
          if (state.data?.state === "done") return false;
          return WAIT.looks[Math.min(state.dataUpdateCount, WAIT.looks.length - 1)];
        },
        refetchOnWindowFocus: true,
      },
    ),
  );
  const done = data?.state === "done" ? data : null;

  useEffect(() => {
    const timer = setTimeout(() => setLong(true), WAIT.long);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!done) return;
    forgetCheckout(checkoutId);
    // the balance in the bar above, and whatever else shows it
    queryClient.setQueryData(trpc.user.getCredits.queryKey(), { amount: done.credits });
    for (const shown of [trpc.user, trpc.billing.overview, trpc.billing.invoices]) {
      void queryClient.invalidateQueries(shown.pathFilter());
    }
  }, [done, checkoutId, queryClient, trpc]);

  if (done) return <PurchaseArrived purchase={done} from={begun?.from ?? null} />;
  if (error && !data) {
    return (
      <div className="pt-14">
        <FailedRead error={error} retry={() => void refetch()} />
      </div>
    );
  }
  if (long && !begun) return <PurchaseUnknown />;
  return (
    <PurchaseWaiting
      known={begun !== null}
      long={long}
      from={begun?.from ?? null}
      isLooking={isFetching}
      onLook={() => void refetch()}
    />
  );
}
