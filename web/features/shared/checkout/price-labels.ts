import type { CheckoutItem, PlanView } from "#schema/billing/billing.ts";
import { formatMoney } from "#schema/billing/money.ts";
import { CURRENCY, findCreditPack, findPlan } from "#schema/billing/plans.ts";
import { formatCredits } from "#web/lib/format.ts";

export type PlanItem = Extract<CheckoutItem, { kind: "plan" }>;

/** "$19 a month". */
export function priceOfPlan({
  cents,
  currency,
  interval,
}: Pick<PlanView, "cents" | "currency" | "interval">) {
  return `${formatMoney(cents, currency)} a ${interval}`;
}

/** What is bought, what it costs and what it brings, in words. @throws on what is not sold. */
export function itemLabels(item: CheckoutItem): { name: string; price: string; brings: string } {
  if (item.kind === "pack") {
    const pack = findCreditPack(item.pack);
    if (!pack) throw new Error(`there is no credit pack ${item.pack}`);
    return { name: pack.name, price: formatMoney(pack.cents, CURRENCY), brings: formatCredits(pack.credits) };
  }
  const plan = findPlan(item.plan);
  if (!plan) throw new Error(`there is no plan ${item.plan}`);
  return {
    name: plan.name,
    price: priceOfPlan({ cents: plan.cents[item.interval], currency: CURRENCY, interval: item.interval }),
    brings: `${formatCredits(plan.monthlyCredits)} each month`,
  };
}
