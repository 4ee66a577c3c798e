import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { EmailType } from "#schema/account.ts";
import type { Db, Statement } from "../client.ts";
import { email } from "../tables/account.ts";

/** SQL over the recipient's address. */
const ALLOWED = {
  "anyone not banned": "NOT EXISTS (SELECT 1 FROM user WHERE email = ? AND banned = 1)",
  "the unverified": "EXISTS (SELECT 1 FROM user WHERE email = ? AND emailVerified IS NULL AND banned = 0)",
  "the registered": "EXISTS (SELECT 1 FROM user WHERE email = ? AND banned = 0)",
} as const;

export interface NewEmail {
  id: string;
  from: string;
  to: string;
  subject: string;
  type: EmailType;
  template: string;
  params: Record<string, string>;
  /** To whom it may go at all; to others nothing is written. */
  onlyTo: keyof typeof ALLOWED;
  now: number;
}

export function insertEmail(of: NewEmail): Statement {
  return {
    sql: `INSERT INTO email (id, fromEmail, "to", subject, sendAt, emailType, userId, template, params, createdAt)
          SELECT ?, ?, ?, ?, ?, ?, (SELECT id FROM user WHERE email = ?), ?, ?, ? WHERE ${ALLOWED[of.onlyTo]}`,
    args: [
      of.id,
      of.from,
      of.to,
      of.subject,
      of.now,
      of.type,
      of.to,
      of.template,
      JSON.stringify(of.params),
      of.now,
      of.to,
    ],
  };
}

export async function findUnsentEmail(db: Db, id: string) {
  const [row] = await db.orm
    .select()
    .from(email)
    .where(and(eq(email.id, id), isNull(email.resendId), isNull(email.failedAt)));
  return row ?? null;
}

/** Mails written after `after` that should have left by `before`, the longest waiting first. */
export async function listUnsentEmails(db: Db, of: { after: number; before: number; limit: number }) {
  return db.orm
    .select({ id: email.id })
    .from(email)
    .where(
      and(
        isNull(email.resendId),
        isNull(email.failedAt),
        lt(email.sendAt, new Date(of.before)),
        gt(email.createdAt, new Date(of.after)),
      ),
    )
    .orderBy(email.sendAt)
    .limit(of.limit);
}

/** A try that failed: the next one is due later each time, so that one bad mail never crowds out the others. */
export async function postponeEmail(db: Db, of: { id: string; now: number }) {
  await db.orm
    .update(email)
    .set({
      attempts: sql`${email.attempts} + 1`,
      sendAt: sql`${of.now} + 60000 * (1 << min(${email.attempts}, 10))`,
    })
    .where(and(eq(email.id, of.id), isNull(email.resendId)));
}

export async function markEmailSent(
  db: Db,
  of: { id: string; resendId: string; body: string | null; htmlMessage: string | null },
) {
  const { id, ...sent } = of;
  await db.orm.update(email).set(sent).where(eq(email.id, id));
}

/** For mails the provider refuses for good. */
export async function markEmailFailed(db: Db, of: { id: string; now: number }) {
  await db.orm
    .update(email)
    .set({ failedAt: new Date(of.now), attempts: sql`${email.attempts} + 1` })
    .where(and(eq(email.id, of.id), isNull(email.resendId)));
}
