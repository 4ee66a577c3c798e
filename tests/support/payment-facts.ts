import type { PriceTruth } from "#functions/providers/payments/payments.ts";
import type { PaymentFacts } from "#functions/services/billing/payment-facts.ts";
import { CREDIT_PACKS, PLANS, type PlanInterval, packPriceKey, planPriceKey } from "#schema/plans.ts";

/** Prices as the set-up makes them, and payments made with them. */

export function priceOf(of: {
  key: string;
  cents: number;
  interval: string | null;
  credits: number;
}): PriceTruth {
  const id = `price_${of.key}`;
  return {
    id,
    product: { id: `prod_${of.key}`, name: of.key, description: null, active: true, metadata: {} },
    active: true,
    currency: "usd",
    unitAmount: of.cents,
    type: of.interval ? "recurring" : "one_time",
    interval: of.interval,
    intervalCount: of.interval ? 1 : null,
    metadata: { app: "likeness", key: of.key, credits: String(of.credits) },
  };
}

export function planPrice(id: (typeof PLANS)[number]["id"], interval: PlanInterval): PriceTruth {
  const plan = PLANS.find((one) => one.id === id);
  if (!plan) throw new Error(`no plan ${id}`);
  const cents = plan.cents[interval];
  return priceOf({ key: planPriceKey(id, interval), cents, interval, credits: plan.monthlyCredits });
}

export function packPrice(id: (typeof CREDIT_PACKS)[number]["id"]): PriceTruth {
  const pack = CREDIT_PACKS.find((one) => one.id === id);
  if (!pack) throw new Error(`no pack ${id}`);
  return priceOf({ key: packPriceKey(id), cents: pack.cents, interval: null, credits: pack.credits });
}

export function paidPack(of: { id: string; refundedCents?: number; paidAt?: Date }): PaymentFacts {
  const price = packPrice("small");
  return {
    id: of.id,
    customerId: "cus_1",
    reason: "PURCHASE",
    price,
    subscriptionId: null,
    checkoutId: null,
    currency: "usd",
    paidCents: price.unitAmount,
    refundedCents: of.refundedCents ?? 0,
    credits: 500,
    monthlyCredits: null,
    periodStart: null,
    periodEnd: null,
    paidAt: of.paidAt ?? new Date("2027-01-01T00:00:00Z"),
  };
}

export function paidYear(of: {
  id: string;
  start: string;
  end: string;
  plan?: (typeof PLANS)[number]["id"];
  reason?: PaymentFacts["reason"];
  credits?: number;
  refundedCents?: number;
}): PaymentFacts {
  const price = planPrice(of.plan ?? "starter", "year");
  const month = Number(price.metadata.credits);
  return {
    id: of.id,
    customerId: "cus_1",
    reason: of.reason ?? "SUBSCRIPTION_CREATE",
    price,
    subscriptionId: "sub_1",
    checkoutId: null,
    currency: "usd",
    paidCents: price.unitAmount,
    refundedCents: of.refundedCents ?? 0,
    credits: of.credits ?? month,
    monthlyCredits: month,
    periodStart: new Date(of.start),
    periodEnd: new Date(of.end),
    paidAt: new Date(of.start),
  };
}
