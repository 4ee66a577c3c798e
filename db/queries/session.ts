import { and, eq, gt } from "drizzle-orm";
import { LONGEST_SESSION_HOURS, ROLES } from "#schema/account.ts";
import type { Db, Statement } from "../client.ts";
import { session, user } from "../tables/account.ts";
import type { Precondition } from "../triggers.ts";

/** Who acts: taken from the signed cookie, proven by the row in the same round trip as the work. */
export interface Actor {
  userId: string;
  sessionId: string;
}

/** Aborts the batch under a name unless the condition (SQL giving 1) holds. */
export function requireThat(
  what: Precondition,
  condition: string,
  args: (string | number | null)[] = [],
): Statement {
  return { sql: `INSERT INTO require_that (ok, what) SELECT (${condition}), '${what}'`, args };
}

/** Aborts the batch unless the statement just before it changed exactly `count` rows. */
export function requireChanged(what: Precondition, count = 1): Statement {
  return requireThat(what, "changes() = ?", [count]);
}

/** Aborts the batch when the session was signed out, has expired, or belongs to someone banned. */
export function requireSession(actor: Actor, now: number): Statement {
  return requireThat(
    "session_ended",
    `SELECT count(*) FROM session s JOIN user u ON u.id = s.userId
     WHERE s.id = ? AND s.userId = ? AND s.expires > ? AND u.banned = 0`,
    [actor.sessionId, actor.userId, now],
  );
}

/** What makes a session live, over `session` joined with its user. */
export function isLive(actor: Actor, now: number) {
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
    .select({ userId: session.userId })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(isLive(actor, now));
}

/** The session's owner as the client may see them; null when it ended. */
export async function findSessionUser(db: Db, actor: Actor, now: number) {
  const [row] = await db.orm
    .select({ name: user.name, email: user.email, image: user.image })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(isLive(actor, now));
  return row ?? null;
}

/** SQL: how long a session of a role may last in any case, in milliseconds. */
const longestFor = (role: string) =>
  `CASE ${role} ${ROLES.map((one) => `WHEN '${one}' THEN ${LONGEST_SESSION_HOURS[one] * 3_600_000}`).join(" ")} END`;

/** The same, and the device is noted as in use, its end moved on as far as it may: one round trip all the same. */
export async function touchSession(db: Db, actor: Actor, of: { now: number; expires: number }) {
  const live = `s.id = ? AND s.userId = ? AND s.expires > ? AND u.banned = 0`;
  const args = [actor.sessionId, actor.userId, of.now];
  const [, found] = await db.write([
    {
      sql: `UPDATE session SET lastSeenAt = ?, expires = min(?, createdAt +
              (SELECT ${longestFor("role")} FROM user WHERE id = session.userId)) WHERE id = (
              SELECT s.id FROM session s JOIN user u ON u.id = s.userId WHERE ${live})`,
      args: [of.now, of.expires, ...args],
    },
    {
      sql: `SELECT u.name, u.email, u.image FROM session s JOIN user u ON u.id = s.userId WHERE ${live}`,
      args,
    },
  ]);
  const row = found?.rows[0];
  return row ? (row as unknown as { name: string | null; email: string; image: string | null }) : null;
}

export function insertSession(of: {
  id: string;
  sessionToken: string;
  userId: string;
  expires: number;
  now: number;
  ipaddress: string | null;
  userAgent: string | null;
}): Statement {
  return {
    sql: `INSERT INTO session (id, sessionToken, userId, expires, createdAt, ipaddress, userAgent)
          SELECT ?, ?, id, min(?, ? + ${longestFor("role")}), ?, ?, ? FROM user WHERE id = ? AND banned = 0`,
    args: [of.id, of.sessionToken, of.expires, of.now, of.now, of.ipaddress, of.userAgent, of.userId],
  };
}

/** A new role may stay signed in for less long than the one before. */
export function shortenSessions(email: string): Statement {
  return {
    sql: `UPDATE session SET expires = min(expires, createdAt + (SELECT ${longestFor("role")} FROM user WHERE id = session.userId))
          WHERE userId = (SELECT id FROM user WHERE email = ?)`,
    args: [email],
  };
}

export function deleteSession(actor: Actor): Statement {
  return { sql: "DELETE FROM session WHERE id = ? AND userId = ?", args: [actor.sessionId, actor.userId] };
}

/** Signs out every device, or every other one than `except`. */
export function deleteSessions(of: { userId: string; except: string | null }): Statement {
  return { sql: "DELETE FROM session WHERE userId = ? AND id IS NOT ?", args: [of.userId, of.except] };
}
