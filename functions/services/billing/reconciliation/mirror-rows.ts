import type { Statement } from "#db/client.ts";
import {
  mirrorCharge,
  mirrorCustomer,
  mirrorPrice,
  mirrorProduct,
  mirrorSubscription,
} from "#db/queries/billing/stripe-mirror.ts";
import type { Deps } from "../../../deps.ts";
import type { PriceSnapshot, SubscriptionSnapshot } from "../../../providers/payments/payments.ts";
import type { StripeSnapshot } from "./fetch-stripe-snapshot.ts";

/** What writes a customer's objects as they are now; prices only where they are missing, they have events of their own. */
export function mirrorStatements({ db }: Deps, snapshot: StripeSnapshot, userId: string): Statement[] {
  return [
    ...(snapshot.customer ? mirrorCustomer(db, { ...snapshot.customer, userId }) : []),
    ...snapshot.prices.flatMap((price) => [
      mirrorProduct(db, price.product, false),
      mirrorPrice(db, priceRow(price), false),
    ]),
    ...snapshot.subscriptions.map((one) => mirrorSubscription(db, subscriptionRow(one))),
    ...snapshot.charges.map((one) => mirrorCharge(db, one)),
  ];
}

export function priceRow({ product, ...price }: PriceSnapshot) {
  return { ...price, productId: product.id };
}

function subscriptionRow({ price, pendingPrice, latestInvoiceId: _, ...one }: SubscriptionSnapshot) {
  return { ...one, priceId: price.id, pendingPriceId: pendingPrice?.id ?? null };
}
