import type Stripe from "stripe";
import type { Payments, PriceSnapshot } from "./payments.ts";
import { mapStripeErrors, nullIfMissing } from "./stripe-client.ts";
import {
  checkoutSnapshot,
  customerSnapshot,
  idOf,
  invoiceSnapshot,
  paymentIntentSnapshot,
  priceSnapshot,
  productSnapshot,
  subscriptionSnapshot,
} from "./stripe-objects.ts";

type Snapshots = Pick<
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

/** Stripe's objects, asked for anew and put in our words. */
export function stripeSnapshots(stripe: Stripe): Snapshots {
  // several objects name the same price: asked for once a request
  const prices = new Map<string, Promise<PriceSnapshot | null>>();
  const price = (id: string): Promise<PriceSnapshot | null> => {
    const asked =
      prices.get(id) ??
      nullIfMissing(stripe.prices.retrieve(id, { expand: ["product"] })).then((found) =>
        found ? priceSnapshot(found) : null,
      );
    prices.set(id, asked);
    return asked;
  };
  const needPrice = async (id: string): Promise<PriceSnapshot> => {
    const found = await price(id);
    if (!found) throw new Error(`Stripe names the price ${id} and does not know it`);
    return found;
  };

  return {
    price,
    async customer(id) {
      const found = await nullIfMissing(stripe.customers.retrieve(id));
      return found ? customerSnapshot(found) : null;
    },
    async product(id) {
      const found = await nullIfMissing(stripe.products.retrieve(id));
      return found ? productSnapshot(found) : null;
    },
    async subscription(id) {
      const found = await nullIfMissing(stripe.subscriptions.retrieve(id, { expand: ["schedule"] }));
      return found ? subscriptionSnapshot(found, needPrice) : null;
    },
    async invoice(id) {
      const found = await nullIfMissing(stripe.invoices.retrieve(id, { expand: ["payments"] }));
      return found ? invoiceSnapshot(found, price) : null;
    },
    async paidInvoicesSince({ subscriptionId, since }) {
      const { data } = await mapStripeErrors(
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
        nullIfMissing(stripe.paymentIntents.retrieve(id)),
        mapStripeErrors(stripe.charges.list({ payment_intent: id, limit: 100 })),
        mapStripeErrors(stripe.disputes.list({ payment_intent: id, limit: 100 })),
      ]);
      return intent ? paymentIntentSnapshot(intent, charges.data, disputes.data) : null;
    },
    async checkout(id) {
      const found = await nullIfMissing(stripe.checkout.sessions.retrieve(id));
      return found ? checkoutSnapshot(found) : null;
    },
    async invoicePaidBy(paymentIntentId) {
      const { data } = await mapStripeErrors(
        stripe.invoicePayments.list({
          payment: { type: "payment_intent", payment_intent: paymentIntentId },
          limit: 1,
        }),
      );
      return data[0] ? idOf(data[0].invoice) : null;
    },
  };
}
