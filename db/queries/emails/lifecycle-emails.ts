import type { EmailParams } from "#schema/emails/email-params.ts";
import {
  DAILY_CREDITS_REMINDER,
  DAYS_BETWEEN_OFFERS,
  EMAILS,
  type EmailInfo,
  type EmailTemplate,
  LIFECYCLE_DAYS,
} from "#schema/emails/emails.ts";
import type { Db, Statement } from "../../client.ts";
import { jsonObject, type SqlOf } from "../../json-object.ts";
import { mayGet, mayGetArgs } from "./email-rules.ts";

const DAY = 86_400_000;
type Arg = string | number | null;

const NONE = { sql: {}, args: [] };

interface Written {
  from: string;
  /** At most so many emails of each kind. */
  limit: number;
  now: number;
}

/**
 * Writes one email down for everybody it is due to, each person once by its key. SQL over `user u`: `key` comes after the
 * mail's type and the person, `where` narrows; each with its arguments in the order they stand here.
 */
function writeEmails<T extends EmailTemplate>(
  input: Written & {
    template: T;
    subject?: string;
    key?: string;
    params: { sql: SqlOf<EmailParams<T>>; args: Arg[] };
    join?: { sql: string; args: Arg[] };
    verified: { after: number; before: number };
    where?: { sql: string; args: Arg[] };
  },
): Statement {
  const { subject, type, kind }: EmailInfo = EMAILS[input.template];
  const key = `${type}:' || u.id || '${input.key ? `:${input.key}` : ""}`;
  return {
    sql: `INSERT INTO email (id, fromEmail, "to", subject, sendAt, emailType, kind, userId, template, params, key, createdAt)
          SELECT lower(hex(randomblob(16))), ?, u.email, ?, ?, ?, ?, u.id, ?, ${jsonObject(input.params.sql)}, '${key}', ?
          FROM user u ${input.join?.sql ?? ""}
          WHERE u.emailVerified > ? AND u.emailVerified <= ?
            AND NOT EXISTS (SELECT 1 FROM email o WHERE o.key = '${key}')
            AND ${mayGet(kind)} ${input.where ? `AND ${input.where.sql}` : ""}
          LIMIT ?
          ON CONFLICT (key) DO NOTHING RETURNING id`,
    args: [
      ...[input.from, input.subject ?? subject, input.now, type, kind, input.template],
      ...input.params.args,
      input.now,
      ...(input.join?.args ?? []),
      ...[input.verified.after, input.verified.before],
      ...mayGetArgs(kind, input.now),
      ...(input.where?.args ?? []),
      input.limit,
    ],
  };
}

/** Who confirmed their address so many days ago. */
function since(template: keyof typeof LIFECYCLE_DAYS, now: number) {
  const { from, until } = LIFECYCLE_DAYS[template];
  return { after: now - until * DAY, before: now - from * DAY };
}

async function write(db: Db, statements: Statement[]): Promise<string[]> {
  const results = await db.write(statements);
  return results.flatMap(({ rows }) => rows.map(({ id }) => String(id)));
}

/** Welcomes whoever has just confirmed an address. Answers the emails' ids. */
export function writeWelcomes(db: Db, input: Written): Promise<string[]> {
  return write(db, [
    writeEmails({ ...input, template: "welcome", params: NONE, verified: since("welcome", input.now) }),
  ]);
}

const NEVER_PAID = `NOT EXISTS (SELECT 1 FROM userCreditHistory p WHERE p.userId = u.id
  AND p.reason IN ('PURCHASE', 'SUBSCRIPTION_CREATE'))`;
const NEVER_TRAINED = "NOT EXISTS (SELECT 1 FROM training t WHERE t.userId = u.id)";
const HAS_MODEL = "EXISTS (SELECT 1 FROM training t WHERE t.userId = u.id AND t.status = 'COMPLETED')";

/**
 * Everything due to those who want tips and offers, in one batch: each statement sees the emails of those before it, so
 * that the limits hold among them. Answers the emails' ids.
 */
export function writeLifecycleEmails(
  db: Db,
  input: Written & { promotionCode: string | null },
): Promise<string[]> {
  const { now } = input;
  const code = { sql: { code: "?" }, args: [input.promotionCode] };
  const early = <T extends keyof typeof LIFECYCLE_DAYS>(template: T) => ({
    ...input,
    template,
    verified: since(template, now),
  });
  return write(db, [
    writeEmails({ ...early("free-features"), params: NONE }),
    writeEmails({ ...early("training-reminder"), params: NONE, where: { sql: NEVER_TRAINED, args: [] } }),
    writeEmails({ ...early("first-offer"), params: code, where: { sql: NEVER_PAID, args: [] } }),
    writeEmails({
      ...early("second-offer"),
      params: code,
      where: {
        sql: `${NEVER_PAID} AND EXISTS (SELECT 1 FROM email o WHERE o.key = 'FIRST_SALE_OFFER:' || u.id AND o.createdAt <= ?)`,
        args: [now - DAYS_BETWEEN_OFFERS * DAY],
      },
    }),
    dailyCreditsReminder(input),
  ]);
}

/**
 * For whoever has a model and free credits that were given to them last of all and not touched since, has been away, and
 * was not reminded lately or too often.
 */
function dailyCreditsReminder(input: Written): Statement {
  const { now } = input;
  const { awayDays, everyDays, most, inDays } = DAILY_CREDITS_REMINDER;
  const reminders = `SELECT count(*) FROM email d WHERE d.userId = u.id AND d.emailType = 'DAILY_CREDITS_REMINDER'
    AND d.failedAt IS NULL AND d.createdAt > ?`;
  return writeEmails({
    ...input,
    template: "daily-credits",
    key: new Date(now).toISOString().slice(0, 10),
    verified: { after: 0, before: now - awayDays * DAY },
    join: {
      // the last movement of the balance
      sql: `JOIN userCreditHistory h ON h.seq = (SELECT max(seq) FROM userCreditHistory l WHERE l.userId = u.id)
              AND h.reason = 'DAILY_RESET'`,
      args: [],
    },
    params: { sql: { credits: "CAST(h.newCredits AS TEXT)" }, args: [] },
    where: {
      sql: `${HAS_MODEL} AND NOT EXISTS (SELECT 1 FROM session s WHERE s.userId = u.id AND coalesce(s.lastSeenAt, s.createdAt) > ?)
            AND (${reminders}) = 0 AND (${reminders}) < ${most}`,
      args: [now - awayDays * DAY, now - everyDays * DAY, now - inDays * DAY],
    },
  });
}

export interface OpenAnnouncement {
  id: string;
  subject: string;
  title: string;
  text: string;
  actionLabel: string;
  actionPath: string;
}

/** One announcement to those who want news and have not had it. Answers the emails' ids. */
export function writeAnnouncementEmails(
  db: Db,
  input: Written & { announcement: OpenAnnouncement },
): Promise<string[]> {
  const { id, subject, title, text, actionLabel, actionPath } = input.announcement;
  return write(db, [
    writeEmails({
      ...input,
      template: "announcement",
      subject,
      key: id,
      params: {
        sql: { title: "?", text: "?", label: "?", path: "?" },
        args: [title, text, actionLabel, actionPath],
      },
      verified: { after: 0, before: input.now },
    }),
  ]);
}
