import type Stripe from "stripe";
import type { Account } from "../core/account.ts";
import { idOf, nulls } from "../core/objects.ts";
import { refuse } from "../core/stripe-error.ts";
import { itemOf } from "./subscription-items.ts";

/** Ends a subscription now. What was invoiced stays owed, but nobody tries to collect it any more. */
export function endSubscription(
  account: Account,
  subscription: Stripe.Subscription,
  reason: "cancellation_requested" | "payment_failed",
): void {
  if (subscription.ended_at !== null) return;
  const now = account.now();
  const { objects } = account.store;
  const schedule = objects.find("subscription_schedule", idOf(subscription.schedule) ?? "");
  if (schedule)
    account.change(schedule, { status: "canceled", canceled_at: now }, "subscription_schedule.canceled");
  const where = { "parent.subscription_details.subscription": subscription.id };
  for (const invoice of objects.all("invoice", where)) {
    if (invoice.status !== "draft" && invoice.status !== "open") continue;
    const changes = { auto_advance: false, automatically_finalizes_at: null, next_payment_attempt: null };
    account.change(invoice, changes, "invoice.updated");
  }
  account.change(subscription, {
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: because(reason),
    ended_at: now,
    status: "canceled",
  });
  account.emit("customer.subscription.deleted", subscription);
}

const because = (reason: Stripe.Subscription.CancellationDetails["reason"]) => ({
  ...nulls("comment", "feedback", "feedback_option"),
  reason,
});

/** Cancels at the period's end, or no longer does. */
export function cancelAtPeriodEnd(
  account: Account,
  subscription: Stripe.Subscription,
  wanted: boolean,
): void {
  if (subscription.schedule !== null)
    refuse(`The subscription is managed by the subscription schedule \`${idOf(subscription.schedule)}\`.`);
  account.change(
    subscription,
    {
      cancel_at: wanted ? itemOf(subscription).current_period_end : null,
      cancel_at_period_end: wanted,
      canceled_at: wanted ? account.now() : null,
      cancellation_details: because(wanted ? "cancellation_requested" : null),
    },
    "customer.subscription.updated",
  );
}
