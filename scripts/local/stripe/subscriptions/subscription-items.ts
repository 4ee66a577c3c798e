import type { Account } from "../core/account.ts";
import { type Interval, periodEnd, prorate } from "../core/billing-periods.ts";
import type { Covered } from "../core/internal-state.ts";
import type { Kinds } from "../core/objects.ts";
import { refuse } from "../core/stripe-error.ts";
import { type LineDraft, offOf } from "../invoices/invoice-lines.ts";

export type Item = Kinds["subscription"]["items"]["data"][number];

/** A price that renews, or Stripe's refusal. One no longer sold serves those who hold it already. */
export function recurringPrice(
  account: Account,
  id: string,
  param: string,
  { held = false } = {},
): Kinds["price"] {
  const price = account.get("price", id, param);
  if (!price.recurring) {
    refuse(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      { param },
    );
  }
  if (!price.active && !held)
    refuse("The price specified is inactive. This field only accepts active prices.", { param });
  return price;
}

export const intervalOf = (price: Kinds["price"]) => ({
  interval: price.recurring?.interval as Interval,
  count: price.recurring?.interval_count ?? 1,
});

/** Where a period of this price that begins at `start` ends. */
export function endOf(price: Kinds["price"], anchor: number, start: number): number {
  const { interval, count } = intervalOf(price);
  return periodEnd(anchor, start, interval, count);
}

export function newItem(
  account: Account,
  input: { subscription: string; price: Kinds["price"]; quantity: number; start: number; end: number },
): Item {
  const { price } = input;
  return {
    id: account.newId("si_"),
    object: "subscription_item",
    billing_thresholds: null,
    created: account.now(),
    current_period_end: input.end,
    current_period_start: input.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: input.quantity,
    subscription: input.subscription,
    tax_rates: [],
  };
}

/** A price in the older clothes that items still carry it in. */
export function planOf(price: Kinds["price"]): Item["plan"] {
  const { interval, count } = intervalOf(price);
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval,
    interval_count: count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

/** The line for an item's whole period. */
export function periodLine(account: Account, item: Item, anchor: number): LineDraft {
  const { price, quantity = 1 } = item;
  const product = account.get("product", String(price.product));
  const full = (price.unit_amount ?? 0) * quantity;
  const period = { start: item.current_period_start, end: item.current_period_end };
  // before an anchor that lies ahead, only the days until it are paid
  const { interval, count } = intervalOf(price);
  const short = anchor > period.start;
  const whole = short ? { start: periodStart(anchor, interval, count), end: period.end } : period;
  const amount = short ? prorate(full, period.start, whole) : full;
  const each = `$${((price.unit_amount ?? 0) / 100).toFixed(2)} / ${interval}`;
  return {
    amount,
    description: `${quantity} × ${product.name} (at ${each})`,
    price,
    quantity,
    period,
    item: { id: item.id, subscription: item.subscription },
    proration: short,
  };
}

/** One period before the anchor. */
function periodStart(anchor: number, interval: Interval, count: number): number {
  return 2 * anchor - periodEnd(anchor, anchor, interval, count);
}

/** What each item was invoiced for by these lines. */
export function coverageOf(
  lines: Kinds["invoice"]["lines"]["data"],
  invoice: string,
): Record<string, Covered> {
  const covered: Record<string, Covered> = {};
  for (const line of lines) {
    const item = line.parent?.subscription_item_details?.subscription_item;
    if (!item || line.amount < 0) continue;
    const off = offOf(line);
    covered[item] = { ...line.period, amount: line.amount - off, invoice, line: line.id };
  }
  return covered;
}
