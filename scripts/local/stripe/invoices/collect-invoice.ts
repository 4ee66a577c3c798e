import type { Account } from "../core/account.ts";
import { idOf, type Kinds } from "../core/objects.ts";
import { type Outcome, tryToPay } from "../payments/collect-payment.ts";
import { afterFailedInvoice, afterPaidInvoice } from "../subscriptions/subscription-status.ts";

const DAY = 86_400;

export function intentOf(account: Account, invoice: string): Kinds["payment_intent"] | undefined {
  const [payment] = account.store.objects.all("invoice_payment", { invoice, is_default: true });
  const intent = idOf(payment?.payment.payment_intent);
  return intent === null ? undefined : account.get("payment_intent", intent);
}

/** What a customer's invoices are paid with: the subscription's own method before the customer's. */
export function methodFor(account: Account, invoice: Kinds["invoice"]): Kinds["payment_method"] | undefined {
  const id = idOf(invoice.parent?.subscription_details?.subscription);
  const subscription = id === null ? undefined : account.store.objects.find("subscription", id);
  const customer = account.get("customer", idOf(invoice.customer) ?? "");
  for (const each of [
    subscription?.default_payment_method,
    customer.invoice_settings.default_payment_method,
  ]) {
    const method = account.store.objects.find("payment_method", idOf(each) ?? "");
    if (method && method.customer === customer.id) return method;
  }
  return undefined;
}

/** Tries to collect an open invoice, and arranges for the next attempt where it fails. */
export function collectInvoice(
  account: Account,
  invoice: Kinds["invoice"],
  how: { method?: Kinds["payment_method"]; offSession: boolean; confirmed?: boolean; retried?: boolean },
): Outcome {
  if (invoice.amount_due === 0) {
    settleInvoice(account, invoice);
    return "succeeded";
  }
  const intent = intentOf(account, invoice.id);
  const method = how.method ?? methodFor(account, invoice);
  const outcome = !intent || !method ? "failed" : tryToPay(account, intent, method, how);
  if (outcome === "succeeded") {
    settleInvoice(account, invoice);
    return outcome;
  }
  if (outcome === "processing") return outcome;
  failInvoice(account, invoice, outcome);
  return outcome;
}

/** A failed attempt: the next one is some days off, until none is left. */
export function failInvoice(account: Account, invoice: Kinds["invoice"], outcome: Outcome): void {
  const attempt_count = invoice.attempt_count + 1;
  // the first payment and a change that waits for its own are made by people
  const byPeople =
    invoice.billing_reason === "subscription_create" || account.internal(invoice.id).putsThrough;
  const automatic = invoice.parent !== null && !byPeople;
  const days = automatic ? account.settings.retryDays[attempt_count - 1] : undefined;
  const next_payment_attempt = days === undefined ? null : account.now() + days * DAY;
  account.change(invoice, {
    attempt_count,
    attempted: true,
    next_payment_attempt,
    auto_advance: days !== undefined,
  });
  if (outcome === "requires_action") account.tell("invoice.payment_action_required", invoice);
  account.tell("invoice.payment_failed", invoice);
  afterFailedInvoice(account, invoice, { last: automatic && days === undefined });
}

/** The invoice is paid. */
export function settleInvoice(account: Account, invoice: Kinds["invoice"]): void {
  const now = account.now();
  const [payment] = account.store.objects.all("invoice_payment", { invoice: invoice.id, status: "open" });
  if (payment) {
    const { amount_requested: amount_paid } = payment;
    const status_transitions = { canceled_at: null, paid_at: now };
    account.change(payment, { amount_paid, status: "paid", status_transitions }, "invoice_payment.paid");
  }
  account.change(invoice, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + (invoice.amount_due > 0 ? 1 : 0),
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: "paid",
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  });
  account.tell("invoice.paid", invoice);
  account.tell("invoice.payment_succeeded", invoice);
  afterPaidInvoice(account, invoice);
}
