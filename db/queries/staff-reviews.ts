import { eq, isNull, sql } from "drizzle-orm";
import { REVIEW_WINDOW_DAYS, type StrikeKind } from "#schema/safety.ts";
import type { Db, Statement } from "../client.ts";
import { user } from "../tables/account.ts";
import { safetyReview } from "../tables/safety.ts";
import type { Actor } from "./session.ts";
import { askingRole, forStaff } from "./staff.ts";

const WINDOW = REVIEW_WINDOW_DAYS * 86_400_000;

/** Before the account was paused, of it and of others with its mailbox. */
const strikes = (kind: StrikeKind) => sql<number>`(SELECT count(*) FROM safetyStrike s
  WHERE (s.userId = ${safetyReview.userId} OR s.mailboxHash = ${safetyReview.mailboxHash})
    AND s.kind = ${kind} AND s.createdAt > ${safetyReview.openedAt} - ${WINDOW})`;

/** Paused accounts, the longest waiting first. */
export async function listOpenReviews(db: Db, actor: Actor, options: { limit: number; now: number }) {
  const [asking, rows] = await db.read([
    askingRole(db, actor, options.now),
    db.orm
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
      .limit(options.limit),
  ] as const);
  return forStaff(asking, rows);
}

export async function findReview(db: Db, actor: Actor, options: { id: string; now: number }) {
  const [asking, rows] = await db.read([
    askingRole(db, actor, options.now),
    db.orm
      .select({ userId: safetyReview.userId, email: user.email, clearedAt: safetyReview.clearedAt })
      .from(safetyReview)
      .innerJoin(user, eq(user.id, safetyReview.userId))
      .where(eq(safetyReview.id, options.id)),
  ] as const);
  return forStaff(asking, rows[0] ?? "none");
}

/** Follow it with `requireChanged("moved_on")`: cleared once. */
export function clearReview(options: { id: string; staffId: string; now: number }): Statement {
  return {
    sql: "UPDATE safetyReview SET clearedAt = ?, clearedBy = ? WHERE id = ? AND clearedAt IS NULL",
    args: [options.now, options.staffId, options.id],
  };
}
