import type { CreditReason } from "#schema/accounts/account.ts";
import { DAILY_FREE_CREDITS } from "#schema/billing/plans.ts";
import type { Db } from "../../client.ts";
import { ACTIVE } from "../accounts/session.ts";

const REASON: CreditReason = "DAILY_RESET";

/** A day's free credits go to balances below this. */
interface DailyBatch {
  /** In UTC, as "2026-11-21", and the moment it began. */
  day: string;
  dayStart: number;
  /** How many people to look at. */
  people: number;
  now: number;
}

/**
 * Gives the day's free credits to the next `people` of all, in order of their ids: balances below the allowance are
 * lifted to it. Not for whoever was not confirmed before the day began, is banned, or owes credits of a refunded payment.
 * Movements and the day's cursor are one batch, so that whoever runs at the same time or after a crash goes on where
 * this ended. Answers whether everyone has been looked at.
 *
 * Ids and keys begin with the day and come in the users' order: the indexes over them only grow at their end.
 */
export async function giveDailyBatch(
  db: Db,
  input: DailyBatch,
): Promise<{ finished: boolean; lifted: number }> {
  const at = "(SELECT cursor FROM dailyCredits WHERE day = ?)";
  const [, given, moved] = await db.write([
    {
      sql: "INSERT INTO dailyCredits (day, startedAt) VALUES (?, ?) ON CONFLICT (day) DO NOTHING",
      args: [input.day, input.now],
    },
    {
      sql: `INSERT INTO userCreditHistory (id, userId, credits, previousCredits, newCredits, reason, reasonExtra, key, createdAt)
            SELECT 'daily:' || ? || ':' || u.id, u.id, ? - u.credits, u.credits, ?, '${REASON}', ?, 'daily:' || ? || ':' || u.id, ?
            FROM (SELECT id, credits, emailVerified, banned, deletion FROM user WHERE id > ${at} ORDER BY id LIMIT ?) u
            WHERE u.credits < ? AND u.emailVerified < ? AND ${ACTIVE}
              AND NOT EXISTS (SELECT 1 FROM payment p WHERE p.userId = u.id AND p.owedCredits > p.clawedBackCredits)
              AND (SELECT finishedAt FROM dailyCredits WHERE day = ?) IS NULL`,
      args: [
        ...[
          input.day,
          DAILY_FREE_CREDITS,
          DAILY_FREE_CREDITS,
          JSON.stringify({ day: input.day }),
          input.day,
          input.now,
        ],
        ...[input.day, input.people, DAILY_FREE_CREDITS, input.dayStart, input.day],
      ],
    },
    {
      // the one `people` further on; where there is none, these were the last
      sql: `UPDATE dailyCredits SET people = people + changes(), cursor = coalesce(n.id, cursor),
              finishedAt = CASE WHEN n.id IS NULL THEN ? END
            FROM (SELECT (SELECT id FROM user WHERE id > ${at} ORDER BY id LIMIT 1 OFFSET ?) AS id) n
            WHERE day = ? AND finishedAt IS NULL RETURNING finishedAt`,
      args: [input.now, input.day, input.people - 1, input.day],
    },
  ]);
  // no row: another run had finished
  return { finished: moved?.rows[0]?.finishedAt !== null, lifted: given?.rowsAffected ?? 0 };
}
