import { Billing } from "#web/features/billing/billing.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export const meta = () => appMeta("Billing");

export default function BillingPage() {
  return (
    <>
      <PageHead title="Billing" lead="Your plan, payments and credits." />
      <Billing />
    </>
  );
}
