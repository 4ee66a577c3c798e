import type { PriceSnapshot } from "#functions/providers/payments/payments.ts";
import type { PaymentFacts } from "#functions/services/billing/reconciliation/payment-facts.ts";
import type { PlanId } from "#schema/billing/billing.ts";
import { CREDIT_PACKS, PLANS, type PlanInterval, packPriceKey, planPriceKey } from "#schema/billing/plans.ts";

export type PackId = (typeof CREDIT_PACKS)[number]["id"];

/** Prices as the set-up makes them, and payments made with them. */

export function priceOf(input: {
  key: string;
  cents: number;
  interval: string | null;
  credits: number;
}): PriceSnapshot {
  const { key, cents, interval, credits } = input;
  return {
    id: `price_${key}`,
    product: { id: `prod_${key}`, name: key, description: null, active: true, metadata: {} },
    active: true,
    currency: "usd",
    unitAmount: cents,
    type: interval ? "recurring" : "one_time",
    interval,
    intervalCount: interval ? 1 : null,
    metadata: { app: "likeness", key, credits: String(credits) },
  };
}

export function planPrice(id: PlanId, interval: PlanInterval): PriceSnapshot {
  const { cents, monthlyCredits: credits } = PLANS.find((one) => one.id === id)!;
  return priceOf({ key: planPriceKey(id, interval), cents: cents[interval], interval, credits });
}

export function packPrice(id: PackId): PriceSnapshot {
  const { cents, credits } = CREDIT_PACKS.find((one) => one.id === id)!;
  return priceOf({ key: packPriceKey(id), cents, interval: null, credits });
}

type Paid = Pick<PaymentFacts, "id"> & Partial<PaymentFacts>;

/** A small pack for 500 credits, unless told otherwise. */
export function paidPack(input: Paid): PaymentFacts {
  const price = packPrice("small");
  return {
    customerId: "cus_1",
    reason: "PURCHASE",
    price,
    subscriptionId: null,
    checkoutId: null,
    currency: "usd",
    paidCents: price.unitAmount,
    refundedCents: 0,
    credits: 500,
    monthlyCredits: null,
    periodStart: null,
    periodEnd: null,
    paidAt: new Date("2027-01-01T00:00:00Z"),
    ...input,
  };
}

export function paidYear(input: Paid & { plan?: PlanId; periodStart: Date; periodEnd: Date }): PaymentFacts {
  const { plan = "starter", ...facts } = input;
  const price = planPrice(plan, "year");
  const month = Number(price.metadata.credits);
  const sold = { price, paidCents: price.unitAmount, credits: month, monthlyCredits: month };
  const bought = {
    reason: "SUBSCRIPTION_CREATE",
    subscriptionId: "sub_1",
    paidAt: input.periodStart,
  } as const;
  return paidPack({ ...sold, ...bought, ...facts });
}
