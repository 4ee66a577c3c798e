import type { LiveSubscription } from "#db/queries/billing/billing.ts";
import {
  type PlanId,
  type PlanView,
  type SubscriptionView,
  UNPAID_SUBSCRIPTION,
} from "#schema/billing/billing.ts";
import { findPlan, PLAN_INTERVALS, PLANS, type PlanInterval, planPriceKey } from "#schema/billing/plans.ts";

type Price = LiveSubscription["price"];

/** Which of our plans a price is for, by the key in its metadata; null for one no longer sold. */
export function planOf(price: Pick<Price, "metadata">): { plan: PlanId; interval: PlanInterval } | null {
  for (const { id } of PLANS) {
    for (const interval of PLAN_INTERVALS) {
      if (planPriceKey(id, interval) === price.metadata.key) return { plan: id, interval };
    }
  }
  return null;
}

export function planView(price: Price): PlanView {
  const plan = planOf(price)?.plan ?? null;
  return {
    plan,
    name: (plan && findPlan(plan)?.name) ?? "Earlier plan",
    interval: price.interval === "year" ? "year" : "month",
    cents: price.unitAmount,
    currency: price.currency,
    monthlyCredits: Number(price.metadata.credits ?? 0),
  };
}

export function subscriptionView(input: LiveSubscription): SubscriptionView {
  return {
    ...planView(input.price),
    status: input.status,
    periodEnd: input.periodEnd,
    cancelAtPeriodEnd: input.cancelAtPeriodEnd,
    pending: input.pending ? planView(input.pending) : null,
    paymentProblem: UNPAID_SUBSCRIPTION.includes(input.status),
  };
}
