import { CREDIT_FLOOR_USD } from "#schema/billing/pricing.ts";
import type { PaymentFacts } from "./payment-facts.ts";

/**
 * Whether a payment brought less for each credit it sells than the least that prices are reckoned with: somebody made a
 * discount at the provider that the table does not allow. Changes of plan pay differences and are not looked at.
 */
export function isBelowFloor(
  input: Pick<PaymentFacts, "reason" | "paidCents" | "credits" | "monthlyCredits">,
) {
  if (input.reason === "SUBSCRIPTION_UPDATE") return false;
  const sold = input.monthlyCredits === null ? input.credits : input.monthlyCredits * 12;
  return input.paidCents / 100 < sold * CREDIT_FLOOR_USD - 1e-9;
}
