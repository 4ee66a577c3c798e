import { HOUSE_ACCOUNT } from "#schema/visitors/visitor-rules.ts";
import type { Db, Statement } from "../../client.ts";
import { buryUsers } from "./tombstone.ts";

/** SQL over the user `u`: the staff's log or the ledger refers to them, and neither lets go of anything. */
const IS_REFERRED_TO = `(EXISTS (SELECT 1 FROM staffAction s WHERE s.userId = u.id)
  OR EXISTS (SELECT 1 FROM userCreditHistory h WHERE h.userId = u.id))`;

/**
 * Ends accounts that nobody confirmed, with the emails they were sent and what they wrote about a ban. Where something
 * refers to one, its id stays without anybody behind it. `chosen` is a SELECT of ids of users `u` with one more condition.
 */
function endAccounts(
  chosen: (condition: string) => string,
  args: (string | number)[],
  now: number,
): Statement[] {
  const [free, held] = [chosen(`NOT ${IS_REFERRED_TO}`), chosen(IS_REFERRED_TO)];
  return [
    ...[free, held].flatMap((ids) =>
      ["email", "appeal"].map((table) => ({ sql: `DELETE FROM ${table} WHERE userId IN (${ids})`, args })),
    ),
    { sql: `DELETE FROM user WHERE id IN (${free})`, args },
    ...buryUsers(`id IN (${held})`, args, now),
  ];
}

/**
 * Accounts nobody confirmed, untouched since `before`, so many of each kind at most. Not one that anything belongs to or that
 * is banned, nor what is left of a deleted one, nor the account of visitors, which nobody ever confirms. Answers whether some
 * may be left.
 */
export async function purgeUnverified(
  db: Db,
  input: { before: number; limit: number; now: number },
): Promise<boolean> {
  const chosen = (condition: string) => `SELECT u.id FROM user u
    WHERE u.emailVerified IS NULL AND u.updatedAt < ? AND u.banned = 0 AND u.deletion IS NULL AND u.id <> '${HOUSE_ACCOUNT}'
      AND NOT EXISTS (SELECT 1 FROM stripeCustomer c WHERE c.userId = u.id)
      AND NOT EXISTS (SELECT 1 FROM account a WHERE a.userId = u.id)
      AND NOT EXISTS (SELECT 1 FROM session s WHERE s.userId = u.id)
      AND NOT EXISTS (SELECT 1 FROM uploadedImage i WHERE i.userId = u.id)
      AND NOT EXISTS (SELECT 1 FROM firstProof f WHERE f.userId = u.id)
      AND ${condition}
    ORDER BY u.updatedAt LIMIT ?`;
  const results = await db.write(endAccounts(chosen, [input.before, input.limit], input.now));
  return results.some(({ rowsAffected }) => rowsAffected >= input.limit);
}

/** An account nobody ever verified gives its address up to who proves to have it. */
export function freeAddress(input: { email: string; exceptUserId: string; now: number }): Statement[] {
  const chosen = (condition: string) => `SELECT u.id FROM user u
    WHERE u.email = ? AND u.id <> ? AND u.emailVerified IS NULL AND u.banned = 0 AND ${condition}`;
  return endAccounts(chosen, [input.email, input.exceptUserId], input.now);
}

/** A link was mailed once more, so the account has its days again. */
export const renewUnverified = ({ userId, now }: { userId: string; now: number }): Statement => ({
  sql: "UPDATE user SET updatedAt = ? WHERE id = ? AND emailVerified IS NULL",
  args: [now, userId],
});
