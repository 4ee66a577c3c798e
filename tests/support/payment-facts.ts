import type { PriceSnapshot } from "#functions/providers/payments/payments.ts";
import type { PaymentFacts } from "#functions/services/billing/reconciliation/payment-facts.ts";
import { CREDIT_PACKS, PLANS, type PlanInterval, packPriceKey, planPriceKey } from "#schema/billing/plans.ts";

/** Prices as the set-up makes them, and payments made with them. */

export function priceOf(input: {
  key: string;
  cents: number;
  interval: string | null;
  credits: number;
}): PriceSnapshot {
  const id = `price_${input.key}`;
  return {
    id,
    product: { id: `prod_${input.key}`, name: input.key, description: null, active: true, metadata: {} },
    active: true,
    currency: "usd",
    unitAmount: input.cents,
    type: input.interval ? "recurring" : "one_time",
    interval: input.interval,
    intervalCount: input.interval ? 1 : null,
    metadata: { app: "likeness", key: input.key, credits: String(input.credits) },
  };
}

export function planPrice(id: (typeof PLANS)[number]["id"], interval: PlanInterval): PriceSnapshot {
  const plan = PLANS.find((one) => one.id === id);
  if (!plan) throw new Error(`no plan ${id}`);
  const cents = plan.cents[interval];
  return priceOf({ key: planPriceKey(id, interval), cents, interval, credits: plan.monthlyCredits });
}

export function packPrice(id: (typeof CREDIT_PACKS)[number]["id"]): PriceSnapshot {
  const pack = CREDIT_PACKS.find((one) => one.id === id);
  if (!pack) throw new Error(`no pack ${id}`);
  return priceOf({ key: packPriceKey(id), cents: pack.cents, interval: null, credits: pack.credits });
}

export function paidPack(input: { id: string; refundedCents?: number; paidAt?: Date }): PaymentFacts {
  const price = packPrice("small");
  return {
    id: input.id,
    customerId: "cus_1",
    reason: "PURCHASE",
    price,
    subscriptionId: null,
    checkoutId: null,
    currency: "usd",
    paidCents: price.unitAmount,
    refundedCents: input.refundedCents ?? 0,
    credits: 500,
    monthlyCredits: null,
    periodStart: null,
    periodEnd: null,
    paidAt: input.paidAt ?? new Date("2027-01-01T00:00:00Z"),
  };
}

export function paidYear(input: {
  id: string;
  start: string;
  end: string;
  plan?: (typeof PLANS)[number]["id"];
  reason?: PaymentFacts["reason"];
  credits?: number;
  refundedCents?: number;
}): PaymentFacts {
  const price = planPrice(input.plan ?? "starter", "year");
  const month = Number(price.metadata.credits);
  return {
    id: input.id,
    customerId: "cus_1",
    reason: input.reason ?? "SUBSCRIPTION_CREATE",
    price,
    subscriptionId: "sub_1",
    checkoutId: null,
    currency: "usd",
    paidCents: price.unitAmount,
    refundedCents: input.refundedCents ?? 0,
    credits: input.credits ?? month,
    monthlyCredits: month,
    periodStart: new Date(input.start),
    periodEnd: new Date(input.end),
    paidAt: new Date(input.start),
  };
}
