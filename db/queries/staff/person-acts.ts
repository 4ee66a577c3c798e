import { and, eq, isNull } from "drizzle-orm";
import { userCreditHistory } from "#db/tables/accounts/account.ts";
import { staffAction } from "#db/tables/accounts/rewards.ts";
import type { Role } from "#schema/accounts/account.ts";
import type { Db, Statement } from "../../client.ts";
import { accountsOf } from "../accounts/bans.ts";
import type { Actor } from "../accounts/session.ts";
import { expectChange, requireThat } from "../guards.ts";

/** Aborts as `not_there` unless there is an account that is not to be deleted. */
export function requireStays(userId: string): Statement {
  return requireThat("not_there", "SELECT count(*) FROM user WHERE id = ? AND deletion IS NULL", [userId]);
}

/** Aborts as `own_case` where it is about who decides, or another account of their mailbox. */
export function requireNotSelf(actor: Pick<Actor, "userId">, userId: string): Statement {
  return requireThat("own_case", `?1 NOT IN (${accountsOf("?2")})`, [actor.userId, userId]);
}

/**
 * Aborts as `own_ban` where whoever decides, by whichever account of their mailbox, was the last to block this person, and
 * the person still is blocked.
 */
export function requireNotBlocker(actor: Pick<Actor, "userId">, userId: string): Statement {
  return requireThat(
    "own_ban",
    `NOT EXISTS (SELECT 1 FROM user WHERE id = ?2 AND banned = 1) OR coalesce((SELECT staffId FROM staffAction
       WHERE what = 'blocked' AND userId IN (${accountsOf("?2")}) ORDER BY createdAt DESC, id DESC LIMIT 1), '')
         NOT IN (${accountsOf("?1")})`,
    [actor.userId, userId],
  );
}

/** Aborts as `moved_on` where an act of this id was done before. */
export function requireNewAct(id: string): Statement {
  return requireThat("moved_on", "NOT EXISTS (SELECT 1 FROM staffAction WHERE id = ?)", [id]);
}

/** What an act of this id was, if it was about this person; null: about nobody. */
export function findAct(db: Db, input: { id: string; userId: string | null }) {
  const { id, userId } = input;
  return db.orm
    .select({ what: staffAction.what, extra: staffAction.extra })
    .from(staffAction)
    .where(
      and(
        eq(staffAction.id, id),
        userId === null ? isNull(staffAction.userId) : eq(staffAction.userId, userId),
      ),
    );
}

/** What a movement of this key came to. */
export function findMovement(db: Db, key: string) {
  return db.orm
    .select({
      userId: userCreditHistory.userId,
      credits: userCreditHistory.credits,
      balance: userCreditHistory.newCredits,
    })
    .from(userCreditHistory)
    .where(eq(userCreditHistory.key, key));
}

/** Aborts as `not_there` unless the account is confirmed, not banned and not to be deleted. */
export function setRole(input: { userId: string; role: Role; now: number }): Statement[] {
  return expectChange(
    {
      sql: `UPDATE user SET role = ?, updatedAt = ?
            WHERE id = ? AND emailVerified IS NOT NULL AND banned = 0 AND deletion IS NULL`,
      args: [input.role, input.now, input.userId],
    },
    "not_there",
  );
}
