import Stripe from "stripe";
import { STRIPE_MARK } from "#schema/stripe.ts";
import {
  type InvoiceSummary,
  PaymentDeclined,
  type PaymentEvent,
  type Payments,
  PaymentsRefused,
  type PlanChange,
} from "./payments.ts";
import {
  createStripeClient,
  ignoreRefusal,
  mapStripeErrors,
  nullIfMissing,
  type StripeConfig,
} from "./stripe-client.ts";
import { at, invoiceSnapshot } from "./stripe-objects.ts";
import { dropPlan, planForPeriodEnd } from "./stripe-schedule.ts";
import { stripeSnapshots } from "./stripe-snapshots.ts";

const crypto = Stripe.createSubtleCryptoProvider();

/** Stripe (https://docs.stripe.com/api), through its official client. */
export function createStripe(config: StripeConfig & { webhookSecret: string }): Payments {
  const stripe = createStripeClient(config);
  const snapshots = stripeSnapshots(stripe);

  const priceOf = async (key: string): Promise<Stripe.Price> => {
    const { data } = await mapStripeErrors(
      stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 }),
    );
    if (!data[0]) throw new PaymentsRefused(`Stripe has no active price ${key}: run npm run stripe:setup`);
    return data[0];
  };
  const subscriptionOf = (id: string) =>
    mapStripeErrors(stripe.subscriptions.retrieve(id, { expand: ["schedule"] }));
  const change = async ({ subscriptionId, priceKey }: PlanChange) => {
    const [subscription, price] = await Promise.all([subscriptionOf(subscriptionId), priceOf(priceKey)]);
    const [item] = subscription.items.data;
    if (!item) throw new PaymentsRefused(`the subscription ${subscriptionId} is for nothing`);
    return { subscription, item, price };
  };

  return {
    ...snapshots,

    async createCustomer(input) {
      const made = await mapStripeErrors(
        stripe.customers.create(
          { email: input.email, name: input.name ?? undefined, metadata: { userId: input.userId } },
          { idempotencyKey: input.requestKey },
        ),
      );
      return {
        id: made.id,
        email: made.email,
        name: made.name ?? null,
        metadata: { ...made.metadata },
        deleted: false,
      };
    },

    async changeEmail({ customerId, email }) {
      await mapStripeErrors(stripe.customers.update(customerId, { email }));
    },

    async createCheckout(input) {
      const { id: price } = await priceOf(input.priceKey);
      const metadata = { userId: input.userId, checkoutId: input.checkoutId, priceId: price };
      const session = await mapStripeErrors(
        stripe.checkout.sessions.create(
          {
            mode: input.mode,
            customer: input.customerId,
            client_reference_id: input.userId,
            line_items: [{ price, quantity: 1 }],
            allow_promotion_codes: input.promotionCodes,
            success_url: input.successUrl,
            cancel_url: input.cancelUrl,
            metadata,
            ...(input.mode === "subscription"
              ? { subscription_data: { metadata } }
              : { payment_intent_data: { metadata } }),
          },
          { idempotencyKey: `${input.userId}:checkout:${input.checkoutId}` },
        ),
      );
      if (!session.url) throw new PaymentsRefused(`the checkout ${session.id} is over`);
      return { url: session.url };
    },

    async closeOlderCheckouts({ customerId }) {
      const { data } = await mapStripeErrors(
        stripe.checkout.sessions.list({ customer: customerId, status: "open", limit: 100 }),
      );
      // lists come newest first
      const [, ...older] = data.filter((one) => one.mode === "subscription");
      await Promise.all(older.map((one) => ignoreRefusal(stripe.checkout.sessions.expire(one.id))));
    },

    async closeCheckouts(customerId) {
      const open = await nullIfMissing(
        stripe.checkout.sessions.list({ customer: customerId, status: "open", limit: 100 }),
      );
      await Promise.all(
        (open?.data ?? []).map((one) => ignoreRefusal(stripe.checkout.sessions.expire(one.id))),
      );
    },

    async deleteCustomer(customerId) {
      await nullIfMissing(stripe.customers.del(customerId));
    },

    async createPortal({ customerId, returnUrl }) {
      const { data } = await mapStripeErrors(
        stripe.billingPortal.configurations.list({ active: true, limit: 100 }),
      );
      const ours = data.find((one) => one.metadata?.app === STRIPE_MARK.app);
      const { url } = await mapStripeErrors(
        stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          ...(ours ? { configuration: ours.id } : {}),
        }),
      );
      return { url };
    },

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
      const invoice = await invoiceSnapshot(preview, snapshots.price);
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

    async goOn({ subscriptionId, requestKey }) {
      const key = `${subscriptionId}:go-on:${requestKey}`;
      const subscription = await subscriptionOf(subscriptionId);
      await dropPlan(stripe, subscription, key);
      if (!subscription.cancel_at_period_end) return;
      await mapStripeErrors(
        stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false }, { idempotencyKey: key }),
      );
    },

    async listInvoices(customerId) {
      const { data } = await mapStripeErrors(stripe.invoices.list({ customer: customerId, limit: 24 }));
      return data.filter((invoice) => invoice.status !== "draft").map(summary);
    },

    async verifyWebhook({ rawBody, signature }) {
      // the official check throws something else where the signature itself is empty
      if (!signature || !/\bv1=\w/.test(signature)) return null;
      try {
        const event = await stripe.webhooks.constructEventAsync(
          rawBody,
          signature,
          config.webhookSecret,
          undefined,
          crypto,
        );
        return {
          id: event.id,
          type: event.type,
          createdAt: at(event.created),
          object: event.data.object as unknown as PaymentEvent["object"],
        };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
        throw error;
      }
    },
  };
}

/** A year is never sold below its price: what took something off the months before ends with them. */
const withoutDiscounts = (price: Stripe.Price) =>
  price.recurring?.interval === "year" ? ({ discounts: "" } as const) : {};

function summary(input: Stripe.Invoice): InvoiceSummary {
  return {
    id: input.id ?? "",
    date: at(input.created),
    cents: input.total,
    currency: input.currency,
    status: input.status ?? "open",
    what: input.lines.data.at(-1)?.description ?? "",
    url: input.hosted_invoice_url ?? null,
    pdf: input.invoice_pdf ?? null,
  };
}
