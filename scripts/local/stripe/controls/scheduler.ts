import type Stripe from "stripe";
import { expireSession } from "../checkout/checkout-sessions.ts";
import type { Account } from "../core/account.ts";
import { idOf } from "../core/objects.ts";
import { collectInvoice } from "../invoices/collect-invoice.ts";
import { collectNow, renewSubscription } from "../subscriptions/bill-subscription.ts";
import { endSubscription } from "../subscriptions/end-subscription.ts";
import { enterNextPhase } from "../subscriptions/enter-phase.ts";
import { itemOf } from "../subscriptions/subscription-items.ts";

/** Something that happens by itself at its time. */
interface ScheduledAction {
  /** Unix seconds. */
  at: number;
  run(): void;
}

/** What happens next by itself. */
export function nextAction(account: Account): ScheduledAction | undefined {
  const { objects } = account.store;
  // in this order where several fall on one moment
  const actions: ScheduledAction[] = objects
    .all("subscription", { ended_at: null })
    .flatMap((subscription) => subscriptionActions(account, subscription));
  for (const invoice of objects.all("invoice", { status: "draft" })) {
    const at = invoice.automatically_finalizes_at;
    if (at !== null) actions.push({ at, run: () => collectNow(account, invoice, { offSession: true }) });
  }
  for (const invoice of objects.all("invoice", { status: "open" })) {
    const at = invoice.next_payment_attempt;
    if (at !== null) actions.push({ at, run: () => collectInvoice(account, invoice, { offSession: true }) });
  }
  for (const session of objects.all("checkout.session", { status: "open" }))
    actions.push({ at: session.expires_at, run: () => expireSession(account, session) });
  return actions.reduce<ScheduledAction | undefined>(
    (first, each) => (first === undefined || each.at < first.at ? each : first),
    undefined,
  );
}

function subscriptionActions(account: Account, subscription: Stripe.Subscription): ScheduledAction[] {
  const actions: ScheduledAction[] = [];
  const schedule = account.store.objects.find("subscription_schedule", idOf(subscription.schedule) ?? "");
  if (schedule?.current_phase)
    actions.push({ at: schedule.current_phase.end_date, run: () => enterNextPhase(account, schedule) });
  if (subscription.cancel_at !== null) {
    actions.push({
      at: subscription.cancel_at,
      run: () => endSubscription(account, subscription, "cancellation_requested"),
    });
  }
  actions.push({
    at: itemOf(subscription).current_period_end,
    run: () => renewSubscription(account, subscription),
  });
  return actions;
}
