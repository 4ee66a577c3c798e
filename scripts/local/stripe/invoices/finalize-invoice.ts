import type { Account } from "../core/account.ts";
import { idOf, type Kinds } from "../core/objects.ts";
import { addIntent } from "../payments/payment-intents.ts";
import { amountsDue, draftInvoice, type InvoiceDraft } from "./invoice-factory.ts";

export function addInvoice(account: Account, input: InvoiceDraft): Kinds["invoice"] {
  return account.add(draftInvoice(account, input), "invoice.created");
}

/** Makes a draft final: it gets its number, the customer's balance is set against it, and a payment intent. */
export function finalizeInvoice(
  account: Account,
  invoice: Kinds["invoice"],
  paidBy?: Kinds["payment_intent"] | null,
): void {
  const customer = account.get("customer", idOf(invoice.customer) ?? "");
  // what is paid already is not set against the balance
  const starting_balance = paidBy === undefined ? customer.balance : 0;
  const due = amountsDue(invoice.total, starting_balance);
  const ending_balance = invoice.total + starting_balance - due.amount_due;
  const sequence = customer.next_invoice_sequence ?? 1;
  account.change(customer, { next_invoice_sequence: sequence + 1 });
  if (paidBy === undefined) account.change(customer, { balance: ending_balance }, "customer.updated");
  const hosted = `${account.url()}/i/${invoice.id}`;
  account.change(
    invoice,
    {
      ...due,
      automatically_finalizes_at: null,
      effective_at: account.now(),
      ending_balance,
      hosted_invoice_url: hosted,
      invoice_pdf: `${hosted}/pdf`,
      number: `${customer.invoice_prefix}-${String(sequence).padStart(4, "0")}`,
      starting_balance,
      status: "open",
      status_transitions: { ...invoice.status_transitions, finalized_at: account.now() },
    },
    "invoice.finalized",
  );
  if (due.amount_due === 0) return;
  const intent = paidBy ?? newIntent(account, invoice, due.amount_due);
  account.store.objects.setInternal(intent.id, { invoice: invoice.id });
  addInvoicePayment(account, invoice, intent);
}

function newIntent(account: Account, invoice: Kinds["invoice"], amount: number): Kinds["payment_intent"] {
  const subscription = idOf(invoice.parent?.subscription_details?.subscription);
  return addIntent(account, {
    amount,
    currency: invoice.currency,
    customer: idOf(invoice.customer),
    description: subscription ? (WHAT_FOR[String(invoice.billing_reason)] ?? null) : invoice.description,
    metadata: {},
    setup_future_usage: subscription ? "off_session" : null,
  });
}

function addInvoicePayment(account: Account, invoice: Kinds["invoice"], intent: Kinds["payment_intent"]) {
  return account.add({
    id: account.idFor("invoice_payment"),
    object: "invoice_payment" as const,
    amount_paid: null,
    amount_requested: intent.amount,
    created: account.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: "payment_intent" as const },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

/** What a payment is for, as Stripe puts it. */
const WHAT_FOR: Record<string, string> = {
  subscription_create: "Subscription creation",
  subscription_cycle: "Subscription update",
  subscription_update: "Subscription update",
};
