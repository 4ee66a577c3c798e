import { CREDIT_FLOOR_USD } from "#schema/pricing.ts";
import type { PaymentFacts } from "./payment-facts.ts";

/**
 * Whether a payment brought less for each credit it sells than the least that prices are reckoned with: somebody made a
 * discount at the provider that the table does not allow. Changes of plan pay differences and are not looked at.
 */
export function isBelowFloor(of: Pick<PaymentFacts, "reason" | "paidCents" | "credits" | "monthlyCredits">) {
  if (of.reason === "SUBSCRIPTION_UPDATE") return false;
  const sold = of.monthlyCredits === null ? of.credits : of.monthlyCredits * 12;
  return of.paidCents / 100 < sold * CREDIT_FLOOR_USD - 1e-9;
}
