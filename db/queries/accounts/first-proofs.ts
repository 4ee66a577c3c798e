import { sql } from "drizzle-orm";
import {
  BONUS_WINDOW_DAYS,
  BONUSES_PER_ADDRESS,
  BONUSES_PER_DOMAIN,
  BONUSES_PER_NETWORK,
  type DuplicateReason,
} from "#schema/rewards/reward-rules.ts";
import type { Db, Statement } from "../../client.ts";
import { combineReads } from "../../read.ts";

const DAY = 86_400_000;

/** SQL over a user's id: taken for a second account, and no appeal was granted. */
export const isDuplicate = (userId: string) =>
  `EXISTS (SELECT 1 FROM firstProof d WHERE d.userId = ${userId} AND d.duplicate IS NOT NULL AND d.clearedAt IS NULL)`;

/** An account whose address is about to be proven for the first time. */
export interface NewlyProven {
  userId: string;
  /** Keyed hashes, one under each key, newest first; none of the network address where that says nothing. */
  mailboxHashes: readonly string[];
  addressHashes: readonly string[];
  /** Of the /48 around it, and of somebody's own email domain. */
  networkHashes: readonly string[];
  domainHashes: readonly string[];
  bonus: number;
  now: number;
}

/** A mailbox keeps the hash it was first known by, so that all its accounts have the same one whatever key is the newest. */
const among = (column: string) => `${column} IN (SELECT value FROM json_each(?))`;

const unproven = "u.id = ? AND u.emailVerified IS NULL AND u.banned = 0";

/**
 * The registration bonus, for an account about to be verified: stands before the statement that does it, and does nothing
 * where that has happened before. It is granted and, where others of the same mailbox or network had theirs, taken back at
 * once, so that the history tells both. Writes come one after another, so of two at once the later one is the second.
 */
export function welcomeUser(input: NewlyProven): Statement[] {
  const { userId, bonus, now } = input;
  const mailboxes = JSON.stringify(input.mailboxHashes);
  const since = now - BONUS_WINDOW_DAYS * DAY;
  const bonusesKept = (
    column: string,
  ) => `(SELECT count(*) FROM firstProof WHERE ${among(column)} AND createdAt > ?
                AND (duplicate IS NULL OR clearedAt IS NOT NULL))`;
  return [
    {
      sql: `INSERT INTO firstProof (userId, mailboxHash, addressHash, networkHash, domainHash, bonus, createdAt, duplicate)
            SELECT u.id, coalesce((SELECT mailboxHash FROM firstProof WHERE ${among("mailboxHash")} LIMIT 1), ?), ?, ?, ?, ?, ?, CASE
              WHEN EXISTS (SELECT 1 FROM firstProof WHERE ${among("mailboxHash")} AND userId <> ?) THEN 'EMAIL'
              WHEN ${bonusesKept("addressHash")} >= ? THEN 'ADDRESS'
              WHEN ${bonusesKept("networkHash")} >= ? THEN 'ADDRESS'
              WHEN ${bonusesKept("domainHash")} >= ? THEN 'DOMAIN' END
            FROM user u WHERE ${unproven} ON CONFLICT (userId) DO NOTHING`,
      args: [
        ...[mailboxes, input.mailboxHashes[0] ?? null, input.addressHashes[0] ?? null],
        ...[input.networkHashes[0] ?? null, input.domainHashes[0] ?? null, bonus, now, mailboxes, userId],
        ...[JSON.stringify(input.addressHashes), since, BONUSES_PER_ADDRESS],
        ...[JSON.stringify(input.networkHashes), since, BONUSES_PER_NETWORK],
        ...[JSON.stringify(input.domainHashes), since, BONUSES_PER_DOMAIN, userId],
      ],
    },
    {
      sql: `INSERT INTO userCreditHistory (id, userId, credits, previousCredits, newCredits, reason, reasonExtra, key, createdAt)
            SELECT ?, u.id, ?, u.credits, u.credits + ?, 'REGISTRATION_BONUS', '{}', u.id || ':registration-bonus', ?
            FROM user u WHERE ${unproven} AND ? > 0`,
      args: [crypto.randomUUID(), bonus, bonus, now, userId, bonus],
    },
    {
      sql: `INSERT INTO userCreditHistory (id, userId, credits, previousCredits, newCredits, reason, reasonExtra, key, createdAt)
            SELECT ?, u.id, -p.bonus, u.credits, u.credits - p.bonus, 'DUPLICATE_DETECTION',
              json_object('kind', 'TAKEN_BACK', 'because', p.duplicate), u.id || ':duplicate', ?
            FROM user u JOIN firstProof p ON p.userId = u.id
            WHERE ${unproven} AND p.duplicate IS NOT NULL AND p.bonus > 0`,
      args: [crypto.randomUUID(), now, userId],
    },
  ];
}

/** Network addresses and email domains are remembered no longer than they count: forgets at most `limit` of them, the oldest first. */
export function purgeAddresses(input: { now: number; limit: number }): Statement {
  return {
    sql: `UPDATE firstProof SET addressHash = NULL, networkHash = NULL, domainHash = NULL WHERE rowid IN (SELECT rowid FROM firstProof
            WHERE addressHash IS NOT NULL AND createdAt <= ? ORDER BY createdAt LIMIT ?)`,
    args: [input.now - BONUS_WINDOW_DAYS * DAY, input.limit],
  };
}

/** Whether and why an account is taken for a second one, and its newest appeal against that. */
export function findDuplicate(db: Db, userId: string) {
  const found = db.orm.all<{
    reason: DuplicateReason | null;
    credits: number;
    clearedAt: number | null;
    text: string | null;
    state: "RECEIVED" | "GRANTED" | "DECLINED" | null;
    answer: string | null;
    appealedAt: number | null;
  }>(sql`SELECT p.duplicate AS reason, p.bonus AS credits, p.clearedAt, a.text, a.state, a.answer, a.createdAt AS appealedAt
    FROM user u LEFT JOIN firstProof p ON p.userId = u.id
    LEFT JOIN appeal a ON a.id = (SELECT id FROM appeal WHERE userId = u.id AND about = 'DUPLICATE'
      ORDER BY createdAt DESC, id DESC LIMIT 1)
    WHERE u.id = ${userId}`);
  return combineReads([found], ([rows]) => rows[0]!);
}
