import type Stripe from "stripe";
import { PaymentDeclined, type Payments, PaymentsRefused, type PlanChange } from "./payments.ts";
import { mapStripeErrors } from "./stripe-client.ts";
import { invoiceSnapshot } from "./stripe-objects.ts";
import { activePrice } from "./stripe-price.ts";
import { dropPlan, planForPeriodEnd } from "./stripe-schedule.ts";

type Plans = Pick<
  Payments,
  "previewUpgrade" | "upgrade" | "downgradeLater" | "cancelAtPeriodEnd" | "reactivate"
>;

/** Changes of a plan somebody has. `priceOf` reads a price as it is now. */
export function stripePlans(stripe: Stripe, priceOf: Payments["price"]): Plans {
  const subscriptionOf = (id: string) =>
    mapStripeErrors(stripe.subscriptions.retrieve(id, { expand: ["schedule"] }));
  const change = async ({ subscriptionId, priceKey }: PlanChange) => {
    const [subscription, price] = await Promise.all([
      subscriptionOf(subscriptionId),
      activePrice(stripe, priceKey),
    ]);
    const [item] = subscription.items.data;
    if (!item) throw new PaymentsRefused(`the subscription ${subscriptionId} is for nothing`);
    return { subscription, item, price };
  };

  return {
    async previewUpgrade(input) {
      const { item, price } = await change(input);
      const preview = await mapStripeErrors(
        stripe.invoices.createPreview({
          subscription: input.subscriptionId,
          ...withoutDiscounts(price),
          subscription_details: {
            items: [{ id: item.id, price: price.id }],
            proration_behavior: "always_invoice",
            proration_date: Math.floor(input.prorationDate.getTime() / 1000),
          },
        }),
      );
      const invoice = await invoiceSnapshot(preview, priceOf);
      return { dueCents: preview.amount_due, currency: preview.currency, invoice };
    },

    async upgrade(input) {
      const { subscription, item, price } = await change(input);
      const key = `${input.subscriptionId}:upgrade:${input.requestKey}`;
      const planned = await dropPlan(stripe, subscription, key);
      try {
        await mapStripeErrors(
          stripe.subscriptions.update(
            input.subscriptionId,
            {
              items: [{ id: item.id, price: price.id }],
              cancel_at_period_end: false,
              proration_behavior: "always_invoice",
              payment_behavior: "error_if_incomplete",
              ...withoutDiscounts(price),
              ...(input.prorationDate
                ? { proration_date: Math.floor(input.prorationDate.getTime() / 1000) }
                : {}),
            },
            { idempotencyKey: key },
          ),
        );
      } catch (error) {
        // what is refused changes nothing: what was planned before still is
        if (planned && (error instanceof PaymentDeclined || error instanceof PaymentsRefused)) {
          const now = await subscriptionOf(input.subscriptionId);
          await planForPeriodEnd(stripe, { subscription: now, item, priceId: planned, key: `${key}:again` });
        }
        throw error;
      }
    },

    async downgradeLater(input) {
      const { subscription, item, price } = await change(input);
      const key = `${input.subscriptionId}:downgrade:${input.requestKey}`;
      if (subscription.cancel_at_period_end) {
        await mapStripeErrors(
          stripe.subscriptions.update(
            input.subscriptionId,
            { cancel_at_period_end: false },
            { idempotencyKey: `${key}:keep` },
          ),
        );
      }
      await planForPeriodEnd(stripe, { subscription, item, priceId: price.id, key });
    },

    async cancelAtPeriodEnd({ subscriptionId, requestKey }) {
      const key = `${subscriptionId}:cancel:${requestKey}`;
      await dropPlan(stripe, await subscriptionOf(subscriptionId), key);
      await mapStripeErrors(
        stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }, { idempotencyKey: key }),
      );
    },

    async reactivate({ subscriptionId, requestKey }) {
      const key = `${subscriptionId}:go-on:${requestKey}`;
      const subscription = await subscriptionOf(subscriptionId);
      await dropPlan(stripe, subscription, key);
      if (!subscription.cancel_at_period_end) return;
      await mapStripeErrors(
        stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false }, { idempotencyKey: key }),
      );
    },
  };
}

/** A year is never sold below its price: what took something off the months before ends with them. */
const withoutDiscounts = (price: Stripe.Price) =>
  price.recurring?.interval === "year" ? ({ discounts: "" } as const) : {};
