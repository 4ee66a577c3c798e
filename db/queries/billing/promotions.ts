import { PROMOTION_NEW_DAYS } from "#schema/rewards/reward-rules.ts";
import type { Statement } from "../../client.ts";
import { accountsOf } from "../accounts/bans.ts";
import { isDuplicate } from "../accounts/first-proofs.ts";
import { requireThat } from "../guards.ts";

/**
 * Redeems a code, or breaks under the name of what stands against it; the last statement's row is what it brought. Writes come one after another, so
 * that many at once never redeem it more often than it may be; a CHECK and the redemption's key say the same.
 */
export function redeemPromotion(input: { userId: string; code: string; now: number }): Statement[] {
  const { userId, code, now } = input;
  const holds = (condition: string) => `SELECT ${condition} FROM promotionCode c WHERE c.code = ?`;
  return [
    requireThat("promo_unknown", "SELECT count(*) FROM promotionCode WHERE code = ? AND waits = 0", [code]),
    requireThat("promo_own", holds(`c.createdBy NOT IN (${accountsOf("?1")})`), [userId, code]),
    // once for each person: their other accounts of the same mailbox count
    requireThat(
      "promo_twice",
      `NOT EXISTS (SELECT 1 FROM promotionCode c JOIN promotionRedemption r ON r.codeId = c.id
         WHERE c.code = ?1 AND r.userId IN (${accountsOf("?2")}))`,
      [code, userId],
    ),
    requireThat("promo_not_yet", holds("c.startsAt <= ?"), [now, code]),
    requireThat("promo_ended", holds("c.endsAt IS NULL OR c.endsAt > ?"), [now, code]),
    requireThat("promo_full", holds("c.redemptions < c.maxRedemptions"), [code]),
    requireThat(
      "promo_new_only",
      holds(`c.onlyNew = 0 OR EXISTS (SELECT 1 FROM user u WHERE u.id = ? AND u.emailVerified > ?
        AND NOT ${isDuplicate("u.id")} AND NOT EXISTS (SELECT 1 FROM payment WHERE userId = u.id AND paidCents > 0))`),
      [userId, now - PROMOTION_NEW_DAYS * 86_400_000, code],
    ),
    { sql: "UPDATE promotionCode SET redemptions = redemptions + 1 WHERE code = ?", args: [code] },
    {
      sql: `INSERT INTO promotionRedemption (codeId, userId, createdAt)
            SELECT id, ?, ? FROM promotionCode WHERE code = ?`,
      args: [userId, now, code],
    },
    {
      sql: `INSERT INTO userCreditHistory (id, userId, credits, previousCredits, newCredits, reason, reasonExtra, key, createdAt)
            SELECT ?, u.id, c.credits, u.credits, u.credits + c.credits, 'PROMOTION', json_object('codeId', c.id),
              'promotion:' || c.id || ':' || u.id, ? FROM promotionCode c JOIN user u ON u.id = ? WHERE c.code = ?`,
      args: [crypto.randomUUID(), now, userId, code],
    },
    {
      sql: "SELECT c.credits, u.credits AS balance FROM promotionCode c JOIN user u ON u.id = ? WHERE c.code = ?",
      args: [userId, code],
    },
  ];
}

/** The same id again changes nothing; another code of the same name breaks the unique index. */
export function insertPromotion(input: {
  id: string;
  code: string;
  credits: number;
  startsAt: number;
  endsAt: number | null;
  maxRedemptions: number;
  onlyNew: boolean;
  waits: boolean;
  note: string;
  createdBy: string;
  now: number;
}): Statement {
  return {
    sql: `INSERT INTO promotionCode (id, code, credits, startsAt, endsAt, maxRedemptions, onlyNew, waits, note, createdBy, createdAt)
          SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM promotionCode WHERE id = ?)`,
    args: [
      ...[
        input.id,
        input.code,
        input.credits,
        input.startsAt,
        input.endsAt,
        input.maxRedemptions,
        input.onlyNew ? 1 : 0,
        input.waits ? 1 : 0,
      ],
      ...[input.note, input.createdBy, input.now, input.id],
    ],
  };
}

/**
 * It may be redeemed; aborts as `second_admin` where it was made from the same mailbox, as `moved_on` where it does not wait,
 * unless this is what confirmed it.
 */
export function confirmPromotion(input: {
  id: string;
  userId: string;
  actId: string;
  now: number;
}): Statement[] {
  const { id, userId, actId, now } = input;
  return [
    requireThat("not_there", "SELECT count(*) FROM promotionCode WHERE id = ?", [id]),
    requireThat(
      "second_admin",
      `SELECT ?1 NOT IN (${accountsOf("c.createdBy")}) FROM promotionCode c WHERE c.id = ?2`,
      [userId, id],
    ),
    requireThat(
      "moved_on",
      `SELECT (c.waits = 1 AND (c.endsAt IS NULL OR c.endsAt > ?)) OR EXISTS (SELECT 1 FROM staffAction a
         WHERE a.id = ? AND a.staffId = ?) FROM promotionCode c WHERE c.id = ?`,
      [now, actId, userId, id],
    ),
    { sql: "UPDATE promotionCode SET waits = 0 WHERE id = ?", args: [id] },
  ];
}

/** From now on nobody redeems it; one that has ended stays as it is. */
export function endPromotion(input: { id: string; now: number }): Statement[] {
  return [
    requireThat("not_there", "SELECT count(*) FROM promotionCode WHERE id = ?", [input.id]),
    {
      sql: "UPDATE promotionCode SET endsAt = max(?, startsAt) WHERE id = ? AND (endsAt IS NULL OR endsAt > ?)",
      args: [input.now, input.id, input.now],
    },
  ];
}
