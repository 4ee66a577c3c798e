import { useSearchParams } from "react-router";
import { Purchase } from "#web/features/billing/purchase/purchase.tsx";
import { appMeta } from "#web/lib/page-meta.ts";

export const meta = () => appMeta("Your purchase");

export default function PurchasePage() {
  const [query] = useSearchParams();
  const checkoutId = query.get("checkout") ?? "";
  return <Purchase key={checkoutId} checkoutId={checkoutId} />;
}
