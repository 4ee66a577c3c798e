import { eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { user } from "#db/tables/accounts/account.ts";
import { creditRequest } from "#db/tables/staff/staff.ts";
import { ALONE_HOURS, type CreditRequestDecision, MAX_CREDITS_ALONE } from "#schema/staff/person-acts.ts";
import type { Db, Statement } from "../../client.ts";
import { insert } from "../../write.ts";
import { accountsOf } from "../accounts/bans.ts";
import type { Actor } from "../accounts/session.ts";
import { expectChange, requireThat } from "../guards.ts";

const asker = alias(user, "asker");

const requests = (db: Db) =>
  db.orm
    .select({
      id: creditRequest.id,
      userId: creditRequest.userId,
      email: user.email,
      credits: creditRequest.credits,
      reason: creditRequest.reason,
      askedBy: creditRequest.askedBy,
      asker: asker.email,
      decision: creditRequest.decision,
      createdAt: creditRequest.createdAt,
    })
    .from(creditRequest)
    .innerJoin(user, eq(user.id, creditRequest.userId))
    .innerJoin(asker, eq(asker.id, creditRequest.askedBy));

export function insertCreditRequest(input: {
  id: string;
  userId: string;
  credits: number;
  reason: string;
  askedBy: string;
  now: number;
}): Statement {
  const { now, ...row } = input;
  return insert(creditRequest, { ...row, createdAt: new Date(now) });
}

/** Aborts as `second_admin` where whoever decides is the one who asked, or has the same mailbox. */
export function requireSecondPerson(actor: Pick<Actor, "userId">, askedBy: string): Statement {
  return requireThat("second_admin", `?1 NOT IN (${accountsOf("?2")})`, [actor.userId, askedBy]);
}

/**
 * Aborts as `admin_ceiling` where this act would bring an admin, with all accounts of their mailbox, above what one may
 * move and put into codes alone, and where it waits for a second one already. What two agreed on does not count, nor does
 * the same act again.
 */
export function requireBelowCeiling(input: {
  actor: Pick<Actor, "userId">;
  actId: string;
  requestKey: string;
  credits: number;
  now: number;
}): Statement {
  const { actor, actId, requestKey, credits, now } = input;
  return requireThat(
    "admin_ceiling",
    `EXISTS (SELECT 1 FROM staffAction WHERE id = ?1) OR (NOT EXISTS (SELECT 1 FROM creditRequest WHERE id = ?2)
       AND ?3 + (SELECT coalesce(sum((a.extra ->> 'credits') * coalesce(a.extra ->> 'maxRedemptions', 1)), 0)
         FROM staffAction a WHERE a.staffId IN (${accountsOf("?4")}) AND a.createdAt > ?5
           AND a.what IN ('credits granted', 'credits taken', 'promotion code created')
           AND a.extra ->> 'askedBy' IS NULL) <= ?6)`,
    [actId, requestKey, credits, actor.userId, now - ALONE_HOURS * 3_600_000, MAX_CREDITS_ALONE],
  );
}

/** Those nobody has decided, the longest waiting first. */
export function listCreditRequests(db: Db, limit: number) {
  return requests(db).where(isNull(creditRequest.decision)).orderBy(creditRequest.createdAt).limit(limit);
}

export function findCreditRequest(db: Db, id: string) {
  return requests(db).where(eq(creditRequest.id, id));
}

/** Decided once: aborts as `moved_on` where it was. */
export function decideCreditRequest(input: {
  id: string;
  decision: CreditRequestDecision;
  decidedBy: string;
  now: number;
}): Statement[] {
  return expectChange(
    {
      sql: "UPDATE creditRequest SET decision = ?, decidedBy = ?, decidedAt = ? WHERE id = ? AND decision IS NULL",
      args: [input.decision, input.decidedBy, input.now, input.id],
    },
    "moved_on",
  );
}
