import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { BillingOverview } from "#schema/billing/billing.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";

/** Milliseconds between looks, until what was asked for has come back from the payment provider. */
const LOOKS = [300, 700, 1_000, 2_000, 3_000, 5_000, 8_000] as const;

/**
 * After a change of plan: it shows here once the provider has reported it. Asks for the plan until it is so; answers
 * whether it came while one waited.
 */
export function useFollow() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return useCallback(
    async (isSo: (overview: BillingOverview) => boolean): Promise<boolean> => {
      for (const wait of LOOKS) {
        await new Promise((resolve) => setTimeout(resolve, wait));
        const overview = await queryClient
          .fetchQuery(trpc.billing.overview.queryOptions(undefined, { staleTime: 0 }))
          .catch(() => null);
        if (!overview || !isSo(overview)) continue;
        for (const shown of [trpc.user, trpc.billing.invoices]) {
          void queryClient.invalidateQueries(shown.pathFilter());
        }
        return true;
      }
      return false;
    },
    [queryClient, trpc],
  );
}
