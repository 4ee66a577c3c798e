import { and, countDistinct, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { bannedDomain, bannedIp, user, userBan, verificationToken } from "#db/tables/accounts/account.ts";
import { firstProof } from "#db/tables/accounts/rewards.ts";
import { rangesAround } from "#schema/accounts/address-ranges.ts";
import type { Db, Statement } from "../../client.ts";
import { insert } from "../../write.ts";
import { expectChange } from "../guards.ts";
import { isOfBannedMailbox } from "./bans.ts";

/** The reason of somebody's ban, whatever stands there; null: none. Over `user` joined with its `userBan`. */
export const banOf = sql<string | null>`iif(${user.banned} = 1, coalesce(${userBan.reason}, ''), NULL)`;

/**
 * What sign-in and registration need to know, in one round trip. Bans are their reasons. `mailboxHashes` are of a mailbox
 * that may be known under another spelling.
 */
export async function findForSignIn(
  db: Db,
  input: {
    email: string;
    domains: readonly string[];
    ipaddress: string;
    mailboxHashes?: readonly string[];
  },
) {
  const [users, ips, domains, mailboxes] = await db.read([
    db.orm
      .select({
        id: user.id,
        name: user.name,
        email: user.email,
        image: user.image,
        role: user.role,
        password: user.password,
        emailVerified: user.emailVerified,
        ban: banOf,
      })
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
    // no mailbox has an empty hash
    bannedAccounts(db, input.mailboxHashes ?? [""]),
  ] as const);
  return {
    user: users[0] ?? null,
    placeBan: ips[0]?.reason ?? domains[0]?.reason ?? null,
    mailboxBanned: mailboxes.length > 0,
  };
}

/** Whether a mailbox, by its keyed hashes, has a banned account, deleted ones included. */
export const bannedAccounts = (db: Db, mailboxHashes: readonly string[]) =>
  db.orm
    .select({ userId: firstProof.userId })
    .from(firstProof)
    .innerJoin(user, eq(user.id, firstProof.userId))
    .where(and(inArray(firstProof.mailboxHash, [...mailboxHashes]), eq(user.banned, true)))
    .limit(1);

/** A new account, or the same unverified one again: a verified one is never touched. */
export function upsertUnverifiedUser(input: {
  id: string;
  name: string;
  email: string;
  password: string;
  allowMarketing: boolean;
  terms: string | null;
  ipaddress: string;
  now: number;
}): Statement {
  const { terms, now, ...row } = input;
  const at = new Date(now);
  const chosen = {
    name: row.name,
    password: row.password,
    allowMarketing: row.allowMarketing,
    termsVersion: terms,
    termsAcceptedAt: terms === null ? null : at,
  };
  return insert(user, { ...row, ...chosen, createdAt: at, updatedAt: at }).onConflictDoUpdate({
    target: user.email,
    set: { ...chosen, updatedAt: at },
    setWhere: and(isNull(user.emailVerified), eq(user.banned, false)),
  });
}

/** Links sent earlier stay good until one is used: each carries the password chosen with it. */
export function insertVerificationToken(input: {
  id: string;
  tokenHash: string;
  email: string;
  password: string | null;
  name: string | null;
  referralCode: string | null;
  /** Of the browser that asks; kept with a link sent again only where the password it will set is this browser's own. */
  browserHash: string | null;
  expires: number;
  now: number;
  /** Writes nothing, at the same cost. */
  withheld?: boolean;
}): Statement {
  return {
    sql: `INSERT INTO verificationToken (id, token, purpose, identifier, expires, createdAt, password, name, referralCode, browserHash)
          SELECT ?, ?, 'VERIFY_EMAIL', email, ?, ?, coalesce(?, password), coalesce(?, name), ?,
            CASE WHEN ? IS NOT NULL OR EXISTS (SELECT 1 FROM verificationToken v
              WHERE v.identifier = user.email AND v.browserHash = ? AND v.password = user.password) THEN ? END
          FROM user WHERE email = ? AND emailVerified IS NULL AND banned = 0 AND ? = 0`,
    args: [
      ...[
        input.id,
        input.tokenHash,
        input.expires,
        input.now,
        input.password,
        input.name,
        input.referralCode,
      ],
      ...[input.password, input.browserHash, input.browserHash],
      ...[input.email, input.withheld ? 1 : 0],
    ],
  };
}

/** How many different passwords the links still good for an address would set: above one, people compete for it. */
export async function countPasswordsAtStake(db: Db, input: { email: string; now: number }): Promise<number> {
  const [row] = await db.orm
    .select({ n: countDistinct(verificationToken.password) })
    .from(verificationToken)
    .where(
      and(
        eq(verificationToken.identifier, input.email),
        eq(verificationToken.purpose, "VERIFY_EMAIL"),
        gt(verificationToken.expires, new Date(input.now)),
      ),
    );
  return row?.n ?? 0;
}

/**
 * Once an address is verified its other links can do nothing: what they would have set or opened is forgotten at once.
 * `signIn`: the link that was used may still sign in the browser that registered.
 */
export function purgeChosenPasswords(input: { tokenHash: string; signIn: boolean }): Statement {
  return {
    sql: `UPDATE verificationToken SET password = NULL, name = NULL,
            browserHash = CASE WHEN token = ? AND ? THEN browserHash END
          WHERE purpose = 'VERIFY_EMAIL' AND identifier = (SELECT identifier FROM verificationToken WHERE token = ?)`,
    args: [input.tokenHash, input.signIn ? 1 : 0, input.tokenHash],
  };
}

export async function findVerification(db: Db, input: { tokenHash: string; now: number }) {
  const [row] = await db.orm
    .select({
      email: user.email,
      userId: user.id,
      emailVerified: user.emailVerified,
      referralCode: verificationToken.referralCode,
      browserHash: verificationToken.browserHash,
    })
    .from(verificationToken)
    .innerJoin(user, eq(user.email, verificationToken.identifier))
    .where(
      and(
        eq(verificationToken.token, input.tokenHash),
        eq(verificationToken.purpose, "VERIFY_EMAIL"),
        gt(verificationToken.expires, new Date(input.now)),
      ),
    );
  return row ?? null;
}

/**
 * The link's own password becomes the account's, or the one chosen instead: whoever registered the same address meanwhile
 * gains nothing. With another password goes what the registration agreed to. Aborts as `link_used` where that was done.
 */
export function verifyUser(input: {
  tokenHash: string;
  password: string | null;
  /** Agreed to together with that password. */
  terms: string | null;
  now: number;
}): Statement[] {
  const verify = {
    sql: `UPDATE user SET emailVerified = ?1, updatedAt = ?1, password = coalesce(?2, t.password), name = t.name,
            allowMarketing = iif(?2 IS NULL, allowMarketing, 0),
            termsVersion = iif(?2 IS NULL, user.termsVersion, ?3),
            termsAcceptedAt = iif(?2 IS NULL, termsAcceptedAt, iif(?3 IS NULL, NULL, ?1))
          FROM (SELECT * FROM verificationToken WHERE token = ?4 AND purpose = 'VERIFY_EMAIL' AND expires > ?1) t
          WHERE user.email = t.identifier AND user.emailVerified IS NULL AND user.banned = 0
            AND NOT ${isOfBannedMailbox("user.id")}`,
    args: [input.now, input.password, input.terms, input.tokenHash],
  };
  return expectChange(verify, "link_used");
}
