import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { EmailType } from "#schema/account.ts";
import type { Db, Statement } from "../client.ts";
import { email } from "../tables/account.ts";

export interface NewEmail {
  id: string;
  from: string;
  to: string;
  subject: string;
  type: EmailType;
  template: string;
  params: Record<string, string>;
  now: number;
}

export function insertEmail(of: NewEmail): Statement {
  return {
    sql: `INSERT INTO email (id, fromEmail, "to", subject, sendAt, emailType, userId, template, params, createdAt)
          VALUES (?, ?, ?, ?, ?, ?, (SELECT id FROM user WHERE email = ?), ?, ?, ?)`,
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

/** Mails that should have left between `after` and `before`. */
export async function listUnsentEmails(db: Db, of: { after: number; before: number; limit: number }) {
  return db.orm
    .select({ id: email.id })
    .from(email)
    .where(
      and(
        isNull(email.resendId),
        isNull(email.failedAt),
        lt(email.sendAt, new Date(of.before)),
        gt(email.sendAt, new Date(of.after)),
      ),
    )
    .limit(of.limit);
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
