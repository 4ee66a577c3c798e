import { eq, isNull, sql } from "drizzle-orm";
import { user } from "#db/tables/accounts/account.ts";
import { safetyReview } from "#db/tables/staff/safety.ts";
import { REVIEW_WINDOW_DAYS, type StrikeKind } from "#schema/staff/safety.ts";
import type { Db, Statement } from "../../client.ts";
import { expectChange } from "../guards.ts";

const WINDOW = REVIEW_WINDOW_DAYS * 86_400_000;

/** Before the account was paused, of it and of others with its mailbox. */
const strikes = (kind: StrikeKind) => sql<number>`(SELECT count(*) FROM safetyStrike s
  WHERE (s.userId = ${safetyReview.userId} OR s.mailboxHash = ${safetyReview.mailboxHash})
    AND s.kind = ${kind} AND s.createdAt > ${safetyReview.openedAt} - ${WINDOW})`;

/** Paused accounts, the longest waiting first. */
export function listOpenReviews(db: Db, limit: number) {
  return db.orm
    .select({
      id: safetyReview.id,
      userId: safetyReview.userId,
      email: user.email,
      heldBack: strikes("HELD_BACK"),
      refusedPrompts: strikes("PROMPT"),
      message: safetyReview.message,
      openedAt: safetyReview.openedAt,
    })
    .from(safetyReview)
    .innerJoin(user, eq(user.id, safetyReview.userId))
    .where(isNull(safetyReview.clearedAt))
    .orderBy(safetyReview.openedAt)
    .limit(limit);
}

export function findReview(db: Db, id: string) {
  return db.orm
    .select({ userId: safetyReview.userId, email: user.email, clearedAt: safetyReview.clearedAt })
    .from(safetyReview)
    .innerJoin(user, eq(user.id, safetyReview.userId))
    .where(eq(safetyReview.id, id));
}

/** Cleared once: aborts as `moved_on` where it was. */
export function clearReview(options: { id: string; staffId: string; now: number }): Statement[] {
  return expectChange(
    {
      sql: "UPDATE safetyReview SET clearedAt = ?, clearedBy = ? WHERE id = ? AND clearedAt IS NULL",
      args: [options.now, options.staffId, options.id],
    },
    "moved_on",
  );
}
