import type Stripe from "stripe";
import { amountOff, couponOf } from "../catalog/discounts.ts";
import type { Account } from "../core/account.ts";
import { prorate } from "../core/billing-periods.ts";
import type { Covered } from "../core/internal-state.ts";
import { idOf } from "../core/objects.ts";
import type { LineDraft } from "../invoices/invoice-lines.ts";
import { productName } from "./subscription-items.ts";

/** What is given back for the time left of what was invoiced. */
export function creditLine(
  account: Account,
  item: Stripe.SubscriptionItem,
  paid: Covered,
  at: number,
): LineDraft {
  return {
    amount: -prorate(paid.amount, at, paid),
    description: `Unused time on ${productName(account, item.price)} after ${day(at)}`,
    item,
    period: { start: at, end: paid.end },
    proration: true,
  };
}

/** What the time left of something new costs. */
export function chargeLine(
  account: Account,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  at: number,
): LineDraft {
  let full = item.price.unit_amount ?? 0;
  for (const discount of subscription.discounts)
    full -= amountOff(couponOf(account, idOf(discount)), full, String(item.price.product));
  const { current_period_start: start, current_period_end: end } = item;
  return {
    amount: prorate(full, at, { start, end }),
    description: `Remaining time on ${productName(account, item.price)} after ${day(at)}`,
    item,
    period: { start: at, end },
    proration: true,
  };
}

const day = (at: number) =>
  new Date(at * 1000).toLocaleDateString("en-GB", {
    day: "2-digit",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
