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

export const idOf = (of: string | { id: string }): string => (typeof of === "string" ? of : of.id);
const idOrNull = (of: string | { id: string } | null | undefined) => (of ? idOf(of) : null);

function customerTruth(of: Stripe.Customer | Stripe.DeletedCustomer): CustomerTruth {
  if (of.deleted) return { id: of.id, email: null, name: null, metadata: {}, deleted: true };
  return {
    id: of.id,
    email: of.email,
    name: of.name ?? null,
    metadata: words(of.metadata),
    deleted: false,
  };
}

export function productTruth(of: Stripe.Product): ProductTruth {
  return {
    id: of.id,
    name: of.name,
    description: of.description,
    active: of.active,
    metadata: words(of.metadata),
  };
}

function priceTruth(of: Stripe.Price): PriceTruth {
  if (typeof of.product === "string") throw new Error("a price came without its product");
  const product: ProductTruth = of.product.deleted
    ? { id: of.product.id, name: "A product of before", description: null, active: false, metadata: {} }
    : productTruth(of.product);
  return {
    id: of.id,
    product,
    active: of.active,
    currency: of.currency,
    unitAmount: of.unit_amount ?? 0,
    type: of.type,
    interval: of.recurring?.interval ?? null,
    intervalCount: of.recurring?.interval_count ?? null,
    metadata: words(of.metadata),
  };
}

async function subscriptionTruth(
  of: Stripe.Subscription,
  price: (id: string) => Promise<PriceTruth>,
): Promise<SubscriptionTruth> {
  const [item] = of.items.data;
  if (!item) throw new Error(`the subscription ${of.id} is for nothing`);
  const pending = plannedPriceId(of);
  return {
    id: of.id,
    customerId: idOf(of.customer),
    price: await price(item.price.id),
    status: of.status,
    currentPeriodStart: at(item.current_period_start),
    currentPeriodEnd: at(item.current_period_end),
    cancelAtPeriodEnd: of.cancel_at_period_end,
    canceledAt: atOrNull(of.canceled_at),
    endedAt: atOrNull(of.ended_at),
    pendingPrice: pending && pending !== item.price.id ? await price(pending) : null,
    latestInvoiceId: idOrNull(of.latest_invoice),
    metadata: words(of.metadata),
    createdAt: at(of.created),
  };
}

/** What its schedule goes on with after the present phase. */
export function plannedPriceId(of: Stripe.Subscription): string | null {
  const { schedule } = of;
  if (!schedule || typeof schedule === "string" || !schedule.current_phase) return null;
  const end = schedule.current_phase.end_date;
  const next = schedule.phases.find((phase) => phase.start_date >= end);
  const [item] = next?.items ?? [];
  return item ? idOf(item.price) : null;
}

export async function invoiceTruth(
  of: Stripe.Invoice,
  price: (id: string) => Promise<PriceTruth | null>,
): Promise<InvoiceTruth> {
  const from = of.parent?.subscription_details ?? null;
  const paidAt = of.status_transitions.paid_at ?? of.created;
  return {
    // a preview has none
    id: of.id ?? "",
    customerId: idOrNull(of.customer) ?? "",
    subscriptionId: idOrNull(from?.subscription),
    checkoutId: from?.metadata?.checkoutId ?? null,
    paid: of.status === "paid",
    billingReason: of.billing_reason ?? "manual",
    currency: of.currency,
    paidCents: of.amount_paid,
    paidAt: at(paidAt),
    lines: await Promise.all(of.lines.data.map((line) => lineTruth(line, price))),
    paymentIntentIds: (of.payments?.data ?? []).flatMap(({ payment }) =>
      payment.payment_intent ? [idOf(payment.payment_intent)] : [],
    ),
  };
}

async function lineTruth(
  of: Stripe.InvoiceLineItem,
  price: (id: string) => Promise<PriceTruth | null>,
): Promise<InvoiceLine> {
  const priceId = idOrNull(of.pricing?.price_details?.price);
  const parent = of.parent?.subscription_item_details ?? of.parent?.invoice_item_details;
  return {
    cents: of.amount,
    proration: parent?.proration ?? false,
    price: priceId ? await price(priceId) : null,
    periodStart: at(of.period.start),
    periodEnd: at(of.period.end),
  };
}

function paymentIntentTruth(
  of: Stripe.PaymentIntent,
  charges: Stripe.Charge[],
  disputes: Stripe.Dispute[],
): PaymentIntentTruth {
  return {
    id: of.id,
    customerId: idOrNull(of.customer),
    succeeded: of.status === "succeeded",
    paidCents: of.amount_received,
    currency: of.currency,
    metadata: words(of.metadata),
    charges: charges.flatMap((charge) => (charge.customer ? [chargeTruth(charge, disputes)] : [])),
    createdAt: at(of.created),
  };
}

function chargeTruth(of: Stripe.Charge, disputes: Stripe.Dispute[]): ChargeTruth {
  return {
    id: of.id,
    customerId: idOrNull(of.customer) ?? "",
    amount: of.amount,
    currency: of.currency,
    status: of.status,
    description: of.description,
    metadata: words(of.metadata),
    paymentMethod: of.payment_method,
    refunded: of.refunded,
    amountRefunded: of.amount_refunded,
    amountDisputed: disputes
      .filter((dispute) => idOf(dispute.charge) === of.id && !HARMLESS_DISPUTES.has(dispute.status))
      .reduce((sum, dispute) => sum + dispute.amount, 0),
    receiptUrl: of.receipt_url ?? null,
    createdAt: at(of.created),
  };
}

function checkoutTruth(of: Stripe.Checkout.Session): CheckoutTruth {
  return {
    id: of.id,
    customerId: idOrNull(of.customer),
    userId: of.client_reference_id,
    subscriptionId: idOrNull(of.subscription),
    invoiceId: idOrNull(of.invoice),
    paymentIntentId: idOrNull(of.payment_intent),
    free:
      of.mode === "payment" && of.status === "complete" && of.payment_status === "no_payment_required"
        ? { metadata: words(of.metadata), currency: of.currency ?? CURRENCY, createdAt: at(of.created) }
        : null,
  };
}

function words(of: Stripe.Metadata | null): Metadata {
  return { ...of };
}
