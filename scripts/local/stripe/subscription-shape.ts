import type { Account } from "./account.ts";
import type { Covered } from "./aside.ts";
import { type Redemption, redeem } from "./discounts.ts";
import { inner } from "./endpoint.ts";
import { refuse } from "./failure.ts";
import type { LineDraft } from "./invoice-lines.ts";
import type { Kinds } from "./kinds.ts";
import { type Interval, periodEnd, prorate } from "./periods.ts";

export type Item = Kinds["subscription"]["items"]["data"][number];

export interface WantedItem {
  price: string;
  quantity: number;
}

/** A price that renews, or Stripe's refusal. */
export function recurringPrice(account: Account, id: string, param: string): Kinds["price"] {
  const price = account.get("price", id, param);
  if (!price.recurring) {
    refuse(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      { param },
    );
  }
  if (!price.active)
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
  of: { subscription: string; price: Kinds["price"]; quantity: number; start: number; end: number },
): Item {
  const { price } = of;
  return {
    id: account.newId("si_"),
    object: "subscription_item",
    billing_thresholds: null,
    created: account.now(),
    current_period_end: of.end,
    current_period_start: of.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: of.quantity,
    subscription: of.subscription,
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
    const off = (line.discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
    covered[item] = { ...line.period, amount: line.amount - off, invoice, line: line.id };
  }
  return covered;
}

/** A subscription that waits for its first payment. */
export function newSubscription(
  account: Account,
  of: {
    customer: Kinds["customer"];
    items: WantedItem[];
    method: string | null;
    metadata: Record<string, string>;
    description: string | null;
    anchor: number | null;
    redemptions: Redemption[];
    status: "incomplete" | "active";
    session?: string;
  },
): Kinds["subscription"] {
  const id = account.idFor("subscription");
  const now = account.now();
  const anchor = of.anchor ?? now;
  const items = of.items.map(({ price: wanted, quantity }, place) => {
    const price = recurringPrice(account, wanted, `items[${place}][price]`);
    return newItem(account, {
      subscription: id,
      price,
      quantity,
      start: now,
      end: endOf(price, anchor, now),
    });
  });
  const [first] = items;
  if (!first) refuse("Missing required param: items.", { code: "parameter_missing", param: "items" });
  const discounts = of.redemptions.map(
    (each) =>
      redeem(account, each, { customer: of.customer.id, subscription: id, checkout_session: of.session }).id,
  );
  const { currency } = first.price;
  if (of.customer.currency === null) account.change(of.customer, { currency }, "customer.updated");
  return {
    ...NOTHING_SPECIAL,
    id,
    billing_cycle_anchor: anchor,
    created: now,
    currency,
    customer: of.customer.id,
    default_payment_method: of.method,
    description: of.description,
    discounts,
    items: inner(items, `/v1/subscription_items?subscription=${id}`),
    metadata: of.metadata,
    start_date: now,
    status: of.status,
    test_clock: of.customer.test_clock ?? null,
  };
}

const NOTHING_SPECIAL = {
  object: "subscription",
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: "charge_automatically",
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: "self" },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: "off",
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" } },
  trial_start: null,
} satisfies Partial<Kinds["subscription"]>;
