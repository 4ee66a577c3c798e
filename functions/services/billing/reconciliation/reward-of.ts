import type { PaymentRow } from "#db/queries/billing/reconciliation.ts";
import { MONEY_BACK_DAYS, referralReward } from "#schema/billing/plans.ts";

type Paid = Pick<
  PaymentRow,
  "id" | "paidCents" | "refundedCents" | "grantedCredits" | "monthlyCredits" | "createdAt"
>;

const WAIT_MS = MONEY_BACK_DAYS * 86_400_000;

interface Reward {
  /** Null: nothing was kept beyond its refund days. What was given goes back. */
  credits: number | null;
  /** When the refund days of something that was kept so far end; null where nothing waits. */
  dueAt: number | null;
}

/**
 * What each of the two gets for all that a friend has paid, of which the last row of an id holds: for the best of the
 * payments that were not wholly paid back and whose refund days are over.
 */
export function rewardOf(payments: readonly Paid[], now: number): Reward {
  const rows = new Map(payments.map((row) => [row.id, row]));
  const kept = [...rows.values()].filter((row) => row.paidCents > 0 && row.refundedCents < row.paidCents);
  const dueAt = (row: Paid) => row.createdAt.getTime() + WAIT_MS;
  const due = kept.filter((row) => dueAt(row) <= now);
  if (due.length > 0) return { credits: Math.max(...due.map(rewardOfOne)), dueAt: null };
  return { credits: null, dueAt: kept.length > 0 ? Math.min(...kept.map(dueAt)) : null };
}

/** Of a year all twelve months count, whichever have been granted; of a payment half paid back, the half that stays. */
function rewardOfOne({ paidCents, refundedCents, grantedCredits, monthlyCredits }: Paid): number {
  const credits = monthlyCredits ? 12 * monthlyCredits : grantedCredits;
  const left = paidCents - refundedCents;
  return referralReward({ paidCents: left, credits: Math.ceil((credits * left) / paidCents) });
}
