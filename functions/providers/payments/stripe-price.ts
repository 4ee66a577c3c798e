import type Stripe from "stripe";
import { PaymentsRefused } from "./payments.ts";
import { mapStripeErrors } from "./stripe-client.ts";

/** The price that is sold under a key of schema/billing/plans.ts. */
export async function activePrice(stripe: Stripe, key: string): Promise<Stripe.Price> {
  const { data } = await mapStripeErrors(stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 }));
  if (!data[0]) throw new PaymentsRefused(`Stripe has no active price ${key}: run npm run stripe:setup`);
  return data[0];
}
