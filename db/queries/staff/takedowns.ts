import { asc, eq, isNull } from "drizzle-orm";
import type { TakedownDecision } from "#schema/staff/takedowns.ts";
import type { Db, Statement } from "../../client.ts";
import { user } from "../../tables/account.ts";
import { takedownRequest } from "../../tables/takedown.ts";
import { training } from "../../tables/training.ts";
import { insert } from "../../write.ts";
import { expectChange } from "../guards.ts";

const REQUEST = {
  id: takedownRequest.id,
  email: takedownRequest.email,
  where: takedownRequest.seenAt,
  words: takedownRequest.words,
  createdAt: takedownRequest.createdAt,
  dueAt: takedownRequest.dueAt,
  decision: takedownRequest.decision,
};

/** The same id again changes nothing. */
export function insertTakedown(input: {
  id: string;
  email: string;
  where: string;
  words: string;
  due: number;
  now: number;
}): Statement {
  return insert(takedownRequest, {
    id: input.id,
    email: input.email,
    seenAt: input.where,
    words: input.words,
    createdAt: new Date(input.now),
    dueAt: new Date(input.due),
  }).onConflictDoNothing({ target: takedownRequest.id });
}

/** Those nobody has decided, what is due first. */
export function listOpenTakedowns(db: Db, limit: number) {
  return db.orm
    .select(REQUEST)
    .from(takedownRequest)
    .where(isNull(takedownRequest.decision))
    .orderBy(asc(takedownRequest.dueAt))
    .limit(limit);
}

export function findTakedown(db: Db, id: string) {
  return db.orm.select(REQUEST).from(takedownRequest).where(eq(takedownRequest.id, id));
}

/** A model and whose it is. */
export function findModel(db: Db, trainingId: string) {
  return db.orm
    .select({ id: training.id, name: training.name, userId: user.id, email: user.email })
    .from(training)
    .innerJoin(user, eq(user.id, training.userId))
    .where(eq(training.id, trainingId));
}

/** Decided once: aborts as `moved_on` where it was. */
export function decideTakedown(input: {
  id: string;
  decision: TakedownDecision;
  staffId: string;
  now: number;
}): Statement[] {
  return expectChange(
    {
      sql: "UPDATE takedownRequest SET decision = ?, decidedAt = ?, decidedBy = ? WHERE id = ? AND decision IS NULL",
      args: [input.decision, input.now, input.staffId, input.id],
    },
    "moved_on",
  );
}
