import { type Redemption, redeem } from "../catalog/discounts.ts";
import type { Account } from "../core/account.ts";
import { inner } from "../core/endpoint.ts";
import type { Kinds } from "../core/objects.ts";
import { refuse } from "../core/stripe-error.ts";
import { endOf, newItem, recurringPrice } from "./subscription-items.ts";

export interface WantedItem {
  price: string;
  quantity: number;
}

/** A subscription that waits for its first payment. */
export function newSubscription(
  account: Account,
  input: {
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
  const anchor = input.anchor ?? now;
  const items = input.items.map(({ price: wanted, quantity }, place) => {
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
  const discounts = input.redemptions.map(
    (each) =>
      redeem(account, each, {
        customer: input.customer.id,
        subscription: id,
        checkout_session: input.session,
      }).id,
  );
  const { currency } = first.price;
  if (input.customer.currency === null) account.change(input.customer, { currency }, "customer.updated");
  return {
    ...NOTHING_SPECIAL,
    id,
    billing_cycle_anchor: anchor,
    created: now,
    currency,
    customer: input.customer.id,
    default_payment_method: input.method,
    description: input.description,
    discounts,
    items: inner(items, `/v1/subscription_items?subscription=${id}`),
    metadata: input.metadata,
    start_date: now,
    status: input.status,
    test_clock: input.customer.test_clock ?? null,
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
