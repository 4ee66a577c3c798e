import type { PaymentRow } from "#db/queries/settlement.ts";
import { referralReward } from "#schema/plans.ts";

type Paid = Pick<PaymentRow, "id" | "paidCents" | "refundedCents" | "grantedCredits" | "monthlyCredits">;

/**
 * What each of the two gets for all that a friend has paid, of which the last row of an id holds: for the best of the
 * payments that were not wholly paid back. Null where there is none: what was given goes back.
 */
export function rewardOf(payments: readonly Paid[]): number | null {
  const rows = new Map(payments.map((row) => [row.id, row]));
  const kept = [...rows.values()].filter((row) => row.paidCents > 0 && row.refundedCents < row.paidCents);
  if (kept.length === 0) return null;
  return Math.max(...kept.map(rewardOfOne));
}

/** Of a year all twelve months count, whichever have been granted; of a payment half paid back, the half that stays. */
function rewardOfOne({ paidCents, refundedCents, grantedCredits, monthlyCredits }: Paid): number {
  const credits = monthlyCredits ? 12 * monthlyCredits : grantedCredits;
  const left = paidCents - refundedCents;
  return referralReward({ paidCents: left, credits: Math.ceil((credits * left) / paidCents) });
}
