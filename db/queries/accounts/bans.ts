import { desc, eq, lte } from "drizzle-orm";
import { bannedDomain, bannedIp, user, userBan } from "#db/tables/accounts/account.ts";
import { textSpans } from "#schema/accounts/address-ranges.ts";
import type { BanPlace, BanReason } from "#schema/staff/bans.ts";
import type { Db, Statement } from "../../client.ts";
import { combineReads } from "../../read.ts";
import { requireThat } from "../guards.ts";
import { type Actor, isOfDomain, isUndeleted } from "./session.ts";

/** SQL over an id: the account and all others of its mailbox, since a ban is of a person. */
export const accountsOf = (id: string) => `SELECT ${id} UNION SELECT o.userId FROM firstProof p
  JOIN firstProof o ON o.mailboxHash = p.mailboxHash WHERE p.userId = ${id}`;

/** SQL over a user's id: another account of its mailbox is banned. */
export const isOfBannedMailbox = (id: string) => `EXISTS (SELECT 1 FROM firstProof p
  JOIN firstProof o ON o.mailboxHash = p.mailboxHash JOIN user b ON b.id = o.userId AND b.banned = 1 WHERE p.userId = ${id})`;

interface Because {
  reason: BanReason;
  note: string;
  /** Null: until it is lifted. */
  expires: number | null;
  now: number;
}

/**
 * Aborts unless the one who asks may decide about this person: nobody about themselves or an admin. Who asks is an
 * admin or, with `by` null, the deployment's own command.
 */
export function requireMayBan(by: Pick<Actor, "userId"> | null, userId: string): Statement[] {
  return [
    requireThat("not_there", "SELECT count(*) FROM user WHERE id = ?", [userId]),
    requireThat(
      "ban_protected",
      `NOT EXISTS (SELECT 1 FROM user t WHERE t.id IN (${accountsOf("?1")}) AND (t.role = 'ADMIN' OR t.id = ?2))`,
      [userId, by?.userId ?? null],
    ),
  ];
}

/**
 * Bans a person and ends their sessions; the last statement's rows are the ids of who is banned now. An account that is
 * deleted stays banned without the note: words about a person went with it.
 */
export function banPerson(input: Because & { userId: string }): Statement[] {
  const who = accountsOf("?1");
  return [
    {
      sql: `INSERT INTO userBan (userId, reason, createdAt, note, expires)
            SELECT id, ?2, ?3, CASE WHEN ${isUndeleted("user")} THEN ?4 END, ?5 FROM user WHERE id IN (${who})
            ON CONFLICT (userId) DO UPDATE SET reason = excluded.reason, note = excluded.note, expires = excluded.expires`,
      args: [input.userId, input.reason, input.now, input.note || null, input.expires],
    },
    { sql: `DELETE FROM session WHERE userId IN (${who})`, args: [input.userId] },
    {
      sql: `UPDATE user SET banned = 1, updatedAt = ?2 WHERE id IN (${who}) RETURNING id`,
      args: [input.userId, input.now],
    },
  ];
}

export function unbanPerson(input: { userId: string; now: number }): Statement[] {
  const who = accountsOf("?1");
  return [
    { sql: `DELETE FROM userBan WHERE userId IN (${who})`, args: [input.userId] },
    {
      sql: `UPDATE user SET banned = 0, updatedAt = ?2 WHERE banned = 1 AND id IN (${who})`,
      args: [input.userId, input.now],
    },
  ];
}

const PLACES = {
  address: { table: "bannedIp", column: "ipAddress" },
  domain: { table: "bannedDomain", column: "domain" },
} as const satisfies Record<BanPlace, { table: string; column: string }>;

/** SQL of the ids of sessions of a place. An address may be a range, whose spans of text are walked by an index. */
function sessionsOf({ kind, value }: { kind: BanPlace; value: string }): { sql: string; args: string[] } {
  return kind === "address"
    ? {
        sql: `SELECT s.id FROM json_each(?) p JOIN session s
                ON s.ipaddress >= p.value ->> 'from' AND s.ipaddress < p.value ->> 'to'`,
        args: [JSON.stringify(textSpans(value))],
      }
    : {
        sql: `SELECT s.id FROM session s JOIN user u ON u.id = s.userId WHERE ${isOfDomain("u.email", "?")}`,
        args: [value, value],
      };
}

/** Notes whose sessions are all of a banned address or range, before these end. */
function stopSignedInThere({ value, now }: { value: string; now: number }): Statement {
  const { sql, args } = sessionsOf({ kind: "address", value });
  return {
    sql: `WITH there AS (${sql})
          INSERT INTO addressStop (ipAddress, userId) SELECT DISTINCT ?, s.userId FROM session s
            WHERE s.id IN there AND s.expires > ? AND NOT EXISTS (
              SELECT 1 FROM session o WHERE o.userId = s.userId AND o.expires > ? AND o.id NOT IN there)
          ON CONFLICT DO NOTHING`,
    args: [...args, value, now, now],
  };
}

/** Bans a network address, a range of them or an email domain and ends the sessions that began there. */
export function banPlace(input: Because & { kind: BanPlace; value: string }): Statement[] {
  const { table, column } = PLACES[input.kind];
  const sessions = sessionsOf(input);
  return [
    {
      sql: `INSERT INTO ${table} (${column}, reason, createdAt, note, expires) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (${column}) DO UPDATE SET reason = excluded.reason, note = excluded.note, expires = excluded.expires`,
      args: [input.value, input.reason, input.now, input.note || null, input.expires],
    },
    ...(input.kind === "address" ? [stopSignedInThere(input)] : []),
    { ...sessions, sql: `DELETE FROM session WHERE id IN (${sessions.sql})` },
  ];
}

export function unbanPlace(input: { kind: BanPlace; value: string }): Statement {
  const { table, column } = PLACES[input.kind];
  return { sql: `DELETE FROM ${table} WHERE ${column} = ?`, args: [input.value] };
}

/** Aborts where staff are signed in from this address or range, or have their email at this domain. */
export function requireNotStaffs(input: { kind: BanPlace; value: string; now: number }): Statement {
  const { kind, value, now } = input;
  if (kind === "address") {
    const { sql, args } = sessionsOf({ kind, value });
    return requireThat(
      "ban_protected",
      `NOT EXISTS (SELECT 1 FROM session t JOIN user u ON u.id = t.userId
         WHERE t.id IN (${sql}) AND t.expires > ? AND u.role <> 'USER')`,
      [...args, now],
    );
  }
  return requireThat(
    "ban_protected",
    `NOT EXISTS (SELECT 1 FROM user u WHERE u.role <> 'USER' AND ${isOfDomain("u.email", "?")})`,
    [value, value],
  );
}

/** Bans whose time is over. */
export function listExpiredBans(db: Db, input: { now: number; limit: number }) {
  const { limit } = input;
  const at = new Date(input.now);
  const queries = [
    db.orm.select({ userId: userBan.userId }).from(userBan).where(lte(userBan.expires, at)).limit(limit),
    db.orm.select({ value: bannedIp.ipAddress }).from(bannedIp).where(lte(bannedIp.expires, at)).limit(limit),
    db.orm
      .select({ value: bannedDomain.domain })
      .from(bannedDomain)
      .where(lte(bannedDomain.expires, at))
      .limit(limit),
  ] as const;
  return combineReads(queries, ([people, addresses, domains]) => ({
    people: people.map(({ userId }) => userId),
    places: [
      ...addresses.map(({ value }) => ({ kind: "address" as const, value })),
      ...domains.map(({ value }) => ({ kind: "domain" as const, value })),
    ],
  }));
}

/** Aborts unless the time of this person's ban is over: it may have been extended since it was read. */
export function requireBanOver({ userId, now }: { userId: string; now: number }): Statement {
  return requireThat("moved_on", "EXISTS (SELECT 1 FROM userBan WHERE userId = ? AND expires <= ?)", [
    userId,
    now,
  ]);
}

/** The same of a place. */
export function requirePlaceBanOver(input: { kind: BanPlace; value: string; now: number }): Statement {
  const { table, column } = PLACES[input.kind];
  return requireThat("moved_on", `EXISTS (SELECT 1 FROM ${table} WHERE ${column} = ? AND expires <= ?)`, [
    input.value,
    input.now,
  ]);
}

/** Somebody's address, and whether they are banned. */
export function findBanned(db: Db, userId: string) {
  return db.orm.select({ email: user.email, banned: user.banned }).from(user).where(eq(user.id, userId));
}

/** Addresses that are banned, the newest first. */
export function listBannedAddresses(db: Db, limit: number) {
  return db.orm.select().from(bannedIp).orderBy(desc(bannedIp.createdAt)).limit(limit);
}

/** The same of domains. */
export function listBannedDomains(db: Db, limit: number) {
  return db.orm.select().from(bannedDomain).orderBy(desc(bannedDomain.createdAt)).limit(limit);
}
