import type Stripe from "stripe";
import { CURRENCY } from "#schema/billing/plans.ts";
import type {
  ChargeSnapshot,
  CheckoutSnapshot,
  CustomerSnapshot,
  InvoiceLine,
  InvoiceSnapshot,
  Metadata,
  PaymentIntentSnapshot,
  PriceSnapshot,
  ProductSnapshot,
  SubscriptionSnapshot,
} from "./payments.ts";

/** Disputes in these states take nothing: won, or only asked about. */
const HARMLESS_DISPUTES = new Set([
  "won",
  "prevented",
  "warning_closed",
  "warning_needs_response",
  "warning_under_review",
]);

export const at = (seconds: number) => new Date(seconds * 1000);
const atOrNull = (seconds: number | null | undefined) => (seconds ? at(seconds) : null);

export const idOf = (input: string | { id: string }): string =>
  typeof input === "string" ? input : input.id;
const idOrNull = (input: string | { id: string } | null | undefined) => (input ? idOf(input) : null);

export function customerSnapshot(input: Stripe.Customer | Stripe.DeletedCustomer): CustomerSnapshot {
  if (input.deleted) return { id: input.id, email: null, name: null, metadata: {}, deleted: true };
  return {
    id: input.id,
    email: input.email,
    name: input.name ?? null,
    metadata: metadataOf(input.metadata),
    deleted: false,
  };
}

export function productSnapshot(input: Stripe.Product): ProductSnapshot {
  return {
    id: input.id,
    name: input.name,
    description: input.description,
    active: input.active,
    metadata: metadataOf(input.metadata),
  };
}

export function priceSnapshot(input: Stripe.Price): PriceSnapshot {
  if (typeof input.product === "string") throw new Error("a price came without its product");
  const product: ProductSnapshot = input.product.deleted
    ? { id: input.product.id, name: "A product of before", description: null, active: false, metadata: {} }
    : productSnapshot(input.product);
  return {
    id: input.id,
    product,
    active: input.active,
    currency: input.currency,
    unitAmount: input.unit_amount ?? 0,
    type: input.type,
    interval: input.recurring?.interval ?? null,
    intervalCount: input.recurring?.interval_count ?? null,
    metadata: metadataOf(input.metadata),
  };
}

export async function subscriptionSnapshot(
  input: Stripe.Subscription,
  price: (id: string) => Promise<PriceSnapshot>,
): Promise<SubscriptionSnapshot> {
  const [item] = input.items.data;
  if (!item) throw new Error(`the subscription ${input.id} is for nothing`);
  const pending = plannedPriceId(input);
  return {
    id: input.id,
    customerId: idOf(input.customer),
    price: await price(item.price.id),
    status: input.status,
    currentPeriodStart: at(item.current_period_start),
    currentPeriodEnd: at(item.current_period_end),
    cancelAtPeriodEnd: input.cancel_at_period_end,
    canceledAt: atOrNull(input.canceled_at),
    endedAt: atOrNull(input.ended_at),
    pendingPrice: pending && pending !== item.price.id ? await price(pending) : null,
    latestInvoiceId: idOrNull(input.latest_invoice),
    metadata: metadataOf(input.metadata),
    createdAt: at(input.created),
  };
}

/** What its schedule goes on with after the present phase. */
export function plannedPriceId(input: Stripe.Subscription): string | null {
  const { schedule } = input;
  if (!schedule || typeof schedule === "string" || !schedule.current_phase) return null;
  const end = schedule.current_phase.end_date;
  const next = schedule.phases.find((phase) => phase.start_date >= end);
  const [item] = next?.items ?? [];
  return item ? idOf(item.price) : null;
}

export async function invoiceSnapshot(
  input: Stripe.Invoice,
  price: (id: string) => Promise<PriceSnapshot | null>,
): Promise<InvoiceSnapshot> {
  const from = input.parent?.subscription_details ?? null;
  const paidAt = input.status_transitions.paid_at ?? input.created;
  return {
    // a preview has none
    id: input.id ?? "",
    customerId: idOrNull(input.customer) ?? "",
    subscriptionId: idOrNull(from?.subscription),
    checkoutId: from?.metadata?.checkoutId ?? null,
    paid: input.status === "paid",
    billingReason: input.billing_reason ?? "manual",
    currency: input.currency,
    paidCents: input.amount_paid,
    paidAt: at(paidAt),
    lines: await Promise.all(input.lines.data.map((line) => invoiceLine(line, price))),
    paymentIntentIds: (input.payments?.data ?? []).flatMap(({ payment }) =>
      payment.payment_intent ? [idOf(payment.payment_intent)] : [],
    ),
  };
}

async function invoiceLine(
  input: Stripe.InvoiceLineItem,
  price: (id: string) => Promise<PriceSnapshot | null>,
): Promise<InvoiceLine> {
  const priceId = idOrNull(input.pricing?.price_details?.price);
  const parent = input.parent?.subscription_item_details ?? input.parent?.invoice_item_details;
  return {
    cents: input.amount,
    proration: parent?.proration ?? false,
    price: priceId ? await price(priceId) : null,
    periodStart: at(input.period.start),
    periodEnd: at(input.period.end),
  };
}

export function paymentIntentSnapshot(
  input: Stripe.PaymentIntent,
  charges: Stripe.Charge[],
  disputes: Stripe.Dispute[],
): PaymentIntentSnapshot {
  return {
    id: input.id,
    customerId: idOrNull(input.customer),
    succeeded: input.status === "succeeded",
    paidCents: input.amount_received,
    currency: input.currency,
    metadata: metadataOf(input.metadata),
    charges: charges.flatMap((charge) => (charge.customer ? [chargeSnapshot(charge, disputes)] : [])),
    createdAt: at(input.created),
  };
}

function chargeSnapshot(input: Stripe.Charge, disputes: Stripe.Dispute[]): ChargeSnapshot {
  return {
    id: input.id,
    customerId: idOrNull(input.customer) ?? "",
    amount: input.amount,
    currency: input.currency,
    status: input.status,
    description: input.description,
    metadata: metadataOf(input.metadata),
    paymentMethod: input.payment_method,
    refunded: input.refunded,
    amountRefunded: input.amount_refunded,
    amountDisputed: disputes
      .filter((dispute) => idOf(dispute.charge) === input.id && !HARMLESS_DISPUTES.has(dispute.status))
      .reduce((sum, dispute) => sum + dispute.amount, 0),
    receiptUrl: input.receipt_url ?? null,
    createdAt: at(input.created),
  };
}

export function checkoutSnapshot(input: Stripe.Checkout.Session): CheckoutSnapshot {
  return {
    id: input.id,
    customerId: idOrNull(input.customer),
    userId: input.client_reference_id,
    subscriptionId: idOrNull(input.subscription),
    invoiceId: idOrNull(input.invoice),
    paymentIntentId: idOrNull(input.payment_intent),
    free:
      input.mode === "payment" &&
      input.status === "complete" &&
      input.payment_status === "no_payment_required"
        ? {
            metadata: metadataOf(input.metadata),
            currency: input.currency ?? CURRENCY,
            createdAt: at(input.created),
          }
        : null,
  };
}

function metadataOf(input: Stripe.Metadata | null): Metadata {
  return { ...input };
}
