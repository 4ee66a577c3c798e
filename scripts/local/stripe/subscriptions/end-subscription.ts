import type { Account } from "../core/account.ts";
import { idOf, type Kinds } from "../core/objects.ts";
import { refuse } from "../core/stripe-error.ts";

export const isOver = ({ status }: Kinds["subscription"]) =>
  status === "canceled" || status === "incomplete_expired";

/** Ends a subscription now. What was invoiced stays owed, but nobody tries to collect it any more. */
export function endSubscription(
  account: Account,
  subscription: Kinds["subscription"],
  reason: "cancellation_requested" | "payment_failed" | "payment_disputed",
  more: Partial<NonNullable<Kinds["subscription"]["cancellation_details"]>> = {},
): void {
  if (isOver(subscription)) return;
  const now = account.now();
  const { objects } = account.store;
  const schedule = objects.find("subscription_schedule", idOf(subscription.schedule) ?? "");
  if (schedule) {
    account.change(schedule, { status: "canceled", canceled_at: now }, "subscription_schedule.canceled");
  }
  for (const invoice of objects.all("invoice", {
    "parent.subscription_details.subscription": subscription.id,
  })) {
    if (invoice.status === "draft" || invoice.status === "open") {
      const changes = { auto_advance: false, automatically_finalizes_at: null, next_payment_attempt: null };
      account.change(invoice, changes, "invoice.updated");
    }
  }
  account.change(subscription, {
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: { ...detailsOf(subscription), reason, ...more },
    ended_at: now,
    pending_update: null,
    status: "canceled",
  });
  objects.setInternal(subscription.id, { pendingChange: undefined, pendingLines: undefined });
  account.tell("customer.subscription.deleted", subscription);
}

/** Why it was canceled, as far as anybody said. */
export const detailsOf = (subscription: Kinds["subscription"]) =>
  subscription.cancellation_details ?? { comment: null, feedback: null, feedback_option: null, reason: null };

/** Cancels at the period's end, or no longer does. */
export function cancelAtPeriodEnd(
  account: Account,
  subscription: Kinds["subscription"],
  wanted: boolean,
): void {
  if (subscription.schedule !== null) {
    refuse(
      `The subscription is managed by the subscription schedule \`${idOf(subscription.schedule)}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  }
  const [first] = subscription.items.data;
  account.change(
    subscription,
    {
      cancel_at: wanted ? (first?.current_period_end ?? null) : null,
      cancel_at_period_end: wanted,
      canceled_at: wanted ? account.now() : null,
      cancellation_details: { ...detailsOf(subscription), reason: wanted ? "cancellation_requested" : null },
    },
    "customer.subscription.updated",
  );
}
