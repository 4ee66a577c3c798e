import { useMutation } from "@tanstack/react-query";
import { useLeaving } from "#web/features/shared/checkout/use-checkout.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { loadToast } from "#web/ui/overlays/toast.tsx";

/** The provider's own pages: cards, addresses, invoices. */
export function usePortal() {
  const trpc = useTRPC();
  const leaving = useLeaving();
  const portal = useMutation(
    trpc.billing.openPortal.mutationOptions({
      onSuccess: ({ url }) => leaving.to(url),
      onError: async (error) => {
        (await loadToast()).error(messageOf(error));
      },
    }),
  );
  return { open: () => portal.mutate(), isBusy: portal.isPending || leaving.is };
}
