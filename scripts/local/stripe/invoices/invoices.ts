import type Stripe from "stripe";
import * as z from "zod";
import type { Account } from "../core/account.ts";
import { defineObject } from "../core/define-object.ts";
import { embeddedList, nulls, unread } from "../core/objects.ts";
import { text, timestamp } from "../core/param-types.ts";
import { list, retrieve } from "../core/route.ts";
import { discountsOn, invoiceLines, type LineDraft } from "./invoice-lines.ts";

/** Source: Stripe's API reference, "Invoices". They come from subscriptions. */
export const invoice = defineObject({
  kind: "invoice",
  idPrefix: "in_",
  defaults: {
    ...nulls("account_tax_ids", "application", "custom_fields", "customer_account", "customer_address"),
    ...nulls("customer_phone", "customer_shipping", "default_payment_method", "default_source"),
    ...nulls("description", "due_date", "effective_at", "ending_balance", "footer", "from_invoice"),
    ...nulls("hosted_invoice_url", "invoice_pdf", "last_finalization_error", "latest_revision", "number"),
    ...nulls("on_behalf_of", "receipt_number", "rendering", "shipping_cost", "shipping_details"),
    ...nulls("statement_descriptor", "test_clock", "webhooks_delivered_at"),
    account_country: "US",
    account_name: "Likeness (local)",
    amount_overpaid: 0,
    amount_paid: 0,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: unread,
    collection_method: "charge_automatically",
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_tax_rates: [],
    issuer: { type: "self" },
    livemode: false,
    metadata: {},
    payment_settings: unread,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    status: "draft",
    status_transitions: nulls("finalized_at", "marked_uncollectible_at", "paid_at", "voided_at"),
    total_pretax_credit_amounts: [],
    total_taxes: [],
  },
  routes: () => ({
    "GET /v1/invoices": list(
      "invoice",
      {
        created: z.strictObject({ gte: timestamp }).optional(),
        customer: text.optional(),
        status: z.enum(["draft", "open", "paid"]).optional(),
        subscription: text.optional(),
      },
      ({ subscription, ...filters }) => ({
        ...filters,
        "parent.subscription_details.subscription": subscription,
      }),
    ),
    "GET /v1/invoices/:id": retrieve("invoice"),
  }),
});

/** What an invoice is paid with. Source: Stripe's API reference, "Invoice Payment". */
export const invoicePayment = defineObject({
  kind: "invoice_payment",
  idPrefix: "inpay_",
  defaults: {
    amount_paid: null,
    is_default: true,
    livemode: false,
    status: "open",
    status_transitions: nulls("canceled_at", "paid_at"),
  },
  routes: () => ({
    "GET /v1/invoice_payments": list(
      "invoice_payment",
      {
        invoice: text.optional(),
        payment: z.strictObject({ type: z.literal("payment_intent"), payment_intent: text }).optional(),
      },
      (filters) => ({
        invoice: filters.invoice,
        "payment.payment_intent": filters.payment?.payment_intent,
      }),
    ),
  }),
});

export interface InvoiceDraft {
  customer: Stripe.Customer;
  subscription: Stripe.Subscription;
  reason: Stripe.Invoice.BillingReason;
  drafts: LineDraft[];
  /** Ids of discounts, in the order they apply. */
  discounts: string[];
  period: { start: number; end: number };
  /** Unix seconds; null where it is finalized at once. */
  finalizesAt: number | null;
  prorationDate?: number;
}

/** An invoice nobody has been shown yet; stored nowhere. */
export function draftInvoice(account: Account, input: InvoiceDraft): Stripe.Invoice {
  const { customer, subscription } = input;
  const id = invoice.newId(account);
  const lines = invoiceLines(account, {
    invoice: id,
    drafts: input.drafts,
    discounts: input.discounts,
    metadata: subscription.metadata,
  });
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const total = subtotal - lines.reduce((sum, line) => sum + discountsOn(line), 0);
  return invoice.build(account, {
    id,
    ...amountsDue(total, customer.balance),
    automatically_finalizes_at: input.finalizesAt,
    billing_reason: input.reason,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    discounts: input.discounts,
    lines: embeddedList(lines, `/v1/invoices/${id}/lines`),
    next_payment_attempt: input.finalizesAt,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
        ...(input.prorationDate ? { subscription_proration_date: input.prorationDate } : {}),
      },
      type: "subscription_details",
    },
    period_end: input.period.end,
    period_start: input.period.start,
    starting_balance: customer.balance,
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_discount_amounts: input.discounts.map((discount) => ({
      discount,
      amount: lines.reduce((sum, line) => sum + discountsOn(line, discount), 0),
    })),
    total_excluding_tax: total,
  });
}

/** The least Stripe takes in US dollars, in cents; less is kept for the next invoice. */
const MIN_CHARGE = 50;

/** What is to be paid once the customer's balance is set against the total. A balance below zero is money we owe. */
export function amountsDue(total: number, balance: number) {
  const sum = total + balance;
  const amount_due = sum < MIN_CHARGE ? 0 : sum;
  return { amount_due, amount_remaining: amount_due };
}
