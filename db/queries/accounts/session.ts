import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { session, user } from "#db/tables/accounts/account.ts";
import { accountDeletion } from "#db/tables/accounts/account-rights.ts";
import { MAX_SESSION_HOURS, ROLES, type Role } from "#schema/accounts/account.ts";
import { rangesAround } from "#schema/accounts/address-ranges.ts";
import type { Db, Statement } from "../../client.ts";
import { requireThat } from "../guards.ts";

/** Who acts: taken from the signed cookie, proven by the row in the same round trip as the work. */
export interface Actor {
  userId: string;
  sessionId: string;
}

/** SQL over a user `u`: may use the product. Whoever is to be deleted may only sign in, take their data and stay. */
export const ACTIVE = "u.banned = 0 AND u.deletion IS NULL";

/** Aborts the batch when the session was signed out, has expired, or belongs to someone banned or to be deleted. */
export function requireSession(actor: Actor, now: number): Statement {
  return requireThat(
    "session_ended",
    `SELECT count(*) FROM session s JOIN user u ON u.id = s.userId
     WHERE s.id = ? AND s.userId = ? AND s.expires > ? AND ${ACTIVE}`,
    [actor.sessionId, actor.userId, now],
  );
}

/** The same for what somebody may still do whose account is to be deleted. */
export function requireSignedIn(actor: Actor, now: number): Statement {
  return requireThat(
    "session_ended",
    `SELECT count(*) FROM session s JOIN user u ON u.id = s.userId
     WHERE s.id = ? AND s.userId = ? AND s.expires > ? AND u.banned = 0`,
    [actor.sessionId, actor.userId, now],
  );
}

/** Aborts the batch unless the person has one of these roles. */
export function requireRole(actor: Actor, roles: readonly Role[]): Statement {
  const marks = roles.map(() => "?").join(", ");
  return requireThat("not_staff", `SELECT count(*) FROM user WHERE id = ? AND role IN (${marks})`, [
    actor.userId,
    ...roles,
  ]);
}

/** What makes a session live, over `session` joined with its user. */
export function isLive(actor: Actor, now: number) {
  return and(isSignedIn(actor, now), isNull(user.deletion));
}

/** The same, also where the account is to be deleted. */
export function isSignedIn(actor: Actor, now: number) {
  return and(
    eq(session.id, actor.sessionId),
    eq(session.userId, actor.userId),
    gt(session.expires, new Date(now)),
    eq(user.banned, false),
  );
}

/** The read-side twin of `requireSession`, to stand first in a batch of reads: no row, no session. */
export function liveSession(db: Db, actor: Actor, now: number) {
  return db.orm
    .select({ role: user.role, provenAt: session.provenAt })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(isLive(actor, now));
}

/** The same twin of `requireSignedIn`. */
export function signedInSession(db: Db, actor: Actor, now: number) {
  return db.orm
    .select({ role: user.role, provenAt: session.provenAt })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(isSignedIn(actor, now));
}

/** The session's owner as the client may see them. */
export interface SessionUser {
  name: string | null;
  email: string;
  /** Names the picture of theirs; another has another name. */
  image: string | null;
  /** When the account is to be deleted; null: it is not. */
  deletionDue: number | null;
}

/** Null when the session ended. */
export async function findSessionUser(db: Db, actor: Actor, now: number): Promise<SessionUser | null> {
  const [row] = await db.orm
    .select({
      name: user.name,
      email: user.email,
      image: sql<string | null>`coalesce(${user.pictureKey}, ${user.image})`,
      deletionDue: sql<number | null>`${accountDeletion.dueAt}`,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(accountDeletion, eq(accountDeletion.userId, user.id))
    .where(isSignedIn(actor, now));
  return row ?? null;
}

/** SQL: how long a session of a role may last in any case, in milliseconds. */
const maxSessionMs = (role: string) =>
  `CASE ${role} ${ROLES.map((one) => `WHEN '${one}' THEN ${MAX_SESSION_HOURS[one] * 3_600_000}`).join(" ")} END`;

/** The same, and the device is noted as in use, its end moved on as far as it may: one round trip all the same. */
export async function touchSession(db: Db, actor: Actor, input: { now: number; expires: number }) {
  const live = `s.id = ? AND s.userId = ? AND s.expires > ? AND u.banned = 0`;
  const args = [actor.sessionId, actor.userId, input.now];
  const [, found] = await db.write([
    {
      sql: `UPDATE session SET lastSeenAt = ?, expires = min(?, createdAt +
              (SELECT ${maxSessionMs("role")} FROM user WHERE id = session.userId)) WHERE id = (
              SELECT s.id FROM session s JOIN user u ON u.id = s.userId WHERE ${live})`,
      args: [input.now, input.expires, ...args],
    },
    {
      sql: `SELECT u.name, u.email, coalesce(u.pictureKey, u.image) AS image, d.dueAt AS deletionDue FROM session s JOIN user u ON u.id = s.userId
            LEFT JOIN accountDeletion d ON d.userId = u.id WHERE ${live}`,
      args,
    },
  ]);
  const row = found?.rows[0];
  return row ? (row as unknown as SessionUser) : null;
}

/** SQL over a user: the deletion of their account, if it was asked for, has not begun. */
export const isUndeleted = (user: string) => `coalesce(${user}.deletion, 'REQUESTED') = 'REQUESTED'`;

/** SQL over a user and the ranges around the address of a sign-in, as a JSON list: neither they, nor where they come from, is banned or gone. */
const maySignIn = (user: string, ranges: string) => `${user}.banned = 0
  AND ${isUndeleted(user)}
  AND NOT EXISTS (SELECT 1 FROM bannedIp b WHERE b.ipAddress IN (SELECT value FROM json_each(${ranges})))
  AND NOT EXISTS (SELECT 1 FROM bannedDomain b WHERE ${isOfDomain(`${user}.email`, "b.domain")})`;

/** SQL over a user: what they made may be seen by others. Not banned are they, their email's domain, or every place they were signed in from. */
export const mayBeSeen = (user: string) => `${user}.banned = 0
  AND NOT EXISTS (SELECT 1 FROM bannedDomain b WHERE ${isOfDomain(`${user}.email`, "b.domain")})
  AND ${isNotStopped(user)}`;

/** SQL over a user: no banned address ended the last of their sessions. */
export const isNotStopped = (user: string) =>
  `NOT EXISTS (SELECT 1 FROM addressStop a WHERE a.userId = ${user}.id)`;

/** Whoever signs in from a place that is not banned is no longer stopped by one that is. */
export function liftAddressStops(userId: string): Statement {
  return { sql: "DELETE FROM addressStop WHERE userId = ?", args: [userId] };
}

/** SQL: whether an address is of a domain, or of one below it. */
export const isOfDomain = (email: string, domain: string) =>
  `(${email} LIKE '%@' || ${domain} OR ${email} LIKE '%@%.' || ${domain})`;

/** SQL over a user's id: whether signing in asks for more than a password. */
export const hasSecondFactor = (userId: string) =>
  `(EXISTS (SELECT 1 FROM authenticatorApp a WHERE a.userId = ${userId} AND a.confirmedAt IS NOT NULL)
    OR EXISTS (SELECT 1 FROM passkey p WHERE p.userId = ${userId}))`;

/** Nothing is written where the account asks for a second factor and none was given. */
export function insertSession(input: {
  id: string;
  sessionToken: string;
  userId: string;
  expires: number;
  now: number;
  ipaddress: string | null;
  userAgent: string | null;
  /** Whether a second factor was given. */
  proven?: boolean;
}): Statement {
  const provenAt = input.proven ? input.now : null;
  return {
    sql: `INSERT INTO session (id, sessionToken, userId, expires, createdAt, ipaddress, userAgent, provenAt)
          SELECT ?, ?, u.id, min(?, ? + ${maxSessionMs("u.role")}), ?, ?, ?, ? FROM user u WHERE u.id = ? AND ${maySignIn("u", "?")}
            AND (? IS NOT NULL OR NOT ${hasSecondFactor("u.id")})`,
    args: [
      ...[
        input.id,
        input.sessionToken,
        input.expires,
        input.now,
        input.now,
        input.ipaddress,
        input.userAgent,
        provenAt,
        input.userId,
      ],
      JSON.stringify(input.ipaddress === null ? [] : rangesAround(input.ipaddress)),
      provenAt,
    ],
  };
}

/** A new role may stay signed in for less long than the one before. */
export function shortenSessions(userId: string): Statement {
  return {
    sql: `UPDATE session SET expires = min(expires, createdAt + (SELECT ${maxSessionMs("role")} FROM user WHERE id = session.userId))
          WHERE userId = ?`,
    args: [userId],
  };
}

export function deleteSession(actor: Actor): Statement {
  return { sql: "DELETE FROM session WHERE id = ? AND userId = ?", args: [actor.sessionId, actor.userId] };
}

/** Signs out every device, or every other one than `except`. */
export function deleteSessions(input: { userId: string; except: string | null }): Statement {
  return { sql: "DELETE FROM session WHERE userId = ? AND id IS NOT ?", args: [input.userId, input.except] };
}
