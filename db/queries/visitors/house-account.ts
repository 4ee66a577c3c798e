import type { CreditReason } from "#schema/accounts/account.ts";
import { HOUSE_ACCOUNT } from "#schema/visitors/visitor-rules.ts";
import type { Db } from "../../client.ts";

const REASON: CreditReason = "DAILY_RESET";
const TASK = "visitor-budget";
/** Nobody can receive mail there, so nobody ever signs in to it. */
const EMAIL = `${HOUSE_ACCOUNT}@house.invalid`;

/** SQL: the budget of the day that began then was given already. */
const GIVEN = `EXISTS (SELECT 1 FROM taskCursor WHERE task = '${TASK}' AND at >= ?)`;

/**
 * Sets the balance from which visitors' work is paid to the day's budget, once a day, and makes the account where there is
 * none. Answers whether this was that once.
 */
export async function giveVisitorBudget(
  db: Db,
  input: { credits: number; day: string; dayStart: number; now: number },
): Promise<boolean> {
  const { credits, day, dayStart, now } = input;
  const key = `${HOUSE_ACCOUNT}:budget:${day}`;
  const [, , given] = await db.write([
    {
      sql: `INSERT INTO user (id, name, email, createdAt, updatedAt) SELECT ?, 'Visitors', ?, ?, ?
            WHERE NOT EXISTS (SELECT 1 FROM user WHERE id = ?)`,
      args: [HOUSE_ACCOUNT, EMAIL, now, now, HOUSE_ACCOUNT],
    },
    {
      sql: `INSERT INTO userCreditHistory (id, userId, credits, previousCredits, newCredits, reason, reasonExtra, key, createdAt)
            SELECT ?, u.id, ? - u.credits, u.credits, ?, '${REASON}', ?, ?, ?
            FROM user u WHERE u.id = ? AND u.credits <> ? AND NOT ${GIVEN}`,
      args: [
        ...[key, credits, credits, JSON.stringify({ day }), key, now],
        ...[HOUSE_ACCOUNT, credits, dayStart],
      ],
    },
    {
      sql: `INSERT INTO taskCursor (task, at, id) VALUES ('${TASK}', ?, '')
            ON CONFLICT (task) DO UPDATE SET at = excluded.at WHERE at < excluded.at`,
      args: [dayStart],
    },
  ]);
  return given?.rowsAffected === 1;
}

/** What is left of the budget; null: none was given yet on the day that began then. */
export async function findVisitorBudget(db: Db, dayStart: number): Promise<number | null> {
  const row = await db.first({
    sql: `SELECT credits FROM user WHERE id = ? AND ${GIVEN}`,
    args: [HOUSE_ACCOUNT, dayStart],
  });
  return row ? Number(row.credits) : null;
}
