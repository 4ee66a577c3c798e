import { asc, eq, isNull, sql } from "drizzle-orm";
import type { EmailParams } from "#schema/emails/email-params.ts";
import { EMAILS } from "#schema/emails/emails.ts";
import type { TakedownDecision } from "#schema/staff/takedowns.ts";
import type { Db, Statement } from "../../client.ts";
import { jsonObject, type SqlOf } from "../../json-object.ts";
import { user } from "../../tables/account.ts";
import { libraryItem } from "../../tables/library.ts";
import { takedownRequest } from "../../tables/takedown.ts";
import { training } from "../../tables/training.ts";
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

/** A model and whose it is. */
export function findModel(db: Db, trainingId: string) {
  return db.orm
    .select({ id: training.id, name: training.name, userId: user.id, email: user.email })
    .from(training)
    .innerJoin(user, eq(user.id, training.userId))
    .where(eq(training.id, trainingId));
}

/** A picture or a video by its id, by that of its offer as an example, or by a link to it alone; and whose it is. */
export function findNamedPicture(db: Db, { id, shareId }: { id: string; shareId: string | null }) {
  const named = sql`coalesce((SELECT "itemId" FROM "shareLink" WHERE "id" = ${shareId ?? ""}),
    (SELECT "generationId" FROM "promptPackShowcaseImage" WHERE "id" = ${id}), ${id})`;
  return db.orm
    .select({ id: libraryItem.id, userId: user.id, email: user.email })
    .from(libraryItem)
    .innerJoin(user, eq(user.id, libraryItem.userId))
    .where(eq(libraryItem.id, named));
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
