import {
  EMAIL_KINDS,
  type EmailKind,
  type EmailPreferences,
  MARKETING_KINDS,
} from "#schema/emails/emails.ts";
import type { Db, Statement } from "../../client.ts";
import { expectChange } from "../guards.ts";
import { oneOfMarketing } from "./email-rules.ts";

/** What a person gets, from their consent and what they turned off. */
export function preferencesOf(input: {
  allowMarketing: boolean;
  muted: readonly EmailKind[];
}): EmailPreferences {
  const gets = (kind: EmailKind) => (kind === "WORK" || input.allowMarketing) && !input.muted.includes(kind);
  return Object.fromEntries(EMAIL_KINDS.map((kind) => [kind, gets(kind)])) as EmailPreferences;
}

/** Sets all choices of a person. `whose` is SQL for their id, with one argument; nothing happens where it is null. */
export function setEmailPreferences(input: {
  whose: string;
  arg: string;
  preferences: EmailPreferences;
  now: number;
}): Statement[] {
  const { whose, arg, preferences } = input;
  const allow = MARKETING_KINDS.some((kind) => preferences[kind]);
  // without consent none of its kinds comes: there is nothing to turn off
  const off = EMAIL_KINDS.filter((kind) => !preferences[kind] && (allow || kind === "WORK"));
  return [
    {
      sql: `UPDATE user SET allowMarketing = ?, updatedAt = ? WHERE id = ${whose}`,
      args: [allow ? 1 : 0, input.now, arg],
    },
    { sql: `DELETE FROM mutedMail WHERE userId = ${whose}`, args: [arg] },
    ...off.map((kind) => ({
      sql: `INSERT INTO mutedMail (userId, kind) SELECT id, ? FROM user WHERE id = ${whose}`,
      args: [kind, arg],
    })),
  ];
}

/** SQL for whom a way out belongs to; its argument is the token. */
export const OWNER_OF_TOKEN = "(SELECT userId FROM unsubscribeToken WHERE token = ?)";

/** Notes that a way out was used. Aborts as `link_used` where it is unknown or too old. */
export function markTokenUsed(input: { token: string; now: number }): Statement[] {
  return expectChange(
    {
      sql: "UPDATE unsubscribeToken SET usedAt = coalesce(usedAt, ?) WHERE token = ? AND expiresAt > ?",
      args: [input.now, input.token, input.now],
    },
    "link_used",
  );
}

/** Stops what an email belongs to: all that needs consent, or word of finished work. */
export function stopEmails(input: { token: string; now: number }): Statement[] {
  const here = `EXISTS (SELECT 1 FROM unsubscribeToken t WHERE t.token = ? AND`;
  return [
    {
      sql: `UPDATE user SET allowMarketing = 0, updatedAt = ?
            WHERE id = ${OWNER_OF_TOKEN} AND ${here} ${oneOfMarketing("t.kind")})`,
      args: [input.now, input.token, input.token],
    },
    {
      sql: `INSERT INTO mutedMail (userId, kind) SELECT userId, kind FROM unsubscribeToken
            WHERE token = ? AND kind = 'WORK' AND userId IS NOT NULL ON CONFLICT DO NOTHING`,
      args: [input.token],
    },
  ];
}

/** Whom a way out belongs to and what they get; null when it is unknown, too old, or its owner is gone. */
export async function findByToken(db: Db, input: { token: string; now: number }) {
  const row = await db.first({
    sql: `SELECT t.email, t.kind, u.allowMarketing,
            (SELECT json_group_array(m.kind) FROM mutedMail m WHERE m.userId = u.id) AS muted
          FROM unsubscribeToken t JOIN user u ON u.id = t.userId WHERE t.token = ? AND t.expiresAt > ?`,
    args: [input.token, input.now],
  });
  if (!row) return null;
  const muted = JSON.parse(String(row.muted)) as EmailKind[];
  return {
    address: String(row.email),
    preferences: preferencesOf({ allowMarketing: row.allowMarketing === 1, muted }),
  };
}

/** Lets email go to a person's own address again. */
export function liftSuppression(userId: string): Statement {
  return {
    sql: "DELETE FROM emailSuppression WHERE address = (SELECT email FROM user WHERE id = ?)",
    args: [userId],
  };
}
