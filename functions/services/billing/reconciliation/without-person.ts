import type { StripeSnapshot } from "./fetch-stripe-snapshot.ts";

/** What Stripe says of a customer whose account is deleted, as far as accounts need it: sums, moments and ids. */
export function withoutPerson(snapshot: StripeSnapshot): StripeSnapshot {
  return {
    ...snapshot,
    customer: snapshot.customer && {
      ...snapshot.customer,
      email: null,
      name: null,
      metadata: {},
      deleted: true,
    },
    subscriptions: snapshot.subscriptions.map((one) => ({ ...one, metadata: {} })),
    charges: snapshot.charges.map((one) => ({
      ...one,
      metadata: {},
      description: null,
      paymentMethod: null,
      receiptUrl: null,
    })),
  };
}
