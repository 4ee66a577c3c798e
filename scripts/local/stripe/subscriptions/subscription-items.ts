import type Stripe from "stripe";
import type { Account } from "../core/account.ts";
import { periodEnd } from "../core/billing-periods.ts";
import { nulls, unread } from "../core/objects.ts";
import { refuse } from "../core/stripe-error.ts";
import type { LineDraft } from "../invoices/invoice-lines.ts";

/** The one thing a subscription is for. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`The subscription ${subscription.id} is for nothing.`);
  return item;
}

/** A price that renews, or Stripe's refusal. One no longer sold serves those who hold it already. */
export function recurringPrice(
  account: Account,
  id: string,
  param: string,
  { held = false } = {},
): Stripe.Price {
  const price = account.get("price", id, param);
  if (!price.recurring) refuse("This field only accepts prices with `type=recurring`.", { param });
  if (!price.active && !held)
    refuse("The price specified is inactive. This field only accepts active prices.", { param });
  return price;
}

export const intervalOf = (price: Stripe.Price) => price.recurring?.interval as "month" | "year";

/** Where a period of this price that begins at `start` ends. */
export const endOf = (price: Stripe.Price, anchor: number, start: number) =>
  periodEnd(anchor, start, intervalOf(price));

export function newItem(
  account: Account,
  input: { subscription: string; price: Stripe.Price; start: number; end: number },
): Stripe.SubscriptionItem {
  const { price, subscription } = input;
  return {
    ...nulls("billing_thresholds", "current_trial"),
    id: account.newId("si_"),
    object: "subscription_item",
    created: account.now(),
    current_period_end: input.end,
    current_period_start: input.start,
    discounts: [],
    metadata: {},
    // the older form of the price beside it
    plan: unread,
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  };
}

export const productName = (account: Account, price: Stripe.Price) =>
  account.get("product", String(price.product)).name;

/** The line for an item's whole period. */
export function periodLine(account: Account, item: Stripe.SubscriptionItem): LineDraft {
  const cents = item.price.unit_amount ?? 0;
  const each = `$${(cents / 100).toFixed(2)} / ${intervalOf(item.price)}`;
  return {
    amount: cents,
    description: `1 × ${productName(account, item.price)} (at ${each})`,
    item,
    period: { start: item.current_period_start, end: item.current_period_end },
    proration: false,
  };
}
