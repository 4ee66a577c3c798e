import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { type CheckoutItem, priceKeyOf } from "#schema/billing/billing.ts";
import { formatMoney } from "#schema/billing/money.ts";
import {
  CURRENCY,
  DAILY_FREE_CREDITS,
  findPlan,
  packThatBrings,
  planThatBrings,
} from "#schema/billing/plans.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { formatCredits, formatNumber } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { itemLabels } from "./price-labels.ts";
import { useCheckout } from "./use-checkout.ts";

export interface Shortfall {
  /** Credits that the work costs. */
  price: number;
  /** The balance, below it. */
  credits: number;
  /** What of the work is kept meanwhile: "Your words are kept." */
  kept: string;
  /** Where the filled-in form is found again. */
  returnTo: string;
}

/** In the place of a button that costs more than there is: how many are missing, and the least that brings them. */
export function NotEnough({ price, credits, kept, returnTo }: Shortfall) {
  const trpc = useTRPC();
  const { data: overview } = useQuery(trpc.billing.overview.queryOptions());
  const checkout = useCheckout(returnTo);
  const missing = price - credits;
  // what is owed is taken from it first
  const needed = missing + (overview?.debt ?? 0);
  const pack = packThatBrings(needed);
  const plan = overview && !overview.subscription ? planThatBrings(needed) : null;
  const offers: CheckoutItem[] = [
    ...(pack ? [{ kind: "pack" as const, pack: pack.id }] : []),
    ...(plan ? [{ kind: "plan" as const, plan: plan.id, interval: "month" as const }] : []),
  ];
  return (
    <div className="flex flex-col gap-3 lg:gap-4">
      <div role="status" className="numbers">
        <p className="font-display text-heading">{formatCredits(missing)} short</p>
        <p className="mt-1 text-ink-soft">
          This costs {formatNumber(price)} credits. You have {formatNumber(credits)}. {kept}
          {overview && overview.debt > 0 && ` ${formatCredits(overview.debt)} owed will be deducted first.`}
        </p>
      </div>
      <div className="flex flex-col gap-2">
        {offers.map((item, place) => (
          <Offer
            key={priceKeyOf(item)}
            item={item}
            first={place === 0}
            busy={checkout.isBusy}
            onBuy={() => checkout.buy(item)}
          />
        ))}
      </div>
      <div aria-live="polite" className="empty:hidden">
        {checkout.error !== null && <Notice className="text-safelight">{messageOf(checkout.error)}</Notice>}
      </div>
      <p className={`text-ink-soft text-sm ${offers.length > 0 ? "max-lg:hidden" : ""}`}>
        {price <= DAILY_FREE_CREDITS &&
          overview?.debt === 0 &&
          `Or wait: tomorrow we top your balance up to ${DAILY_FREE_CREDITS}. `}
        <Link to="/pricing" className="link">
          All prices
        </Link>
      </p>
    </div>
  );
}

type OfferProps = { item: CheckoutItem; first: boolean; busy: boolean; onBuy: () => void };

function Offer({ item, first, busy, onBuy }: OfferProps) {
  const { name, price, brings } = itemLabels(item);
  const plan = item.kind === "plan" ? findPlan(item.plan) : undefined;
  const what = plan
    ? `Or ${formatCredits(plan.monthlyCredits)} monthly for ${formatMoney(plan.cents.month, CURRENCY)}`
    : `Buy ${brings} for ${price}`;
  return (
    <Button
      look={first ? "primary" : "outline"}
      size={first ? "large" : "normal"}
      className="numbers w-full"
      busy={busy}
      aria-label={plan ? `${what}, ${name} plan` : undefined}
      onClick={onBuy}
    >
      {what}
    </Button>
  );
}
