import type { StripeSnapshot } from "./fetch-stripe-snapshot.ts";

/** What Stripe says of a customer whose account is deleted, as far as accounts need it: sums, moments and ids. */
export function withoutPerson(truth: StripeSnapshot): StripeSnapshot {
  return {
    ...truth,
    customer: truth.customer && { ...truth.customer, email: null, name: null, metadata: {}, deleted: true },
    subscriptions: truth.subscriptions.map((one) => ({ ...one, metadata: {} })),
    charges: truth.charges.map((one) => ({
      ...one,
      metadata: {},
      description: null,
      paymentMethod: null,
      receiptUrl: null,
    })),
  };
}
