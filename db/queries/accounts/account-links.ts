import { and, eq, gt } from "drizzle-orm";
import { user, verificationToken } from "#db/tables/accounts/account.ts";
import type { LinkPurpose } from "#schema/emails/email-links.ts";
import type { Db, Statement } from "../../client.ts";
import { expectChange, requireThat } from "../guards.ts";
import { isOfDomain } from "./session.ts";

interface NewLink {
  id: string;
  tokenHash: string;
  /** Where it is mailed to. */
  email: string;
  expires: number;
  now: number;
}

/** A link for whoever has this address, verified or not; nothing for an unknown or banned one. */
export function insertResetLink(input: NewLink): Statement {
  return {
    sql: `INSERT INTO verificationToken (id, token, purpose, userId, identifier, expires, createdAt)
          SELECT ?, ?, 'RESET_PASSWORD', id, email, ?, ? FROM user WHERE email = ? AND banned = 0`,
    args: [input.id, input.tokenHash, input.expires, input.now, input.email],
  };
}

/** A link that moves an account to the address it is mailed to; nothing when someone verified has that one. */
export function insertChangeLink(input: NewLink & { userId: string }): Statement {
  return {
    sql: `INSERT INTO verificationToken (id, token, purpose, userId, identifier, expires, createdAt)
          SELECT ?, ?, 'CHANGE_EMAIL', id, ?, ?, ? FROM user WHERE id = ? AND NOT EXISTS
            (SELECT 1 FROM user WHERE email = ? AND (emailVerified IS NOT NULL OR banned = 1))`,
    args: [input.id, input.tokenHash, input.email, input.expires, input.now, input.userId, input.email],
  };
}

/** A link that brings an account back to the address it has now. */
export function insertUndoLink(input: NewLink & { userId: string }): Statement {
  return {
    sql: `INSERT INTO verificationToken (id, token, purpose, userId, identifier, expires, createdAt)
          SELECT ?, ?, 'UNDO_EMAIL_CHANGE', id, email, ?, ? FROM user WHERE id = ? AND email = ?`,
    args: [input.id, input.tokenHash, input.expires, input.now, input.userId, input.email],
  };
}

/** A link that is still good, and whose it is. */
export async function findLink(db: Db, input: { tokenHash: string; purpose: LinkPurpose; now: number }) {
  const [row] = await db.orm
    .select({ userId: user.id, linkEmail: verificationToken.identifier, email: user.email })
    .from(verificationToken)
    .innerJoin(user, eq(user.id, verificationToken.userId))
    .where(
      and(
        eq(verificationToken.token, input.tokenHash),
        eq(verificationToken.purpose, input.purpose),
        gt(verificationToken.expires, new Date(input.now)),
      ),
    );
  return row ?? null;
}

/** SQL that holds while the link is good; its arguments are token and now. */
const good = (purpose: LinkPurpose) =>
  `EXISTS (SELECT 1 FROM verificationToken l WHERE l.token = ? AND l.purpose = '${purpose}' AND l.expires > ?
    AND l.userId = user.id AND l.identifier = `;

interface Use {
  userId: string;
  tokenHash: string;
  now: number;
}

/** The statement that uses a link up. */
const onceByLink = (statement: Statement) => expectChange(statement, "link_used");

/**
 * Sets the password and, the email having arrived, takes the address for verified. What an unproven person agreed to
 * is taken back. Only while the account still has the address the link went to.
 */
export function resetPassword(input: Use & { password: string }): Statement[] {
  return onceByLink({
    sql: `UPDATE user SET password = ?, updatedAt = ?,
            allowMarketing = CASE WHEN emailVerified IS NULL THEN 0 ELSE allowMarketing END,
            emailVerified = coalesce(emailVerified, ?)
          WHERE id = ? AND banned = 0 AND ${good("RESET_PASSWORD")} user.email)`,
    args: [input.password, input.now, input.now, input.userId, input.tokenHash, input.now],
  });
}

/** Breaks the unique index when someone has the address by now, and aborts where its domain was banned since the link was mailed. */
export function changeEmail(input: Use & { email: string }): Statement[] {
  return [
    requireThat(
      "domain_banned",
      `NOT EXISTS (SELECT 1 FROM bannedDomain b WHERE ${isOfDomain("?1", "b.domain")})`,
      [input.email],
    ),
    ...onceByLink({
      sql: `UPDATE user SET email = ?, emailVerified = ?, updatedAt = ?
            WHERE id = ? AND banned = 0 AND ${good("CHANGE_EMAIL")} ?)`,
      args: [input.email, input.now, input.now, input.userId, input.tokenHash, input.now, input.email],
    }),
  ];
}

/** The old address again, and no password: whoever changed it knew the one there was. */
export function undoEmailChange(input: Use & { email: string }): Statement[] {
  return onceByLink({
    sql: `UPDATE user SET email = ?, password = NULL, updatedAt = ?
          WHERE id = ? AND banned = 0 AND ${good("UNDO_EMAIL_CHANGE")} ?)`,
    args: [input.email, input.now, input.userId, input.tokenHash, input.now, input.email],
  });
}

/** Links of an account, and those that would sign in to it by its address. */
const LINKS_OF_ACCOUNT = `(userId = ?1 AND purpose <> 'UNDO_EMAIL_CHANGE')
  OR (purpose = 'SIGN_IN' AND identifier = (SELECT email FROM user WHERE id = ?1))`;

/** Every link of an account, save those with which its owner may still object to a change of address. */
export function purgeLinks(userId: string): Statement {
  return { sql: `DELETE FROM verificationToken WHERE ${LINKS_OF_ACCOUNT}`, args: [userId] };
}

export function purgeAllLinks(userId: string): Statement {
  return { sql: `DELETE FROM verificationToken WHERE userId = ?1 OR ${LINKS_OF_ACCOUNT}`, args: [userId] };
}

export function purgeChangeLinks(userId: string): Statement {
  return {
    sql: "DELETE FROM verificationToken WHERE userId = ? AND purpose = 'CHANGE_EMAIL'",
    args: [userId],
  };
}

/** Verification links to an address that is nobody's, or proven in another way. */
export function purgeVerifications(email: string): Statement {
  return {
    sql: "DELETE FROM verificationToken WHERE identifier = ? AND purpose = 'VERIFY_EMAIL'",
    args: [email],
  };
}
