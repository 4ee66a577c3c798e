import type Stripe from "stripe";
import { CURRENCY } from "#schema/plans.ts";
import type {
  ChargeTruth,
  CheckoutTruth,
  CustomerTruth,
  InvoiceLine,
  InvoiceTruth,
  Metadata,
  PaymentIntentTruth,
  Payments,
  PriceTruth,
  ProductTruth,
  SubscriptionTruth,
} from "./payments.ts";
import { orNull, orSay } from "./stripe-client.ts";

type Truths = Pick<
  Payments,
  | "customer"
  | "product"
  | "price"
  | "subscription"
  | "invoice"
  | "paidInvoicesSince"
  | "paymentIntent"
  | "checkout"
  | "invoicePaidBy"
>;

/** Disputes in these states take nothing: won, or only asked about. */
const HARMLESS_DISPUTES = new Set([
  "won",
  "prevented",
  "warning_closed",
  "warning_needs_response",
  "warning_under_review",
]);

/** Stripe's objects, asked for anew and put in our words. */
export function readTruths(stripe: Stripe): Truths {
  // several objects name the same price: asked for once a request
  const prices = new Map<string, Promise<PriceTruth | null>>();
  const price = (id: string): Promise<PriceTruth | null> => {
    const asked =
      prices.get(id) ??
      orNull(stripe.prices.retrieve(id, { expand: ["product"] })).then((found) =>
        found ? priceTruth(found) : null,
      );
    prices.set(id, asked);
    return asked;
  };
  const needPrice = async (id: string): Promise<PriceTruth> => {
    const found = await price(id);
    if (!found) throw new Error(`Stripe names the price ${id} and does not know it`);
    return found;
  };

  return {
    price,
    async customer(id) {
      const found = await orNull(stripe.customers.retrieve(id));
      return found ? customerTruth(found) : null;
    },
    async product(id) {
      const found = await orNull(stripe.products.retrieve(id));
      return found ? productTruth(found) : null;
    },
    async subscription(id) {
      const found = await orNull(stripe.subscriptions.retrieve(id, { expand: ["schedule"] }));
      return found ? subscriptionTruth(found, needPrice) : null;
    },
    async invoice(id) {
      const found = await orNull(stripe.invoices.retrieve(id, { expand: ["payments"] }));
      return found ? invoiceTruth(found, price) : null;
    },
    async paidInvoicesSince({ subscriptionId, since }) {
      const { data } = await orSay(
        stripe.invoices.list({
          subscription: subscriptionId,
          status: "paid",
          created: { gte: since.getTime() / 1000 },
          limit: 100,
        }),
      );
      return data.flatMap((invoice) => invoice.id ?? []);
    },
    async paymentIntent(id) {
      const [intent, charges, disputes] = await Promise.all([
        orNull(stripe.paymentIntents.retrieve(id)),
        orSay(stripe.charges.list({ payment_intent: id, limit: 100 })),
        orSay(stripe.disputes.list({ payment_intent: id, limit: 100 })),
      ]);
      return intent ? paymentIntentTruth(intent, charges.data, disputes.data) : null;
    },
    async checkout(id) {
      const found = await orNull(stripe.checkout.sessions.retrieve(id));
      return found ? checkoutTruth(found) : null;
    },
    async invoicePaidBy(paymentIntentId) {
      const { data } = await orSay(
        stripe.invoicePayments.list({
          payment: { type: "payment_intent", payment_intent: paymentIntentId },
          limit: 1,
        }),
      );
      return data[0] ? idOf(data[0].invoice) : null;
    },
  };
}

export const at = (seconds: number) => new Date(seconds * 1000);
const atOrNull = (seconds: number | null | undefined) => (seconds ? at(seconds) : null);

export const idOf = (input: string | { id: string }): string =>
  typeof input === "string" ? input : input.id;
const idOrNull = (input: string | { id: string } | null | undefined) => (input ? idOf(input) : null);

function customerTruth(input: Stripe.Customer | Stripe.DeletedCustomer): CustomerTruth {
  if (input.deleted) return { id: input.id, email: null, name: null, metadata: {}, deleted: true };
  return {
    id: input.id,
    email: input.email,
    name: input.name ?? null,
    metadata: words(input.metadata),
    deleted: false,
  };
}

export function productTruth(input: Stripe.Product): ProductTruth {
  return {
    id: input.id,
    name: input.name,
    description: input.description,
    active: input.active,
    metadata: words(input.metadata),
  };
}

function priceTruth(input: Stripe.Price): PriceTruth {
  if (typeof input.product === "string") throw new Error("a price came without its product");
  const product: ProductTruth = input.product.deleted
    ? { id: input.product.id, name: "A product of before", description: null, active: false, metadata: {} }
    : productTruth(input.product);
  return {
    id: input.id,
    product,
    active: input.active,
    currency: input.currency,
    unitAmount: input.unit_amount ?? 0,
    type: input.type,
    interval: input.recurring?.interval ?? null,
    intervalCount: input.recurring?.interval_count ?? null,
    metadata: words(input.metadata),
  };
}

async function subscriptionTruth(
  input: Stripe.Subscription,
  price: (id: string) => Promise<PriceTruth>,
): Promise<SubscriptionTruth> {
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
    metadata: words(input.metadata),
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

export async function invoiceTruth(
  input: Stripe.Invoice,
  price: (id: string) => Promise<PriceTruth | null>,
): Promise<InvoiceTruth> {
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
    lines: await Promise.all(input.lines.data.map((line) => lineTruth(line, price))),
    paymentIntentIds: (input.payments?.data ?? []).flatMap(({ payment }) =>
      payment.payment_intent ? [idOf(payment.payment_intent)] : [],
    ),
  };
}

async function lineTruth(
  input: Stripe.InvoiceLineItem,
  price: (id: string) => Promise<PriceTruth | null>,
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

function paymentIntentTruth(
  input: Stripe.PaymentIntent,
  charges: Stripe.Charge[],
  disputes: Stripe.Dispute[],
): PaymentIntentTruth {
  return {
    id: input.id,
    customerId: idOrNull(input.customer),
    succeeded: input.status === "succeeded",
    paidCents: input.amount_received,
    currency: input.currency,
    metadata: words(input.metadata),
    charges: charges.flatMap((charge) => (charge.customer ? [chargeTruth(charge, disputes)] : [])),
    createdAt: at(input.created),
  };
}

function chargeTruth(input: Stripe.Charge, disputes: Stripe.Dispute[]): ChargeTruth {
  return {
    id: input.id,
    customerId: idOrNull(input.customer) ?? "",
    amount: input.amount,
    currency: input.currency,
    status: input.status,
    description: input.description,
    metadata: words(input.metadata),
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

function checkoutTruth(input: Stripe.Checkout.Session): CheckoutTruth {
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
            metadata: words(input.metadata),
            currency: input.currency ?? CURRENCY,
            createdAt: at(input.created),
          }
        : null,
  };
}

function words(input: Stripe.Metadata | null): Metadata {
  return { ...input };
}
