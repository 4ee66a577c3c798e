import type { PaymentRow } from "#db/queries/billing/reconciliation.ts";
import type { CreditReason } from "#schema/accounts/account.ts";
import { monthsOfYear } from "../plans/months.ts";
import { creditsOf, type PaymentFacts } from "./payment-facts.ts";

/** What brings one payment's rows up to date. */
export interface PaymentStep {
  row: PaymentRow;
  grants: Grant[];
  /** Credits that became owed, taken as far as the balance reaches; the rest is debt. */
  clawback: number;
  /** Credits that were taken and are no longer owed: a dispute was won, a refund failed. */
  reinstate: number;
}

export interface Grant {
  /** Of the ledger's row. */
  key: string;
  credits: number;
  reason: CreditReason;
  extra: Record<string, string | number>;
}

export interface Reconciliation {
  steps: PaymentStep[];
  /** Debts of other payments, taken from what this reconciliation grants, the oldest first. */
  debts: { paymentId: string; credits: number }[];
}

/** From which moment a subscription grants nothing more; null while it lives. */
export type Ended = ReadonlyMap<string, Date | null>;

/**
 * Compares what we have written of a person's payments with what is true now. The same snapshot twice gives no steps, and
 * the order in which snapshots arrive makes no difference to what is granted and owed in the end.
 */
export function planReconciliation(
  known: readonly PaymentRow[],
  facts: readonly PaymentFacts[],
  ended: Ended,
  userId: string,
  now: Date,
): Reconciliation {
  const before = new Map(known.map((row) => [row.id, row]));
  const rows = new Map(before);
  const first = new Map<string, number>();
  for (const fact of facts) {
    const row = before.get(fact.id);
    if (!row) first.set(fact.id, fact.credits);
    rows.set(fact.id, row ? { ...row, refundedCents: fact.refundedCents } : newRow(fact, userId));
  }

  const steps: PaymentStep[] = [];
  for (const row of [...rows.values()].toSorted(byAge)) {
    const old = before.get(row.id) ?? null;
    const grants: Grant[] = [];
    const atOnce = first.get(row.id) ?? 0;
    if (atOnce > 0) {
      const extra = { kind: "GRANT", paymentId: row.id, priceId: row.priceId };
      grants.push({ key: `stripe:${row.id}:grant`, credits: atOnce, reason: row.reason, extra });
    }
    const months = monthsDue(row, old, [...rows.values()], ended, now);
    grants.push(...months.grants);
    const granted = row.grantedCredits + grants.reduce((sum, grant) => sum + grant.credits, 0);
    const owed = row.paidCents === 0 ? 0 : Math.floor((granted * row.refundedCents) / row.paidCents);
    const next = { ...row, grantedCredits: granted, owedCredits: owed, nextMonthAt: months.next };
    if (old && !differs(old, next)) continue;
    steps.push({
      row: next,
      grants,
      clawback: Math.max(0, owed - (old?.owedCredits ?? 0)),
      reinstate: Math.max(0, row.clawedBackCredits - owed),
    });
  }
  return { steps, debts: debtsPaid(known, steps) };
}

/** What new grants leave after their own claw-backs goes to old debts. */
function debtsPaid(known: readonly PaymentRow[], steps: readonly PaymentStep[]): Reconciliation["debts"] {
  let left = 0;
  for (const { grants, clawback } of steps) {
    const granted = grants.reduce((sum, grant) => sum + grant.credits, 0);
    left += Math.max(0, granted - clawback);
  }
  const debts: Reconciliation["debts"] = [];
  const owedNow = new Map(steps.map(({ row }) => [row.id, row.owedCredits]));
  for (const row of known.toSorted(byAge)) {
    // what became owed only now is a step's own affair
    const owed = Math.min(row.owedCredits, owedNow.get(row.id) ?? row.owedCredits);
    const credits = Math.min(left, owed - row.clawedBackCredits);
    if (credits <= 0) continue;
    debts.push({ paymentId: row.id, credits });
    left -= credits;
  }
  return debts;
}

/** A year's further months: those that have begun since they were last granted, and when the next one does. */
function monthsDue(
  row: PaymentRow,
  old: PaymentRow | null,
  all: readonly PaymentRow[],
  ended: Ended,
  now: Date,
): { grants: Grant[]; next: Date | null } {
  const { monthlyCredits, periodStart, periodEnd } = row;
  if (!monthlyCredits || !periodStart || !periodEnd || (old && !old.nextMonthAt))
    return { grants: [], next: null };
  const end = row.subscriptionId ? (ended.get(row.subscriptionId) ?? null) : null;
  const followed = all
    .filter((one) => one.subscriptionId === row.subscriptionId && follows(one, row))
    .flatMap((one) => one.periodStart ?? []);
  const lasts = (at: Date) => followed.every((start) => at <= start) && (!end || at < end);
  const from = old?.nextMonthAt ?? null;
  const grants: Grant[] = [];
  for (const [n, begin] of monthsOfYear(periodEnd).entries()) {
    // the first was granted at once
    if (n === 0 || begin <= periodStart || (from && begin < from)) continue;
    if (!lasts(begin)) break;
    if (begin > now) return { grants, next: begin };
    grants.push({
      key: `stripe:${row.id}:grant:${n + 1}`,
      credits: monthlyCredits,
      reason: "MONTHLY_RESET",
      extra: { kind: "GRANT", paymentId: row.id, priceId: row.priceId, month: n + 1 },
    });
  }
  return { grants, next: null };
}

function newRow(fact: PaymentFacts, userId: string): PaymentRow {
  return {
    id: fact.id,
    userId,
    customerId: fact.customerId,
    reason: fact.reason,
    priceId: fact.price.id,
    subscriptionId: fact.subscriptionId,
    checkoutId: fact.checkoutId,
    currency: fact.currency,
    paidCents: fact.paidCents,
    refundedCents: fact.refundedCents,
    grantedCredits: 0,
    owedCredits: 0,
    clawedBackCredits: 0,
    periodStart: fact.periodStart,
    periodEnd: fact.periodEnd,
    monthlyCredits: fact.monthlyCredits === null ? null : creditsOf(fact.price),
    nextMonthAt: null,
    createdAt: fact.paidAt,
  };
}

const byAge = (a: PaymentRow, b: PaymentRow) =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

/** Whether one payment of a subscription takes another's place: a change does at the moment it is made. */
function follows(one: PaymentRow, other: PaymentRow): boolean {
  const rank = (row: PaymentRow) => [
    row.periodStart?.getTime() ?? 0,
    row.createdAt.getTime(),
    row.reason === "SUBSCRIPTION_UPDATE" ? 1 : 0,
  ];
  const [a, b] = [rank(one), rank(other)];
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}

const differs = (a: PaymentRow, b: PaymentRow) =>
  a.refundedCents !== b.refundedCents ||
  a.grantedCredits !== b.grantedCredits ||
  a.owedCredits !== b.owedCredits ||
  a.nextMonthAt?.getTime() !== b.nextMonthAt?.getTime();
