import type Stripe from "stripe";
import { STRIPE_MARK } from "#schema/billing/stripe.ts";
import { type InvoiceSummary, type Payments, PaymentsRefused } from "./payments.ts";
import { ignoreRefusal, mapStripeErrors, nullIfMissing } from "./stripe-client.ts";
import { at } from "./stripe-objects.ts";
import { activePrice } from "./stripe-price.ts";

type Purchases = Pick<
  Payments,
  | "createCustomer"
  | "changeEmail"
  | "createCheckout"
  | "closeOlderCheckouts"
  | "closeCheckouts"
  | "deleteCustomer"
  | "createPortal"
  | "listInvoices"
>;

/** Customers, the pages they pay at, and what they paid. */
export function stripePurchases(stripe: Stripe): Purchases {
  return {
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
      const { id: price } = await activePrice(stripe, input.priceKey);
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

    async listInvoices(customerId) {
      const { data } = await mapStripeErrors(stripe.invoices.list({ customer: customerId, limit: 24 }));
      return data.filter((invoice) => invoice.status !== "draft").map(summary);
    },
  };
}

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
