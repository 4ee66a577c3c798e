import type { Statement } from "#db/client.ts";
import {
  mirrorCharge,
  mirrorCustomer,
  mirrorPrice,
  mirrorProduct,
  mirrorSubscription,
} from "#db/queries/stripe-mirror.ts";
import type { Deps } from "../../deps.ts";
import type { PriceTruth, SubscriptionTruth } from "../../providers/payments/payments.ts";
import type { StripeSnapshot } from "./fetch-stripe-snapshot.ts";

/** What writes a customer's objects as they are now; prices only where they are missing, they have events of their own. */
export function mirrorStatements({ db }: Deps, truth: StripeSnapshot, userId: string): Statement[] {
  return [
    ...(truth.customer ? mirrorCustomer(db, { ...truth.customer, userId }) : []),
    ...truth.prices.flatMap((price) => [
      mirrorProduct(db, price.product, false),
      mirrorPrice(db, priceRow(price), false),
    ]),
    ...truth.subscriptions.map((one) => mirrorSubscription(db, subscriptionRow(one))),
    ...truth.charges.map((one) => mirrorCharge(db, one)),
  ];
}

export function priceRow({ product, ...price }: PriceTruth) {
  return { ...price, productId: product.id };
}

function subscriptionRow({ price, pendingPrice, latestInvoiceId: _, ...one }: SubscriptionTruth) {
  return { ...one, priceId: price.id, pendingPriceId: pendingPrice?.id ?? null };
}
