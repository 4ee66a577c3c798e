import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { CREDITS_PATH, type PurchaseStatus } from "#schema/billing/billing.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { formatCredits, formatDate, formatNumber } from "#web/lib/format.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { DebtNotice } from "../debt-notice.tsx";
import { returnLabel } from "./return-path.ts";

type Props = {
  purchase: Extract<PurchaseStatus, { state: "done" }>;
  /** Where the work waits that it was bought for. */
  from: string | null;
};

/** What a payment brought, the balance it made, and the way on. */
export function PurchaseArrived({ purchase, from }: Props) {
  const trpc = useTRPC();
  const { data: overview } = useQuery(trpc.billing.overview.queryOptions());
  const plan = purchase.reason === "PURCHASE" ? null : overview?.subscription;
  return (
    <div className="pt-14 sm:pt-20">
      <div role="status">
        <p className="text-ink-soft">
          {purchase.reason === "PURCHASE" ? "Thank you." : "Your plan has started."}
        </p>
        <h1 className="numbers mt-2 animate-arrive text-display">
          +{formatNumber(purchase.granted)} <span className="text-title">credits</span>
        </h1>
        <p className="numbers mt-6 text-xl">
          Your balance is now <span className="font-medium">{formatCredits(purchase.credits)}</span>.
          {plan && ` ${plan.name} renews on ${formatDate(plan.periodEnd)}.`}
        </p>
      </div>
      <DebtNotice debt={overview?.debt ?? 0} />
      <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-4">
        {from ? (
          <Link to={from} className={buttonClass("primary", "large")}>
            Back to {returnLabel(from)}
          </Link>
        ) : (
          <Link to="/dashboard" className={buttonClass("primary", "large")}>
            Go to your pictures
          </Link>
        )}
        <Link to={CREDITS_PATH} className="link font-medium">
          Credit history
        </Link>
      </div>
      {from && <p className="mt-5 text-ink-soft">Everything you filled in is still there.</p>}
    </div>
  );
}
