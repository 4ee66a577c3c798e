import { Link } from "react-router";
import type { SubscriptionView } from "#schema/billing/billing.ts";
import { priceOfPlan } from "#web/features/shared/checkout/price-labels.ts";
import { formatCredits, formatDate } from "#web/lib/format.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { PortalButton } from "../portal-button.tsx";
import { CancelPlan } from "./cancel-plan.tsx";
import { ReactivateButton } from "./reactivate-button.tsx";

type Props = { subscription: SubscriptionView; credits: number };

/** The plan someone has: what it costs and brings, when it renews or ends, and what they can do about it. */
export function CurrentPlan({ subscription, credits }: Props) {
  const { name, periodEnd, cancelAtPeriodEnd, pending, paymentProblem } = subscription;
  const end = formatDate(periodEnd);
  const lines = [
    { what: "Price", value: priceOfPlan(subscription) },
    { what: "Includes", value: `${formatCredits(subscription.monthlyCredits)} each month` },
    // a period whose payment did not come is begun, but not paid for
    paymentProblem
      ? { what: "Status", value: "Awaiting payment" }
      : { what: cancelAtPeriodEnd ? "Ends on" : pending ? "Until" : "Renews on", value: end },
    ...(pending && !cancelAtPeriodEnd
      ? [{ what: "From then on", value: `${pending.name}, ${priceOfPlan(pending)}` }]
      : []),
  ];
  return (
    <>
      <p className="mt-2 font-display text-title">{name}</p>
      {cancelAtPeriodEnd && (
        <p className="mt-3 max-w-prose">
          Cancelled. It runs until {end}, nothing more is charged, and you keep your credits after that.
        </p>
      )}
      <dl className="numbers mt-6 max-w-xl border-ink border-t">
        {lines.map(({ what, value }) => (
          <div key={what} className="flex justify-between gap-6 border-hairline border-b py-3">
            <dt className="text-ink-soft">{what}</dt>
            <dd className="text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        {cancelAtPeriodEnd && <ReactivateButton look="primary" label="Keep my plan" />}
        {!paymentProblem && (
          <Link to="/pricing" className={buttonClass(cancelAtPeriodEnd ? "outline" : "primary")}>
            Change plan
          </Link>
        )}
        {!paymentProblem && <PortalButton />}
        {pending && !cancelAtPeriodEnd && <ReactivateButton look="quiet" label={`Stay with ${name}`} />}
        {!cancelAtPeriodEnd && (
          <CancelPlan name={name} end={end} credits={credits} paymentDue={paymentProblem} />
        )}
      </div>
    </>
  );
}
