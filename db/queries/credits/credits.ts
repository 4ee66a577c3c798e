import { and, desc, eq, lt } from "drizzle-orm";
import { userCreditHistory } from "#db/tables/accounts/account.ts";
import type { CreditReason } from "#schema/accounts/account.ts";
import type { Db, Statement } from "../../client.ts";
import { ACTIVE, type Actor } from "../accounts/session.ts";
import { CLAWED_BACK, GRANTED } from "../billing/reconciliation.ts";
import { referralHeld } from "../billing/referrals.ts";

/** One movement of credits. Its key says what it is for: the same key a second time aborts the batch. */
export interface Movement {
  id: string;
  userId: string;
  /** Signed, whole, not zero. */
  credits: number;
  reason: CreditReason;
  extra: Record<string, string | number>;
  key: string;
  now: number;
}

/** Charge, grant and refund alike. Aborts as `insufficient_credits` when the balance does not reach. */
export function moveCredits(input: Movement): Statement {
  return {
    sql: `INSERT INTO userCreditHistory (id, userId, credits, previousCredits, newCredits, reason, reasonExtra, key, createdAt)
          VALUES (?, ?, ?, (SELECT credits FROM user WHERE id = ?), (SELECT credits + ? FROM user WHERE id = ?), ?, ?, ?, ?)`,
    args: [
      input.id,
      input.userId,
      input.credits,
      input.userId,
      input.credits,
      input.userId,
      input.reason,
      JSON.stringify(input.extra),
      input.key,
      input.now,
    ],
  };
}

/**
 * Pays back what a job was paid for and did not deliver, but for held-back pictures that keep their charge. Stands after
 * the job's end and what `holdBack` makes of it.
 */
export function refundJob({
  jobId,
  ...refund
}: {
  id: string;
  jobId: string;
  reason: CreditReason;
  now: number;
}): Statement {
  return refundJobWhere({ ...refund, where: "id = ?", args: [jobId] });
}

/** The same for the one job of which the condition is true; nothing where it is of none. */
export function refundJobWhere(input: {
  id: string;
  where: string;
  args: readonly string[];
  reason: CreditReason;
  now: number;
}): Statement {
  return {
    sql: `INSERT INTO userCreditHistory (id, userId, credits, previousCredits, newCredits, reason, reasonExtra, key, createdAt)
          SELECT ?, u.id, r.amount, u.credits, u.credits + r.amount, ?,
            json_object('kind', r.kind, 'jobId', r.id, 'subjectId', r.subjectId, 'chargeId', r.chargeId),
            u.id || ':refund:' || r.id, ?
          FROM (SELECT *, (outputs - delivered - coalesce(kept, 0)) * creditsPerOutput AS amount FROM job
            WHERE ${input.where}) r
          JOIN user u ON u.id = r.userId WHERE r.amount > 0`,
    args: [input.id, input.reason, input.now, ...input.args],
  };
}

/** The balance, or null when the session ended. Plain SQL: it is the most frequent read. */
export async function findCredits(db: Db, actor: Actor, now: number): Promise<number | null> {
  const row = await db.first({
    sql: `SELECT u.credits FROM session s JOIN user u ON u.id = s.userId
          WHERE s.id = ? AND s.userId = ? AND s.expires > ? AND ${ACTIVE}`,
    args: [actor.sessionId, actor.userId, now],
  });
  return row ? Number(row.credits) : null;
}

/** Newest first, `limit` + 1 rows so that the caller knows whether more follow. */
export function listHistory(
  db: Db,
  input: { userId: string; before: number | null; reason?: CreditReason | null; limit: number },
) {
  return db.orm
    .select()
    .from(userCreditHistory)
    .where(
      and(
        eq(userCreditHistory.userId, input.userId),
        input.before === null ? undefined : lt(userCreditHistory.seq, input.before),
        input.reason ? eq(userCreditHistory.reason, input.reason) : undefined,
      ),
    )
    .orderBy(desc(userCreditHistory.seq))
    .limit(input.limit + 1);
}

/** The reasons somebody's credits moved for at all. */
export function listReasons(db: Db, userId: string) {
  return db.orm
    .selectDistinct({ reason: userCreditHistory.reason })
    .from(userCreditHistory)
    .where(eq(userCreditHistory.userId, userId));
}

/**
 * Everything that must hold of the ledger, as rows that break it; empty means clean.
 * Balance = sum, each row continues the one before, each ended job = delivered + refunded + kept,
 * and nothing was refunded for a job that is still open. Of each payment: what it says it granted and took back is what
 * the ledger says, it owes exactly the part of its grants that was paid back, and nothing was granted without one.
 * Of each referral and each promotion code the same: what it says was given is what the ledger says.
 */
export async function auditLedger(db: Db): Promise<{ problem: string; id: string }[]> {
  const rows = await db.orm.all<{ problem: string; id: string }>(`
    SELECT 'balance' AS problem, u.id AS id FROM user u
      WHERE u.credits <> coalesce((SELECT sum(credits) FROM userCreditHistory WHERE userId = u.id), 0)
    UNION ALL
    SELECT 'chain', id FROM (SELECT id, previousCredits,
        lag(newCredits, 1, 0) OVER (PARTITION BY userId ORDER BY seq) AS expected FROM userCreditHistory)
      WHERE previousCredits <> expected
    UNION ALL
    SELECT 'refund', j.id FROM job j WHERE coalesce((SELECT sum(credits) FROM userCreditHistory
        WHERE key = j.userId || ':refund:' || j.id), 0) <>
      CASE WHEN j.status IN ('COMPLETED', 'FAILED') THEN (j.outputs - j.delivered - coalesce(j.kept, 0)) * j.creditsPerOutput ELSE 0 END
    UNION ALL
    SELECT 'kept', id FROM job WHERE kept NOT IN (0, heldBack) OR heldBack < 0
      OR (status IN ('COMPLETED', 'FAILED') AND heldBack > outputs - delivered)
    UNION ALL
    SELECT 'charge', h.id FROM userCreditHistory h JOIN
        (SELECT chargeId, sum(outputs * creditsPerOutput) AS held FROM job GROUP BY chargeId) j ON j.chargeId = h.id
      WHERE h.credits <> -j.held
    UNION ALL
    SELECT 'payment-granted', id FROM payment WHERE grantedCredits <> ${GRANTED}
    UNION ALL
    SELECT 'payment-clawed-back', id FROM payment WHERE clawedBackCredits <> ${CLAWED_BACK}
    UNION ALL
    SELECT 'payment-owed', id FROM payment
      WHERE owedCredits <> CASE paidCents WHEN 0 THEN 0 ELSE grantedCredits * refundedCents / paidCents END
    UNION ALL
    SELECT 'payment-missing', h.id FROM userCreditHistory h
      WHERE h.key >= 'stripe:' AND h.key < 'stripe;' AND NOT EXISTS (
        SELECT 1 FROM payment p WHERE p.id = json_extract(h.reasonExtra, '$.paymentId') AND p.userId = h.userId)
    UNION ALL
    SELECT 'referral', friendId FROM referral
      WHERE friendCredits <> ${referralHeld("friend")} OR referrerCredits <> ${referralHeld("referrer")}
    UNION ALL
    SELECT 'referral-missing', h.id FROM userCreditHistory h
      WHERE h.key >= 'referral:' AND h.key < 'referral;' AND NOT EXISTS (SELECT 1 FROM referral r
        WHERE r.friendId = substr(h.key, 10, instr(substr(h.key, 10), ':') - 1) AND h.userId IN (r.friendId, r.referrerId))
    UNION ALL
    SELECT 'promotion', c.id FROM promotionCode c WHERE c.redemptions <>
        (SELECT count(*) FROM promotionRedemption r WHERE r.codeId = c.id)
    UNION ALL
    SELECT 'promotion-granted', r.codeId FROM promotionRedemption r JOIN promotionCode c ON c.id = r.codeId
      WHERE coalesce((SELECT sum(credits) FROM userCreditHistory WHERE key = 'promotion:' || r.codeId || ':' || r.userId), 0)
        <> c.credits
    UNION ALL
    SELECT 'promotion-missing', h.id FROM userCreditHistory h
      WHERE h.key >= 'promotion:' AND h.key < 'promotion;' AND NOT EXISTS (SELECT 1 FROM promotionRedemption r
        WHERE h.key = 'promotion:' || r.codeId || ':' || r.userId AND h.userId = r.userId)`);
  return rows;
}
