import { useEffect, useState } from "react";
import { Link } from "react-router";
import { BILLING_PATH, isUpgrade, type SubscriptionView } from "#schema/billing/billing.ts";
import { itemLabels, type PlanItem } from "#web/features/shared/checkout/price-labels.ts";
import { formatDate } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { PlanChangeDialog } from "./plan-change-dialog.tsx";
import { ReactivateButton } from "./reactivate-button.tsx";

type Props = {
  to: PlanItem;
  subscription: SubscriptionView;
  credits: number;
  wanted: boolean;
  onTaken: () => void;
};

/** What someone with a plan can do about one of the plans: keep theirs, move up, or switch later. */
export function PlanAction({ to, subscription, credits, wanted, onTaken }: Props) {
  const [open, setOpen] = useState(false);
  const { plan, interval, pending, periodEnd, cancelAtPeriodEnd } = subscription;
  const theirs = plan === to.plan && interval === to.interval;
  const blocked = theirs || subscription.paymentProblem;
  const { name } = itemLabels(to);

  useEffect(() => {
    if (!wanted) return;
    if (!blocked) setOpen(true);
    onTaken();
  }, [wanted, onTaken, blocked]);

  if (theirs) {
    const ends = cancelAtPeriodEnd || pending !== null;
    return (
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-safelight border-l-2 pl-4">
        <p>
          <span className="font-medium">Your plan</span>{" "}
          <span className="numbers text-ink-soft">
            {subscription.paymentProblem
              ? "awaiting payment"
              : `${ends ? "until" : "renews"} ${formatDate(periodEnd)}`}
          </span>
        </p>
        {ends ? (
          <ReactivateButton look="quiet" label={cancelAtPeriodEnd ? "Keep my plan" : "Keep this plan"} />
        ) : (
          <Link to={BILLING_PATH} className="link">
            Manage
          </Link>
        )}
      </div>
    );
  }
  if (pending?.plan === to.plan && pending.interval === to.interval) {
    return (
      <p className="numbers flex min-h-10 items-center border-edge border-l-2 pl-4 text-ink-soft">
        Starts {formatDate(periodEnd)}
      </p>
    );
  }
  if (subscription.paymentProblem) {
    return (
      <Link to={BILLING_PATH} className={`${buttonClass("outline")} w-full`}>
        Pay the open invoice first
      </Link>
    );
  }
  const upgrade = plan !== null && isUpgrade({ plan, interval }, to);
  return (
    <>
      <Button
        look={upgrade ? "primary" : "outline"}
        className="w-full"
        onClick={() => setOpen(true)}
        aria-label={
          upgrade
            ? `Upgrade to ${name}, ${to.interval}ly`
            : `Switch to ${name}, ${to.interval}ly, at the end of the period`
        }
      >
        {upgrade ? "Upgrade" : "Switch at period end"}
      </Button>
      <PlanChangeDialog to={to} from={subscription} credits={credits} open={open} onOpenChange={setOpen} />
    </>
  );
}
