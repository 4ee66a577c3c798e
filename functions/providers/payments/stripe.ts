import Stripe from "stripe";
import type { PaymentEvent, Payments } from "./payments.ts";
import { createStripeClient, type StripeConfig } from "./stripe-client.ts";
import { at } from "./stripe-objects.ts";
import { stripePlans } from "./stripe-plans.ts";
import { stripePurchases } from "./stripe-purchases.ts";
import { stripeSnapshots } from "./stripe-snapshots.ts";

const crypto = Stripe.createSubtleCryptoProvider();

/** Stripe (https://docs.stripe.com/api), through its official client. */
export function createStripe(config: StripeConfig & { webhookSecret: string }): Payments {
  const stripe = createStripeClient(config);
  const snapshots = stripeSnapshots(stripe);
  return {
    ...snapshots,
    ...stripePurchases(stripe),
    ...stripePlans(stripe, snapshots.price),

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
