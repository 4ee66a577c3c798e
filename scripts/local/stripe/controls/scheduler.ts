import { endOrder, settleOrder } from "../checkout/orders.ts";
import type { Account } from "../core/account.ts";
import { idOf, type Kinds } from "../core/objects.ts";
import { collectInvoice } from "../invoices/collect-invoice.ts";
import { finalizeInvoice } from "../invoices/finalize-invoice.ts";
import { voidInvoice } from "../invoices/void-invoice.ts";
import { endRefund } from "../payments/refund-lifecycle.ts";
import { renewSubscription } from "../subscriptions/bill-subscription.ts";
import { endSubscription, isOver } from "../subscriptions/end-subscription.ts";
import { nextPhase } from "../subscriptions/enter-phase.ts";

/** Something that happens by itself at its time. */
export interface DueMatter {
  /** Unix seconds. */
  at: number;
  run(): void;
}

const UNPAID_SECONDS = 23 * 3600;

/** What is next to happen by itself on a test clock, or (null) on the clock all others share. */
export function nextMatter(account: Account, clock: string | null): DueMatter | undefined {
  const { objects } = account.store;
  const matters: DueMatter[] = [];
  const on = { test_clock: clock };
  // in this order where several fall on one moment
  for (const each of objects.all("subscription", { ...on, ended_at: null }))
    matters.push(...ofSubscription(account, each));
  for (const each of objects.all("invoice", { ...on, status: "draft" })) {
    const at = each.automatically_finalizes_at;
    if (at !== null) matters.push({ at, run: () => finalizeAndCollect(account, each) });
  }
  for (const each of objects.all("invoice", { ...on, status: "open" })) {
    const at = each.next_payment_attempt;
    if (at !== null)
      matters.push({ at, run: () => void collectInvoice(account, each, { offSession: true }) });
  }
  for (const each of objects.withInternal("payment_intent", "settles")) {
    const { settles } = account.internal(each.id);
    if (settles && clockOf(account, each) === clock) {
      matters.push({ at: settles.at, run: () => settleOrder(account, each, settles.as) });
    }
  }
  for (const each of objects.withInternal("refund", "ends")) {
    const { ends } = account.internal(each.id);
    if (ends && clock === null) matters.push({ at: ends.at, run: () => endRefund(account, each, ends.as) });
  }
  if (clock === null) {
    for (const each of objects.all("checkout.session", { status: "open" })) {
      matters.push({ at: each.expires_at, run: () => endOrder(account, each) });
    }
  }
  return matters.reduce<DueMatter | undefined>(
    (first, each) => (first === undefined || each.at < first.at ? each : first),
    undefined,
  );
}

function ofSubscription(account: Account, subscription: Kinds["subscription"]): DueMatter[] {
  if (isOver(subscription)) return [];
  if (subscription.status === "incomplete") {
    return [{ at: subscription.created + UNPAID_SECONDS, run: () => giveUp(account, subscription) }];
  }
  const matters: DueMatter[] = [];
  const schedule = account.store.objects.find("subscription_schedule", idOf(subscription.schedule) ?? "");
  if (schedule?.current_phase) {
    matters.push({ at: schedule.current_phase.end_date, run: () => nextPhase(account, schedule) });
  }
  if (subscription.cancel_at !== null) {
    matters.push({
      at: subscription.cancel_at,
      run: () => endSubscription(account, subscription, "cancellation_requested"),
    });
  }
  if (subscription.pending_update) {
    matters.push({
      at: subscription.pending_update.expires_at,
      run: () => dropPending(account, subscription),
    });
  }
  const [first] = subscription.items.data;
  if (first)
    matters.push({ at: first.current_period_end, run: () => renewSubscription(account, subscription) });
  return matters;
}

function finalizeAndCollect(account: Account, invoice: Kinds["invoice"]): void {
  finalizeInvoice(account, invoice);
  collectInvoice(account, invoice, { offSession: true });
}

/** Nobody paid the first invoice. */
function giveUp(account: Account, subscription: Kinds["subscription"]): void {
  voidLatest(account, subscription);
  account.change(
    subscription,
    { status: "incomplete_expired", ended_at: account.now() },
    "customer.subscription.updated",
  );
}

/** Nobody paid for the change. */
function dropPending(account: Account, subscription: Kinds["subscription"]): void {
  account.store.objects.setInternal(subscription.id, { pendingChange: undefined });
  voidLatest(account, subscription);
  account.change(subscription, { pending_update: null });
  account.tell("customer.subscription.pending_update_expired", subscription);
}

function voidLatest(account: Account, subscription: Kinds["subscription"]): void {
  const invoice = account.store.objects.find("invoice", idOf(subscription.latest_invoice) ?? "");
  if (invoice?.status === "open") voidInvoice(account, invoice);
}

function clockOf(account: Account, input: { customer: Kinds["payment_intent"]["customer"] }): string | null {
  const customer = account.store.objects.find("customer", idOf(input.customer) ?? "");
  return idOf(customer?.test_clock);
}
