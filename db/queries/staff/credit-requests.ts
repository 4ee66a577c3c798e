import { eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { CreditRequestDecision } from "#schema/staff/person-acts.ts";
import type { Db, Statement } from "../../client.ts";
import { user } from "../../tables/account.ts";
import { creditRequest } from "../../tables/staff.ts";
import { insert } from "../../write.ts";
import { expectChange } from "../guards.ts";

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
