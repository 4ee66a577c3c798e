import type Stripe from "stripe";
import type { Account } from "../core/account.ts";
import { idOf } from "../core/objects.ts";
import { collectPayment, type PaymentContext, type PaymentOutcome } from "../payments/collect-payment.ts";
import { afterFailedInvoice, afterPaidInvoice } from "../subscriptions/subscription-status.ts";

const DAY = 86_400;
/** Days until each further attempt; after the last, the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

export function intentOf(account: Account, invoice: string): Stripe.PaymentIntent | undefined {
  const [payment] = account.store.objects.all("invoice_payment", { invoice });
  const intent = idOf(payment?.payment.payment_intent);
  return intent === null ? undefined : account.get("payment_intent", intent);
}

/** What a customer's invoices are paid with: the subscription's own method before the customer's. */
function methodFor(account: Account, invoice: Stripe.Invoice): Stripe.PaymentMethod | undefined {
  const { objects } = account.store;
  const subscription = objects.find(
    "subscription",
    idOf(invoice.parent?.subscription_details?.subscription) ?? "",
  );
  const customer = account.get("customer", idOf(invoice.customer) ?? "");
  const chosen = [subscription?.default_payment_method, customer.invoice_settings.default_payment_method];
  return chosen
    .map((each) => objects.find("payment_method", idOf(each) ?? ""))
    .find((method) => method?.customer === customer.id);
}

/** Tries to collect an open invoice, and arranges for the next attempt where it fails. */
export function collectInvoice(
  account: Account,
  invoice: Stripe.Invoice,
  options: PaymentContext & { method?: Stripe.PaymentMethod },
): PaymentOutcome {
  if (invoice.amount_due === 0) {
    markPaid(account, invoice);
    return "succeeded";
  }
  const intent = intentOf(account, invoice.id);
  const method = options.method ?? methodFor(account, invoice);
  const outcome = !intent || !method ? "failed" : collectPayment(account, intent, method, options);
  if (outcome === "succeeded") markPaid(account, invoice);
  else markFailed(account, invoice, outcome);
  return outcome;
}

/** A failed attempt: the next one is some days off, until none is left. */
function markFailed(account: Account, invoice: Stripe.Invoice, outcome: PaymentOutcome): void {
  const attempt_count = invoice.attempt_count + 1;
  const days = RETRY_DAYS[attempt_count - 1];
  account.change(invoice, {
    attempt_count,
    attempted: true,
    auto_advance: days !== undefined,
    next_payment_attempt: days === undefined ? null : account.now() + days * DAY,
  });
  if (outcome === "requires_action") account.emit("invoice.payment_action_required", invoice);
  account.emit("invoice.payment_failed", invoice);
  afterFailedInvoice(account, invoice, { last: days === undefined });
}

function markPaid(account: Account, invoice: Stripe.Invoice): void {
  const paid_at = account.now();
  const [payment] = account.store.objects.all("invoice_payment", { invoice: invoice.id, status: "open" });
  if (payment) {
    const { amount_requested: amount_paid } = payment;
    const status_transitions = { canceled_at: null, paid_at };
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
    status_transitions: { ...invoice.status_transitions, paid_at },
  });
  account.emit("invoice.paid", invoice);
  account.emit("invoice.payment_succeeded", invoice);
  afterPaidInvoice(account, invoice);
}
