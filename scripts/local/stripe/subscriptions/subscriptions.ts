import type Stripe from "stripe";
import * as z from "zod";
import { redeem } from "../catalog/discounts.ts";
import type { Account } from "../core/account.ts";
import { defineObject } from "../core/define-object.ts";
import type { Redemption } from "../core/internal-state.ts";
import { embeddedList, nulls, unread } from "../core/objects.ts";
import { flag, oneItem, text, timestamp } from "../core/param-types.ts";
import { list, retrieve, route } from "../core/route.ts";
import { noSuch, refuse } from "../core/stripe-error.ts";
import { changeSubscription, notPaid } from "./change-subscription.ts";
import { cancelAtPeriodEnd } from "./end-subscription.ts";
import { endOf, newItem, recurringPrice } from "./subscription-items.ts";

/** The one change of its discounts: that there are to be none. */
export const NO_DISCOUNTS = z.literal("").transform((): string[] => []);

/** Source: Stripe's API reference, "Subscriptions". They begin at a checkout. */
export const subscription = defineObject({
  kind: "subscription",
  idPrefix: "sub_",
  defaults: {
    ...nulls("application", "application_fee_percent", "billing_cycle_anchor_config", "billing_thresholds"),
    ...nulls("cancel_at", "canceled_at", "customer_account", "days_until_due", "default_source"),
    ...nulls("description", "ended_at", "latest_invoice", "managed_payments", "on_behalf_of"),
    ...nulls("next_pending_invoice_item_invoice", "pause_collection", "pending_invoice_item_interval"),
    ...nulls("pending_setup_intent", "pending_update", "schedule", "test_clock", "transfer_data"),
    ...nulls("trial_end", "trial_start"),
    automatic_tax: unread,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    cancel_at_period_end: false,
    cancellation_details: nulls("comment", "feedback", "feedback_option", "reason"),
    collection_method: "charge_automatically",
    default_tax_rates: [],
    invoice_settings: unread,
    livemode: false,
    payment_settings: unread,
    status: "active",
    trial_settings: unread,
  },
  routes: () => ({
    // those that are over are left out where no status is asked for
    "GET /v1/subscriptions": list("subscription", { customer: text.optional() }, ({ customer }) => ({
      customer,
      ended_at: null,
    })),
    "GET /v1/subscriptions/:id": retrieve("subscription"),
    "POST /v1/subscriptions/:id": route(
      {
        cancel_at_period_end: flag.optional(),
        discounts: NO_DISCOUNTS.optional(),
        items: oneItem({ id: text, price: text }).optional(),
        payment_behavior: z.literal("error_if_incomplete").optional(),
        proration_behavior: z.literal("always_invoice").optional(),
        proration_date: timestamp.optional(),
      },
      ({ account, params, id }) => {
        const existing = account.get("subscription", id);
        if (existing.ended_at !== null) noSuch("subscription", id);
        const { discounts, items, cancel_at_period_end: ends } = params;
        account.change(existing, { discounts }, "customer.subscription.updated");
        if (ends !== undefined && ends !== existing.cancel_at_period_end)
          cancelAtPeriodEnd(account, existing, ends);
        if (!items) return existing;
        if (!params.payment_behavior || !params.proration_behavior) {
          refuse(
            "The local stand-in changes items with payment_behavior=error_if_incomplete and proration_behavior=always_invoice alone.",
          );
        }
        const at = params.proration_date ?? account.now();
        const wanted = { price: items.price, item: items.id, prorates: true, at };
        const outcome = changeSubscription(account, existing, wanted, { offSession: false });
        if (outcome === "failed" || outcome === "requires_action") notPaid(account, existing, outcome);
        return existing;
      },
    ),
  }),
});

/** A new subscription, not stored yet. */
export function newSubscription(
  account: Account,
  input: {
    customer: Stripe.Customer;
    price: string;
    method: string;
    metadata: Record<string, string>;
    discount: Redemption | null;
    session: string;
  },
): Stripe.Subscription {
  const { customer, metadata } = input;
  const id = subscription.newId(account);
  const now = account.now();
  const price = recurringPrice(account, input.price, "items[0][price]");
  const item = newItem(account, { subscription: id, price, start: now, end: endOf(price, now, now) });
  const on = { customer: customer.id, subscription: id, checkout_session: input.session };
  const discounts = input.discount ? [redeem(account, input.discount, on).id] : [];
  if (customer.currency === null) account.change(customer, { currency: price.currency }, "customer.updated");
  return subscription.build(account, {
    id,
    billing_cycle_anchor: now,
    currency: price.currency,
    customer: customer.id,
    default_payment_method: input.method,
    discounts,
    items: embeddedList([item], `/v1/subscription_items?subscription=${id}`),
    metadata,
    start_date: now,
  });
}
