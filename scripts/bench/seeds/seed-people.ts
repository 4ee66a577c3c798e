import type { Db } from "#db/client.ts";
import { DAILY_FREE_CREDITS } from "#schema/billing/plans.ts";

/** People in one statement: no transaction the server would cut. */
const BATCH_SIZE = 20_000;
const LONG_AGO = Date.UTC(2026, 0, 1);

/** Among every hundred who are to get the day's credits stands one of each who are not. */
const OTHERS = ["banned", "unconfirmed", "rich", "new"] as const;
const BLOCK = 100 + OTHERS.length;

/**
 * `count` people whose balances lie below the day's free credits, from nothing upwards, and four hundredths as many who
 * are to get none. Ids are of the kind that registration makes; balances were moved by the ledger. Set-based.
 */
export async function seedPeople(db: Db, input: { count: number; today: number }): Promise<void> {
  const total = input.count + Math.floor(input.count / 100) * OTHERS.length;
  for (let from = 0; from < total; from += BATCH_SIZE) {
    const kind = `CASE n % ${BLOCK} ${OTHERS.map((name, i) => `WHEN ${100 + i} THEN '${name}'`).join(" ")} ELSE 'poor' END`;
    await db.write([
      {
        sql: `WITH RECURSIVE c(n) AS (SELECT CAST(? AS INTEGER) UNION ALL SELECT n + 1 FROM c WHERE n + 1 < ?),
                t(n, h, r) AS (SELECT n, printf('%012x', 1767225600000 + n * 1000), (n * 2654435761) & 4294967295 FROM c),
                i(id, kind) AS (SELECT printf('%s-%s-7%03x-8%03x-%012x', substr(h, 1, 8), substr(h, 9, 4),
                  r & 4095, (r >> 12) & 4095, r * 16777259 & 281474976710655), ${kind} FROM t)
              INSERT INTO user (id, name, email, emailVerified, createdAt, updatedAt, banned)
              SELECT id, kind, id || '@example.com',
                CASE kind WHEN 'unconfirmed' THEN NULL WHEN 'new' THEN ? ELSE ? END, ?, ?, kind = 'banned' FROM i`,
        args: [from, Math.min(from + BATCH_SIZE, total), input.today, LONG_AGO, LONG_AGO, LONG_AGO],
      },
    ]);
  }
  const balance = `CASE name WHEN 'rich' THEN 100 ELSE unicode(substr(id, -1)) % ${DAILY_FREE_CREDITS} END`;
  await inBatches(db, BATCH_SIZE, (after) => ({
    sql: `INSERT INTO userCreditHistory (id, userId, credits, previousCredits, newCredits, reason, key, createdAt)
          SELECT 'seed:' || id, id, ${balance}, 0, ${balance}, 'REGISTRATION_BONUS', id || ':registration-bonus', ?
          FROM (SELECT id, name FROM user WHERE id > ? ORDER BY id LIMIT ?) WHERE ${balance} > 0`,
    args: [LONG_AGO, after, BATCH_SIZE],
  }));
}

/** Sends a statement for each so many users, in order of their ids. */
async function inBatches(
  db: Db,
  size: number,
  statement: (after: string) => { sql: string; args: (string | number)[] },
): Promise<void> {
  for (let after: string | undefined = ""; after !== undefined; ) {
    const [, next] = await db.write([
      statement(after),
      { sql: "SELECT id FROM user WHERE id > ? ORDER BY id LIMIT 1 OFFSET ?", args: [after, size - 1] },
    ]);
    after = next?.rows[0]?.id as string | undefined;
  }
}
