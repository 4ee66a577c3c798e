import { useQuery } from "@tanstack/react-query";
import { type CheckoutItem, itemOfKey } from "#schema/billing/billing.ts";
import { ApiProvider } from "#web/lib/api/api-provider.tsx";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { PlanAction } from "../plan/plan-action.tsx";
import { CheckoutButton } from "./checkout-button.tsx";

type Props = {
  /** The price's key. */
  itemKey: string;
  /** Chosen before signing in: it goes on from there. */
  wanted: boolean;
  onTaken: () => void;
};

/** What a signed-in person can do about one thing that is sold; loaded only for them, since it brings the API along. */
export default function BuyAction({ itemKey, ...rest }: Props) {
  const item = itemOfKey(itemKey);
  if (!item) throw new Error(`nothing is sold as ${itemKey}`);
  return (
    <ApiProvider>
      <Action item={item} {...rest} />
    </ApiProvider>
  );
}

function Action({ item, ...rest }: { item: CheckoutItem } & Omit<Props, "itemKey">) {
  const trpc = useTRPC();
  const overview = useQuery(trpc.billing.overview.queryOptions());
  if (item.kind === "pack") return <CheckoutButton item={item} label="Buy" look="film" {...rest} />;
  if (overview.data) {
    const { subscription, credits } = overview.data;
    if (!subscription) return <CheckoutButton item={item} label="Subscribe" {...rest} />;
    return <PlanAction to={item} subscription={subscription} credits={credits} {...rest} />;
  }
  if (overview.isError) {
    return (
      <Button look="outline" className="w-full" onClick={() => void overview.refetch()}>
        Try Again
      </Button>
    );
  }
  return <Skeleton className="h-10 w-full pointer-coarse:h-11" />;
}
