import { asc, eq, isNull } from "drizzle-orm";
import { takedownRequest } from "#db/tables/staff/takedown.ts";
import type { EmailParams } from "#schema/emails/email-params.ts";
import { EMAILS } from "#schema/emails/emails.ts";
import type { TakedownDecision } from "#schema/staff/takedowns.ts";
import type { Db, Statement } from "../../client.ts";
import { jsonObject, type SqlOf } from "../../json-object.ts";
import { insert } from "../../write.ts";
import { mayGet } from "../emails/email-rules.ts";
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

/** Tells everybody who made something with somebody else's model that it is gone. Stands before it is. */
export function insertBorrowerEmails(input: { trainingId: string; from: string; now: number }): Statement {
  const { trainingId, from, now } = input;
  const template = "pictures-taken-down";
  const { subject, type, kind } = EMAILS[template];
  const params: SqlOf<EmailParams<typeof template>> = { model: "t.name" };
  return {
    sql: `INSERT INTO email (id, fromEmail, "to", subject, sendAt, emailType, userId, template, params, createdAt)
          SELECT lower(hex(randomblob(16))), ?, u.email, ?, ?, ?, u.id, ?, ${jsonObject(params)}, ?
          FROM training t JOIN user u ON u.id <> t.userId AND u.id IN (
            SELECT userId FROM generation WHERE trainingId = ? UNION SELECT userId FROM userGeneratedPack WHERE trainingId = ?)
          WHERE t.id = ? AND ${mayGet(kind)}`,
    args: [from, subject, now, type, template, now, trainingId, trainingId, trainingId],
  };
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
