import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { email } from "#db/tables/accounts/account.ts";
import type { EmailContent, StoredParams } from "#schema/emails/email-params.ts";
import type { AlwaysSent, EmailKind, EmailType } from "#schema/emails/emails.ts";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import type { Db, Statement } from "../../client.ts";
import { mayBeSeen } from "../accounts/session.ts";
import { notMuted, notSuppressed, oneOfMarketing } from "./email-rules.ts";

/** SQL over the recipient's address. */
const ALLOWED = {
  anyone: "? IS NOT NULL",
  "anyone not banned": "NOT EXISTS (SELECT 1 FROM user WHERE email = ? AND banned = 1)",
  "the unverified": "EXISTS (SELECT 1 FROM user WHERE email = ? AND emailVerified IS NULL AND banned = 0)",
  "the registered": "EXISTS (SELECT 1 FROM user WHERE email = ? AND banned = 0)",
} as const;

const UNSENT = "e.id = ? AND e.resendId IS NULL AND e.failedAt IS NULL";

/** SQL: templates that go to where an account only asked to move to. */
export const TO_ASKED_ADDRESS = "'confirm-new-email', 'address-in-use'";

export type NewEmail = EmailContent<AlwaysSent> & {
  id: string;
  from: string;
  to: string;
  subject: string;
  type: EmailType;
  /** To whom it may go at all; to others nothing is written. */
  onlyTo: keyof typeof ALLOWED;
  /** Whose act it tells of, where the address is nobody's yet: it goes with their account. */
  aboutUserId?: string;
  now: number;
};

export function insertEmail(input: NewEmail): Statement {
  return {
    sql: `INSERT INTO email (id, fromEmail, "to", subject, sendAt, emailType, userId, template, params, createdAt)
          SELECT ?, ?, ?, ?, ?, ?, coalesce((SELECT id FROM user WHERE email = ?), ?), ?, ?, ? WHERE ${ALLOWED[input.onlyTo]} AND ${notSuppressed("?")}`,
    args: [
      input.id,
      input.from,
      input.to,
      input.subject,
      input.now,
      input.type,
      input.to,
      input.aboutUserId ?? null,
      input.template,
      JSON.stringify(input.params ?? {}),
      input.now,
      input.to,
      input.to,
    ],
  };
}

/** To whoever looks after an installation. */
export type Alert = EmailContent<AlwaysSent> & {
  id: string;
  /** A second alert with this key writes nothing. */
  key: string;
  from: string;
  to: string;
  subject: string;
  now: number;
};

export function insertAlert(alert: Alert): Statement {
  return {
    sql: `INSERT INTO email (id, fromEmail, "to", subject, sendAt, emailType, template, params, key, createdAt)
          SELECT ?, ?, ?, ?, ?, 'OTHER', ?, ?, ?, ? WHERE ${notSuppressed("?")} ON CONFLICT (key) DO NOTHING`,
    args: [
      ...[alert.id, alert.from, alert.to, alert.subject, alert.now, alert.template],
      ...[JSON.stringify(alert.params ?? {}), alert.key, alert.now, alert.to],
    ],
  };
}

export interface EmailToSend {
  id: string;
  fromEmail: string;
  to: string;
  subject: string;
  template: string;
  params: StoredParams;
  kind: EmailKind | null;
  /** Why it must not be sent after all; null: send it. */
  withheld: "suppressed" | "banned" | "opted out" | "moved" | null;
}

/**
 * An email that has not left, asked about once more: much may have happened since it was written. One that can be turned
 * off gets its way out here. Null: sent, given up, or no such mail.
 */
export async function findEmailToSend(
  db: Db,
  input: { id: string; now: number },
): Promise<EmailToSend | null> {
  const [, found] = await db.write([
    {
      sql: `INSERT INTO unsubscribeToken (token, email, userId, kind, expiresAt, createdAt)
            SELECT e.id, e."to", e.userId, e.kind, ?, ? FROM email e WHERE ${UNSENT} AND e.kind IS NOT NULL
            ON CONFLICT (token) DO NOTHING`,
      args: [input.now + RETENTION_DAYS.unsubscribeLink * 86_400_000, input.now, input.id],
    },
    {
      sql: `SELECT e.id, e.fromEmail, e."to", e.subject, e.template, e.params, e.kind,
              CASE WHEN NOT ${notSuppressed('e."to"')} THEN 'suppressed'
                   WHEN u.banned = 1 AND e.template NOT IN ('account-blocked', 'appeal-decided') THEN 'banned'
                   WHEN e.kind IS NULL THEN NULL
                   WHEN NOT (${mayBeSeen("u")}) THEN 'banned'
                   WHEN u.email IS NOT e."to" THEN 'moved'
                   WHEN NOT ${notMuted("e.kind")} THEN 'opted out'
                   WHEN ${oneOfMarketing("e.kind")} AND u.allowMarketing = 0 THEN 'opted out' END AS withheld
            FROM email e LEFT JOIN user u ON u.id = e.userId WHERE ${UNSENT}`,
      args: [input.id],
    },
  ]);
  const row = found?.rows[0];
  if (!row) return null;
  return { ...(row as unknown as EmailToSend), params: JSON.parse(String(row.params)) };
}

/** An email that must not be sent after all, and why. */
export async function withholdEmail(db: Db, input: { id: string; why: string; now: number }) {
  await db.write([
    {
      sql: "UPDATE email SET failedAt = ? WHERE id = ? AND resendId IS NULL AND failedAt IS NULL",
      args: [input.now, input.id],
    },
    {
      sql: `INSERT INTO emailStatus (id, emailId, status, allMetadata, createdAt)
            SELECT ? || ':withheld', ?, 'withheld', json_object('why', ?), ? WHERE changes() = 1`,
      args: [input.id, input.id, input.why, input.now],
    },
  ]);
}

/** Emails written after `after` that should have left by `before`, the longest waiting first. */
export async function listUnsentEmails(db: Db, input: { after: number; before: number; limit: number }) {
  return db.orm
    .select({ id: email.id })
    .from(email)
    .where(
      and(
        isNull(email.resendId),
        isNull(email.failedAt),
        lt(email.sendAt, new Date(input.before)),
        gt(email.createdAt, new Date(input.after)),
      ),
    )
    .orderBy(email.sendAt)
    .limit(input.limit);
}

/** A try that failed: the next one is due later each time, so that one bad email never crowds out the others. */
export async function postponeEmail(db: Db, input: { id: string; now: number }) {
  await db.orm
    .update(email)
    .set({
      attempts: sql`${email.attempts} + 1`,
      sendAt: sql`${input.now} + 60000 * (1 << min(${email.attempts}, 10))`,
    })
    .where(and(eq(email.id, input.id), isNull(email.resendId)));
}

export async function markEmailSent(
  db: Db,
  input: {
    id: string;
    resendId: string;
    replyTo: string;
    body: string | null;
    htmlMessage: string | null;
  },
) {
  const { id, ...sent } = input;
  await db.orm.update(email).set(sent).where(eq(email.id, id));
}

/** For emails the provider refuses for good. */
export async function markEmailFailed(db: Db, input: { id: string; now: number }) {
  await db.orm
    .update(email)
    .set({ failedAt: new Date(input.now), attempts: sql`${email.attempts} + 1` })
    .where(and(eq(email.id, input.id), isNull(email.resendId)));
}
