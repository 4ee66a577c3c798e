import { sql } from "drizzle-orm";
import { REFERRALS_PER_YEAR } from "#schema/rewards/reward-rules.ts";
import type { Db, ResultSet, Statement } from "../../client.ts";
import { isDuplicate } from "../accounts/first-proofs.ts";
import { ACTIVE } from "../accounts/session.ts";

const YEAR = 365 * 86_400_000;
const SIDES = ["friend", "referrer"] as const;
type Side = (typeof SIDES)[number];

/** Notes who came by whose link, for an account about to be verified: stands before the statement that does it. */
export function insertReferral(input: { userId: string; code: string; now: number }): Statement {
  return {
    sql: `INSERT INTO referral (friendId, referrerId, createdAt)
          SELECT u.id, r.id, ? FROM referralLink l JOIN user r ON r.id = l.userId JOIN user u ON u.id = ?
          WHERE l.code = ? AND u.emailVerified IS NULL AND u.banned = 0 AND r.banned = 0 AND r.deletion IS NULL AND r.id <> u.id
          ON CONFLICT (friendId) DO NOTHING`,
    args: [input.now, input.userId, input.code],
  };
}

/** What one side holds of a referral, from the ledger. */
export const referralHeld = (side: Side) => `coalesce((SELECT sum(h.credits) FROM userCreditHistory h
  WHERE h.key >= 'referral:' || referral.friendId || ':${side}' AND h.key < 'referral:' || referral.friendId || ':${side};'), 0)`;

/**
 * Brings a friend's referral to what their payments say: credits for each of the two where something they bought is
 * theirs to keep, and back again (`null`), as far as they are still there, where none is; `dueAt` is when that is asked
 * again. Doing it twice changes nothing.
 */
export function reconcileReferral(input: {
  friendId: string;
  reward: { credits: number | null; dueAt: number | null };
  revision: number;
  now: number;
}): Statement[] {
  const { friendId, revision, now } = input;
  const { credits: reward, dueAt } = input.reward;
  const wait = { sql: "UPDATE referral SET dueAt = ? WHERE friendId = ?", args: [dueAt, friendId] };
  if (reward === 0) return [wait];
  const moves = SIDES.map((side) =>
    reward === null
      ? clawback(side, { friendId, revision, now })
      : give(side, { friendId, revision, now, reward }),
  );
  return [
    ...moves,
    wait,
    {
      sql: `UPDATE referral SET friendCredits = ${referralHeld("friend")}, referrerCredits = ${referralHeld("referrer")},
              rewarded = CASE WHEN ? = 0 THEN 0 WHEN ${referralHeld("friend")} > 0 THEN 1 ELSE rewarded END,
              rewardedAt = CASE WHEN rewardedAt IS NULL AND ${referralHeld("friend")} > 0 THEN ? ELSE rewardedAt END
            WHERE friendId = ?`,
      args: [reward === null ? 0 : 1, now, friendId],
    },
  ];
}

const HISTORY =
  "INSERT INTO userCreditHistory (id, userId, credits, previousCredits, newCredits, reason, reasonExtra, key, createdAt)";

/** Nobody who is banned or a second account gets any; a referrer for so many friends in a year. */
function give(
  side: Side,
  input: { friendId: string; reward: number; revision: number; now: number },
): Statement {
  const amount = `(? - r.${side}Credits)`;
  const statement: Statement = {
    sql: `${HISTORY}
          SELECT ?, u.id, ${amount}, u.credits, u.credits + ${amount}, 'REFERRAL', json_object('kind', ?),
            'referral:' || r.friendId || ':${side}' || CASE WHEN r.rewardedAt IS NULL THEN '' ELSE ? END, ?
          FROM referral r JOIN user u ON u.id = r.${side}Id JOIN user f ON f.id = r.friendId
          WHERE r.friendId = ? AND r.rewarded = 0 AND r.${side}Credits < ? AND ${ACTIVE} AND f.banned = 0
            AND NOT ${isDuplicate("r.friendId")} AND NOT ${isDuplicate("u.id")}`,
    args: [
      ...[
        crypto.randomUUID(),
        input.reward,
        input.reward,
        side.toUpperCase(),
        `:again:${input.revision}`,
        input.now,
      ],
      ...[input.friendId, input.reward],
    ],
  };
  if (side === "friend") return statement;
  return {
    sql: `${statement.sql} AND (SELECT count(*) FROM referral c WHERE c.referrerId = u.id
            AND c.friendId <> r.friendId AND c.rewardedAt > ? AND c.referrerCredits > 0) < ?`,
    args: [...statement.args, input.now - YEAR, REFERRALS_PER_YEAR],
  };
}

function clawback(side: Side, input: { friendId: string; revision: number; now: number }): Statement {
  const amount = `min(u.credits, r.${side}Credits)`;
  return {
    sql: `${HISTORY}
          SELECT ?, u.id, -${amount}, u.credits, u.credits - ${amount}, 'REFERRAL',
            json_object('kind', 'TAKEN_BACK'), 'referral:' || r.friendId || ':${side}' || ?, ?
          FROM referral r JOIN user u ON u.id = r.${side}Id
          WHERE r.friendId = ? AND r.rewarded = 1 AND r.${side}Credits > 0 AND u.credits > 0`,
    args: [crypto.randomUUID(), `:back:${input.revision}`, input.now, input.friendId],
  };
}

export interface RewardDue {
  friendId: string;
  dueAt: number;
  /** What they bought and kept, the longest ago. */
  paymentId: string;
  customerId: string;
  subscriptionId: string | null;
}

/** Friends whose refund days are over, the longest waiting first; `after` goes on from one of them. */
export async function listRewardsDue(
  db: Db,
  options: { now: number; after: RewardDue | null; limit: number },
): Promise<RewardDue[]> {
  const { now, after, limit } = options;
  return db.orm.all<RewardDue>(sql`SELECT r.friendId, r.dueAt, p.id AS paymentId, p.customerId, p.subscriptionId
    FROM referral r JOIN payment p ON p.id = (SELECT id FROM payment WHERE userId = r.friendId
      AND refundedCents < paidCents ORDER BY createdAt LIMIT 1)
    WHERE r.dueAt <= ${now} AND (r.dueAt, r.friendId) > (${after?.dueAt ?? 0}, ${after?.friendId ?? ""})
    ORDER BY r.dueAt, r.friendId LIMIT ${limit}`);
}

interface FriendRow {
  email: string;
  createdAt: number;
  rewarded: number;
  rewardedAt: number | null;
  dueAt: number | null;
  referrerCredits: number;
}

/** One's own link, made now where there is none, and who came by it; `inviteOf` reads the answer. */
export function findInvite(input: {
  userId: string;
  newCode: string;
  now: number;
  limit: number;
}): Statement[] {
  const { userId, newCode, now, limit } = input;
  return [
    {
      sql: "INSERT INTO referralLink (userId, code, createdAt) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
      args: [userId, newCode, now],
    },
    {
      sql: `SELECT code, ${isDuplicate("referralLink.userId")} AS duplicate FROM referralLink WHERE userId = ?`,
      args: [userId],
    },
    {
      sql: `SELECT f.email, r.createdAt, r.rewarded, r.rewardedAt, r.dueAt, r.referrerCredits FROM referral r
            JOIN user f ON f.id = r.friendId WHERE r.referrerId = ? ORDER BY r.createdAt DESC LIMIT ?`,
      args: [userId, limit],
    },
    {
      sql: `SELECT count(*) AS registered, coalesce(sum(rewarded), 0) AS bought, coalesce(sum(referrerCredits), 0) AS earned,
              coalesce(sum(rewardedAt > ? AND referrerCredits > 0), 0) AS thisYear FROM referral WHERE referrerId = ?`,
      args: [now - YEAR, userId],
    },
  ];
}

export function inviteOf([, links, friends, sums]: ResultSet[]) {
  const link = links?.rows[0];
  const sum = sums?.rows[0];
  return {
    code: String(link?.code),
    duplicate: link?.duplicate === 1,
    friends: (friends?.rows ?? []) as unknown as FriendRow[],
    registered: Number(sum?.registered),
    bought: Number(sum?.bought),
    earned: Number(sum?.earned),
    thisYear: Number(sum?.thisYear),
  };
}
