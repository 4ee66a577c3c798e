import { desc } from "drizzle-orm";
import type { BanPlace, BanReason } from "#schema/staff/bans.ts";
import type { Db, Statement } from "../../client.ts";
import { bannedDomain, bannedIp } from "../../tables/account.ts";
import { requireThat } from "../guards.ts";
import { type Actor, isOfDomain } from "./session.ts";

/** SQL over an id: the account and all others of its mailbox, since a ban is of a person. */
const accountsOf = (id: string) => `SELECT ${id} UNION SELECT o.userId FROM firstProof p
  JOIN firstProof o ON o.mailboxHash = p.mailboxHash WHERE p.userId = ${id}`;

/** SQL over a user's id: another account of its mailbox is banned. */
export const isOfBannedMailbox = (id: string) => `EXISTS (SELECT 1 FROM firstProof p
  JOIN firstProof o ON o.mailboxHash = p.mailboxHash JOIN user b ON b.id = o.userId AND b.banned = 1 WHERE p.userId = ${id})`;

interface Because {
  reason: BanReason;
  note: string;
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

/** Bans a person and ends their sessions; the last statement's rows are the ids of who is banned now. */
export function banPerson(input: Because & { userId: string }): Statement[] {
  const who = accountsOf("?1");
  return [
    {
      sql: `INSERT INTO userBan (userId, reason, createdAt, note) SELECT id, ?2, ?3, ?4 FROM user WHERE id IN (${who})
            ON CONFLICT (userId) DO UPDATE SET reason = excluded.reason, note = excluded.note`,
      args: [input.userId, input.reason, input.now, input.note || null],
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
  address: { table: "bannedIp", column: "ipAddress", sessions: "ipaddress = ?" },
  domain: {
    table: "bannedDomain",
    column: "domain",
    sessions: `userId IN (SELECT id FROM user WHERE ${isOfDomain("email", "?")})`,
  },
} as const satisfies Record<BanPlace, { table: string; column: string; sessions: string }>;

/** Bans a network address or an email domain and ends the sessions that began there. */
export function banPlace(input: Because & { kind: BanPlace; value: string }): Statement[] {
  const { table, column, sessions } = PLACES[input.kind];
  return [
    {
      sql: `INSERT INTO ${table} (${column}, reason, createdAt, note) VALUES (?, ?, ?, ?)
            ON CONFLICT (${column}) DO UPDATE SET reason = excluded.reason, note = excluded.note`,
      args: [input.value, input.reason, input.now, input.note || null],
    },
    {
      sql: `DELETE FROM session WHERE ${sessions}`,
      args: sessions
        .split("?")
        .slice(1)
        .map(() => input.value),
    },
  ];
}

export function unbanPlace(input: { kind: BanPlace; value: string }): Statement {
  const { table, column } = PLACES[input.kind];
  return { sql: `DELETE FROM ${table} WHERE ${column} = ?`, args: [input.value] };
}

/** Aborts where staff are signed in from this address, or have their email at this domain. */
export function requireNotStaffs(input: { kind: BanPlace; value: string; now: number }): Statement {
  const { kind, value, now } = input;
  if (kind === "address") {
    return requireThat(
      "ban_protected",
      `NOT EXISTS (SELECT 1 FROM session s JOIN user u ON u.id = s.userId
         WHERE s.ipaddress = ? AND s.expires > ? AND u.role <> 'USER')`,
      [value, now],
    );
  }
  return requireThat(
    "ban_protected",
    `NOT EXISTS (SELECT 1 FROM user u WHERE u.role <> 'USER' AND ${isOfDomain("u.email", "?")})`,
    [value, value],
  );
}

/** Addresses that are banned, the newest first. */
export function listBannedAddresses(db: Db, limit: number) {
  return db.orm.select().from(bannedIp).orderBy(desc(bannedIp.createdAt)).limit(limit);
}

/** The same of domains. */
export function listBannedDomains(db: Db, limit: number) {
  return db.orm.select().from(bannedDomain).orderBy(desc(bannedDomain.createdAt)).limit(limit);
}
