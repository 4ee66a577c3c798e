import { sql } from "drizzle-orm";
import { HELD_BACK_REFUNDS, REVIEW_AFTER, REVIEW_WINDOW_DAYS } from "#schema/staff/safety.ts";
import type { Db, Statement } from "../../client.ts";
import { combineReads } from "../../read.ts";
import { requireThat } from "../guards.ts";
import { holdBackOfVisitor } from "../visitors/visitor-strikes.ts";

const HOUR = 3_600_000;
const WINDOW = REVIEW_WINDOW_DAYS * 24 * HOUR;

/** SQL over a row with `userId` and `mailboxHash`: it belongs to `u`, or to another account of its mailbox. */
const samePerson = (row: string) =>
  `(${row}.userId = u.id OR ${row}.mailboxHash = (SELECT mailboxHash FROM firstProof WHERE userId = u.id))`;

/** Strikes of a kind within the window that no review has dealt with. Takes the window's beginning. */
const openStrikes = (kind: "HELD_BACK" | "PROMPT") => `(SELECT count(*) FROM safetyStrike s
  WHERE ${samePerson("s")} AND s.kind = '${kind}' AND s.createdAt > max(?, coalesce(
    (SELECT max(r.clearedAt) FROM safetyReview r WHERE ${samePerson("r")}), 0)))`;

/**
 * What follows from held-back pictures (`job.heldBack`): stands after the job's end and before its refund. The request
 * counts once, however many of its jobs are held back; past the day's refunds its held-back pictures keep their charge.
 * A visitor's always keep it: the provider asks for them, and a budget that came back would be spent twice. Writes come one
 * after another, so that of several requests at once none slips through.
 */
export function holdBack(options: { jobId: string; now: number }): Statement[] {
  const { jobId, now } = options;
  return [
    {
      sql: `INSERT INTO safetyStrike (id, userId, mailboxHash, kind, refunded, createdAt)
            SELECT 'held-back:' || j.chargeId, j.userId, p.mailboxHash, 'HELD_BACK',
              (SELECT count(*) FROM safetyStrike s WHERE s.userId = j.userId AND s.kind = 'HELD_BACK'
                AND s.refunded = 1 AND s.createdAt > ?) < ?, ?
            FROM job j LEFT JOIN firstProof p ON p.userId = j.userId
            WHERE j.id = ? AND j.heldBack > 0 AND j.kind <> 'VISITOR' ON CONFLICT (id) DO NOTHING`,
      args: [now - HELD_BACK_REFUNDS.hours * HOUR, HELD_BACK_REFUNDS.count, now, jobId],
    },
    {
      sql: `UPDATE job SET kept = heldBack, errorCode = CASE errorCode WHEN 'UNFIT' THEN 'UNFIT_KEPT' ELSE errorCode END
            WHERE id = ? AND heldBack > 0 AND (kind = 'VISITOR'
              OR EXISTS (SELECT 1 FROM safetyStrike WHERE id = 'held-back:' || job.chargeId AND refunded = 0))`,
      args: [jobId],
    },
    {
      sql: `UPDATE training SET error = 'UNFIT_KEPT' WHERE error = 'UNFIT'
              AND id = (SELECT subjectId FROM job WHERE id = ? AND kept > 0)`,
      args: [jobId],
    },
    openReview("u.id = (SELECT userId FROM job WHERE id = ? AND heldBack > 0)", [jobId], now),
    holdBackOfVisitor({ jobId, now }),
  ];
}

/** A refused prompt, once for each id: follow it with nothing that could undo it. */
export function insertRefusal(options: { id: string; userId: string; now: number }): Statement[] {
  const { id, userId, now } = options;
  return [
    {
      sql: `INSERT INTO safetyStrike (id, userId, mailboxHash, kind, refunded, createdAt)
            SELECT ?, u.id, p.mailboxHash, 'PROMPT', 0, ? FROM user u LEFT JOIN firstProof p ON p.userId = u.id
            WHERE u.id = ? ON CONFLICT (id) DO NOTHING`,
      args: [id, now, userId],
    },
    openReview("u.id = ?", [userId], now),
  ];
}

/** Pauses an account whose strikes reached a limit, unless it is paused already. */
function openReview(who: string, args: string[], now: number): Statement {
  return {
    sql: `INSERT INTO safetyReview (id, userId, mailboxHash, openedAt)
          SELECT ?, u.id, (SELECT mailboxHash FROM firstProof WHERE userId = u.id), ? FROM user u
          WHERE ${who} AND (${openStrikes("HELD_BACK")} >= ? OR ${openStrikes("PROMPT")} >= ?)
          ON CONFLICT DO NOTHING`,
    args: [
      ...[crypto.randomUUID(), now, ...args],
      ...[now - WINDOW, REVIEW_AFTER.HELD_BACK, now - WINDOW, REVIEW_AFTER.PROMPT],
    ],
  };
}

const PAUSED = `SELECT 1 FROM user u JOIN safetyReview r ON r.clearedAt IS NULL AND ${samePerson("r")} WHERE u.id = ?`;

/** Aborts while this person, or another account of their mailbox, is under review. */
export function requireNotPaused(userId: string): Statement {
  return requireThat("under_review", `NOT EXISTS (${PAUSED})`, [userId]);
}

/** How someone stands. */
export function findSafety(db: Db, { userId, now }: { userId: string; now: number }) {
  const standing = db.orm.all<{ refunded: number; openedAt: number | null; message: string | null }>(
    sql`SELECT (SELECT count(*) FROM safetyStrike s WHERE s.userId = u.id AND s.kind = 'HELD_BACK'
          AND s.refunded = 1 AND s.createdAt > ${now - HELD_BACK_REFUNDS.hours * HOUR}) AS refunded, r.openedAt, r.message
        FROM user u LEFT JOIN safetyReview r ON r.clearedAt IS NULL AND ${sql.raw(samePerson("r"))}
        WHERE u.id = ${userId} ORDER BY r.openedAt LIMIT 1`,
  );
  return combineReads([standing], ([rows]) => rows[0]!);
}

/** What someone paused wrote to us, the latest only; aborts where nothing is open. */
export function writeReviewMessage(options: { userId: string; text: string }): Statement[] {
  return [
    requireThat("nothing_to_appeal", `EXISTS (${PAUSED})`, [options.userId]),
    {
      sql: `UPDATE safetyReview SET message = ? WHERE id IN (SELECT r.id FROM user u
              JOIN safetyReview r ON r.clearedAt IS NULL AND ${samePerson("r")} WHERE u.id = ?)`,
      args: [options.text, options.userId],
    },
  ];
}
