import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type CheckoutItem, priceKeyOf } from "#schema/billing/billing.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { beginCheckout } from "./kept-checkout.ts";

/** Opens the provider's page to pay at. `from`: where the work waits that it is for. */
export function useCheckout(from: string | null) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const leaving = useLeaving();
  const create = useMutation(trpc.billing.createCheckout.mutationOptions());

  return {
    buy(item: CheckoutItem) {
      if (create.isPending || leaving.is) return;
      const { requestKey } = beginCheckout(priceKeyOf(item), from);
      create.mutate(
        { requestKey, item },
        {
          onSuccess: ({ url }) => leaving.to(url),
          // perhaps there is a plan since
          onError: () => void queryClient.invalidateQueries(trpc.billing.overview.queryFilter()),
        },
      );
    },
    isBusy: create.isPending || leaving.is,
    error: create.error,
  };
}

/** Goes to a page of the provider's, and says so until the browser is there; back again, it no longer does. */
export function useLeaving() {
  const [is, setLeaving] = useState(false);
  useEffect(() => {
    const back = () => setLeaving(false);
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, []);
  return {
    is,
    to(url: string) {
      setLeaving(true);
      window.location.assign(url);
    },
  };
}
