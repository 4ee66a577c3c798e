import type Stripe from "stripe";
import type { Account } from "../core/account.ts";
import { inner } from "../core/endpoint.ts";
import type { Kinds } from "../core/objects.ts";
import { invoiceLines, type LineDraft, offOf } from "./invoice-lines.ts";

export interface InvoiceDraft {
  customer: Kinds["customer"];
  /** Null for a purchase by itself. */
  subscription: Kinds["subscription"] | null;
  reason: Stripe.Invoice.BillingReason;
  drafts: LineDraft[];
  /** Lines made earlier that waited for an invoice. */
  waiting?: Stripe.InvoiceLineItem[];
  /** Ids of discounts, in the order they apply. */
  discounts: string[];
  period: { start: number; end: number };
  metadata?: Record<string, string>;
  description?: string | null;
  currency: string;
  /** Unix seconds; null where it is finalized at once. */
  finalizesAt: number | null;
  prorationDate?: number;
}

/** An invoice nobody has been shown yet; in no store. */
export function draftInvoice(account: Account, input: InvoiceDraft): Kinds["invoice"] {
  const { customer, subscription } = input;
  const id = account.idFor("invoice");
  const fresh = invoiceLines(account, {
    invoice: id,
    drafts: input.drafts,
    discounts: input.discounts,
    metadata: subscription?.metadata ?? {},
  });
  const lines = [...(input.waiting ?? []).map((line) => ({ ...line, invoice: id })), ...fresh];
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const total = subtotal - lines.reduce((sum, line) => sum + offOf(line), 0);
  return {
    id,
    object: "invoice",
    account_country: "US",
    account_name: "Likeness (local)",
    account_tax_ids: null,
    ...amountsDue(total, customer.balance),
    amount_overpaid: 0,
    amount_paid: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: input.finalizesAt,
    billing_reason: input.reason,
    collection_method: "charge_automatically",
    created: account.now(),
    currency: input.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: input.description ?? null,
    discounts: input.discounts,
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: inner(lines, `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: input.metadata ?? {},
    next_payment_attempt: input.finalizesAt,
    number: null,
    on_behalf_of: null,
    parent: subscription
      ? {
          quote_details: null,
          subscription_details: {
            metadata: subscription.metadata,
            subscription: subscription.id,
            ...(input.prorationDate ? { subscription_proration_date: input.prorationDate } : {}),
          },
          type: "subscription_details",
        }
      : null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: input.period.end,
    period_start: input.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: "draft",
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: customer.test_clock ?? null,
    total,
    total_discount_amounts: input.discounts.map((discount) => ({
      discount,
      amount: lines
        .flatMap(({ discount_amounts }) => discount_amounts ?? [])
        .reduce((sum, each) => sum + (each.discount === discount ? each.amount : 0), 0),
    })),
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

/** The least Stripe takes in US dollars; less is kept for the next invoice. */
export const LEAST_CHARGE = 50;

/** What is to be paid once the customer's balance is set against the total. A balance below zero is money we owe. */
export function amountsDue(total: number, balance: number) {
  const sum = total + balance;
  const amount_due = sum < LEAST_CHARGE ? 0 : sum;
  return { amount_due, amount_remaining: amount_due };
}
