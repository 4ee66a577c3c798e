import type Stripe from "stripe";
import type { Account } from "../core/account.ts";
import { idOf } from "../core/objects.ts";
import { newPaymentIntent } from "../payments/payment-intents.ts";
import { amountsDue, invoicePayment } from "./invoices.ts";

/** What a payment is for, as Stripe puts it. */
const DESCRIPTIONS: Record<string, string> = {
  subscription_create: "Subscription creation",
  subscription_cycle: "Subscription update",
  subscription_update: "Subscription update",
};

/** Makes a draft final: it gets its number, the customer's balance is set against it, and a payment intent. */
export function finalizeInvoice(account: Account, invoice: Stripe.Invoice): void {
  const customer = account.get("customer", idOf(invoice.customer) ?? "");
  const due = amountsDue(invoice.total, customer.balance);
  const ending_balance = invoice.total + customer.balance - due.amount_due;
  const sequence = customer.next_invoice_sequence ?? 1;
  const starting_balance = customer.balance;
  account.change(customer, { next_invoice_sequence: sequence + 1 });
  account.change(customer, { balance: ending_balance }, "customer.updated");
  const url = `${account.url()}/i/${invoice.id}`;
  account.change(
    invoice,
    {
      ...due,
      automatically_finalizes_at: null,
      effective_at: account.now(),
      ending_balance,
      hosted_invoice_url: url,
      invoice_pdf: `${url}/pdf`,
      number: `${customer.invoice_prefix}-${String(sequence).padStart(4, "0")}`,
      starting_balance,
      status: "open",
      status_transitions: { ...invoice.status_transitions, finalized_at: account.now() },
    },
    "invoice.finalized",
  );
  if (due.amount_due === 0) return;
  const intent = newPaymentIntent(account, {
    amount: due.amount_due,
    customer: customer.id,
    description: DESCRIPTIONS[String(invoice.billing_reason)],
  });
  invoicePayment.create(account, {
    amount_requested: intent.amount,
    currency: invoice.currency,
    invoice: invoice.id,
    payment: { payment_intent: intent.id, type: "payment_intent" },
  });
}
