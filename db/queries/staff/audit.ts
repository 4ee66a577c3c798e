import { and, eq, gte, lt, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { user } from "#db/tables/accounts/account.ts";
import { staffAction } from "#db/tables/accounts/rewards.ts";
import type { AuditFilter, StaffAct } from "#schema/staff/audit.ts";
import type { Db, Statement } from "../../client.ts";
import { insert } from "../../write.ts";
import type { Actor } from "../accounts/session.ts";
import { type Cursor, newestFirst, olderThan } from "../cursor.ts";

const LOOKED_AT: StaffAct = "looked at";
const HOUR = 3_600_000;

export interface StaffActRow {
  /** The act's own: the same one again is written down once. */
  id: string;
  /** Null: a command. */
  actor: Pick<Actor, "userId"> | null;
  what: StaffAct;
  userId: string | null;
  reason?: string | null;
  extra: Record<string, string | number>;
  now: number;
}

/** Who did what and why, in the batch of what it changes. A trigger passes over an id that stands there already. */
export function noteStaffAction({ actor, now, ...row }: StaffActRow): Statement {
  return insert(staffAction, { ...row, staffId: actor?.userId ?? null, createdAt: new Date(now) });
}

/** That somebody of the staff looked at a person, once for each hour. */
export function noteRead(input: { actor: Pick<Actor, "userId">; userId: string; now: number }): Statement {
  const { actor, userId, now } = input;
  const id = `read-${actor.userId}-${userId}-${Math.floor(now / HOUR)}`;
  return noteStaffAction({ id, actor, what: LOOKED_AT, userId, extra: {}, now });
}

/** That somebody of the staff looked for people by these words, of which a keyed hash is kept; once for each hour. */
export function noteSearch(input: {
  actor: Pick<Actor, "userId">;
  wordsHash: string;
  found: number;
  now: number;
}): Statement {
  const { actor, wordsHash, found, now } = input;
  const id = `search-${actor.userId}-${wordsHash}-${Math.floor(now / HOUR)}`;
  return noteStaffAction({ id, actor, what: "searched", userId: null, extra: { found }, now });
}

/** Acts whose ids begin so. */
export function findActs(db: Db, prefix: string) {
  return db.orm
    .select({ extra: staffAction.extra })
    .from(staffAction)
    .where(and(gte(staffAction.id, prefix), lt(staffAction.id, `${prefix}~`)));
}

const decider = alias(user, "decider");

/** What staff did about one person, but for looking. */
export function staffActionsOn(db: Db, userId: string) {
  return db.orm
    .select({
      what: staffAction.what,
      reason: staffAction.reason,
      by: decider.email,
      at: staffAction.createdAt,
    })
    .from(staffAction)
    .leftJoin(decider, eq(decider.id, staffAction.staffId))
    .where(and(eq(staffAction.userId, userId), ne(staffAction.what, LOOKED_AT)))
    .orderBy(...newestFirst(staffAction))
    .limit(20);
}

const idOf = (who: string): SQL =>
  sql`(SELECT coalesce((SELECT "id" FROM "user" WHERE "id" = ${who}), (SELECT "id" FROM "user" WHERE "email" = ${who})))`;

/** Newest first, `limit` + 1 rows so that the caller knows whether more follow. */
export function listAudit(db: Db, input: { filter: AuditFilter; cursor: Cursor | null; limit: number }) {
  const { filter, cursor, limit } = input;
  return db.orm
    .select({
      id: staffAction.id,
      what: staffAction.what,
      byId: staffAction.staffId,
      by: decider.email,
      personId: staffAction.userId,
      person: user.email,
      reason: staffAction.reason,
      extra: staffAction.extra,
      createdAt: staffAction.createdAt,
    })
    .from(staffAction)
    .leftJoin(decider, eq(decider.id, staffAction.staffId))
    .leftJoin(user, eq(user.id, staffAction.userId))
    .where(
      and(
        filter.act ? eq(staffAction.what, filter.act) : undefined,
        filter.by ? eq(staffAction.staffId, idOf(filter.by)) : undefined,
        filter.person ? eq(staffAction.userId, idOf(filter.person)) : undefined,
        // a bound in any case: without filters too it is read from an index and no further than the page
        gte(staffAction.createdAt, filter.from ?? new Date(0)),
        filter.before ? lt(staffAction.createdAt, filter.before) : undefined,
        olderThan(staffAction, cursor),
      ),
    )
    .orderBy(...newestFirst(staffAction))
    .limit(limit + 1);
}
