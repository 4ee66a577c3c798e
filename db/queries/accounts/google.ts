import { and, eq, gt, inArray } from "drizzle-orm";
import { account, bannedDomain, bannedIp, session, user, userBan } from "#db/tables/accounts/account.ts";
import { rangesAround } from "#schema/accounts/address-ranges.ts";
import type { Db, Statement } from "../../client.ts";
import { insert } from "../../write.ts";
import { expectChange } from "../guards.ts";
import { bannedAccounts, banOf } from "./accounts.ts";
import { isOfBannedMailbox } from "./bans.ts";
import { type Actor, isLive } from "./session.ts";

/** All that decides what a sign-in with Google means, in one round trip. */
export async function findForGoogle(
  db: Db,
  input: {
    subject: string;
    email: string;
    domains: readonly string[];
    mailboxHashes: readonly string[];
    ipaddress: string;
    actor: Actor | null;
    now: number;
  },
) {
  const columns = { id: user.id, emailVerified: user.emailVerified, ban: banOf, image: user.image };
  const [linked, holders, ips, domains, mailboxes, connecting] = await db.read([
    db.orm
      .select(columns)
      .from(account)
      .innerJoin(user, eq(user.id, account.userId))
      .leftJoin(userBan, eq(userBan.userId, user.id))
      .where(and(eq(account.provider, "google"), eq(account.providerAccountId, input.subject))),
    db.orm
      .select(columns)
      .from(user)
      .leftJoin(userBan, eq(userBan.userId, user.id))
      .where(eq(user.email, input.email)),
    db.orm
      .select({ reason: bannedIp.reason })
      .from(bannedIp)
      .where(inArray(bannedIp.ipAddress, rangesAround(input.ipaddress))),
    db.orm
      .select({ reason: bannedDomain.reason })
      .from(bannedDomain)
      .where(inArray(bannedDomain.domain, input.domains)),
    bannedAccounts(db, input.mailboxHashes),
    db.orm
      .select({ email: user.email })
      .from(session)
      .innerJoin(user, eq(user.id, session.userId))
      .where(
        and(
          isLive(input.actor ?? { userId: "", sessionId: "" }, input.now),
          gt(session.connectUntil, new Date(input.now)),
        ),
      ),
  ] as const);
  return {
    /** Whom this Google account signs in. */
    linked: linked[0] ?? null,
    /** Who has its address here. */
    holder: holders[0] ?? null,
    placeBan: ips[0]?.reason ?? domains[0]?.reason ?? null,
    mailboxBanned: mailboxes.length > 0,
    /** Whether the person signed in on this device has just asked to connect it. */
    connecting: connecting[0] ?? null,
  };
}

/** A new account without a password, its address still to be taken for proven. */
export function insertPasswordlessUser(input: {
  id: string;
  name: string | null;
  email: string;
  ipaddress: string;
  /** Agreed to beside the button that was pressed; null: nothing was said of them. */
  terms: string | null;
  now: number;
}): Statement {
  const { terms, now, ...row } = input;
  const at = new Date(now);
  return insert(user, {
    ...row,
    termsVersion: terms,
    termsAcceptedAt: terms === null ? null : at,
    createdAt: at,
    updatedAt: at,
  });
}

/**
 * Proves the address of an account nobody had verified. Whatever a stranger may have put there goes: password, name,
 * consent, terms. Aborts as `moved_on` where somebody has it by now.
 */
export function adoptUser(input: {
  id: string;
  name: string | null;
  terms: string | null;
  now: number;
}): Statement[] {
  const adopt = {
    sql: `UPDATE user SET emailVerified = ?1, password = NULL, name = ?2, allowMarketing = 0, updatedAt = ?1,
            termsVersion = ?3, termsAcceptedAt = iif(?3 IS NULL, NULL, ?1)
          WHERE id = ?4 AND emailVerified IS NULL AND banned = 0 AND NOT ${isOfBannedMailbox("user.id")}`,
    args: [input.now, input.name, input.terms, input.id],
  };
  return expectChange(adopt, "moved_on");
}

/** Breaks the unique index when this Google account is linked already. No token of it is kept. */
export function insertGoogleAccount(input: {
  id: string;
  userId: string;
  subject: string;
  email: string | null;
}): Statement {
  const { id, userId, subject, email } = input;
  return insert(account, {
    id,
    userId,
    type: "oidc",
    provider: "google",
    providerAccountId: subject,
    providerEmail: email,
  });
}

/** Lets the next sign-in with Google on this device be linked to its account. */
export function openConnect(actor: Actor, until: number): Statement {
  return {
    sql: "UPDATE session SET connectUntil = ? WHERE id = ? AND userId = ?",
    args: [until, actor.sessionId, actor.userId],
  };
}

/** Good for one connection; aborts as `still_busy` where it was not opened, or is used. */
export function closeConnect(actor: Actor, now: number): Statement[] {
  const close = {
    sql: `UPDATE session SET connectUntil = NULL WHERE id = ? AND userId = ? AND connectUntil > ?
          AND NOT EXISTS (SELECT 1 FROM account WHERE userId = session.userId AND provider = 'google')`,
    args: [actor.sessionId, actor.userId, now],
  };
  return expectChange(close, "still_busy");
}

export function deleteGoogleAccount(userId: string): Statement {
  return { sql: "DELETE FROM account WHERE userId = ? AND provider = 'google'", args: [userId] };
}

/** Outside accounts that go by another address than the one just proven: whoever got in may have added them. */
export function deleteForeignAccounts(input: { userId: string; email: string }): Statement {
  return {
    sql: "DELETE FROM account WHERE userId = ? AND coalesce(providerEmail, '') <> ?",
    args: [input.userId, input.email],
  };
}

/** Where Google has a picture of somebody whose account it is linked to. */
export function setPicture(options: { userId: string; image: string | null }): Statement {
  return { sql: "UPDATE user SET image = ? WHERE id = ?", args: [options.image, options.userId] };
}

/** Stands behind what unlinks outside accounts: their picture goes with them. */
export function dropPictureOfNobody(userId: string): Statement {
  return {
    sql: `UPDATE user SET image = NULL WHERE id = ? AND image IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM account WHERE userId = user.id AND provider = 'google')`,
    args: [userId],
  };
}
