import { and, desc, eq, gte, lt, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Db, Statement } from "../../client.ts";
import { combineReads } from "../../read.ts";
import { user, userBan, userCreditHistory } from "../../tables/account.ts";
import { payment, stripeCustomer } from "../../tables/billing.ts";
import { appeal, firstProof, promotionCode, referral } from "../../tables/rewards.ts";
import { liveSubscription } from "../billing/billing.ts";
import { expectChange } from "../guards.ts";
import { staffActionsOn } from "./audit.ts";

export function findRole(db: Db, userId: string) {
  return db.orm.select({ role: user.role }).from(user).where(eq(user.id, userId));
}

const LINE = {
  id: user.id,
  email: user.email,
  name: user.name,
  role: user.role,
  credits: user.credits,
  banned: user.banned,
  createdAt: user.createdAt,
};

/** People whose address begins so, or whose id it is, here or at Stripe. */
export function findPeople(db: Db, input: { search: string; limit: number }) {
  const search = input.search.toLowerCase();
  const queries = [
    db.orm
      .select(LINE)
      .from(user)
      .where(and(gte(user.email, search), lt(user.email, `${search}\u{10ffff}`)))
      .orderBy(user.email)
      .limit(input.limit),
    db.orm.select(LINE).from(user).where(eq(user.id, search)),
    db.orm
      .select(LINE)
      .from(user)
      .innerJoin(stripeCustomer, eq(stripeCustomer.userId, user.id))
      .where(eq(stripeCustomer.id, input.search)),
  ] as const;
  return combineReads(queries, ([byEmail, byId, byCustomer]) => [
    ...byId,
    ...byCustomer,
    ...byEmail.filter(({ id }) => id !== byId[0]?.id),
  ]);
}

const APPEAL = {
  id: appeal.id,
  userId: appeal.userId,
  email: user.email,
  reason: firstProof.duplicate,
  credits: firstProof.bonus,
  text: appeal.text,
  state: appeal.state,
  answer: appeal.answer,
  createdAt: appeal.createdAt,
  decidedAt: appeal.decidedAt,
};

const appeals = (db: Db) =>
  db.orm
    .select(APPEAL)
    .from(appeal)
    .innerJoin(user, eq(user.id, appeal.userId))
    .innerJoin(firstProof, eq(firstProof.userId, appeal.userId));

/** Everything staff see of one person; null: there is nobody of that id. */
export function findPerson(db: Db, id: string) {
  const other = alias(firstProof, "other");
  const queries = [
    db.orm
      .select({
        ...LINE,
        emailVerified: user.emailVerified,
        ipaddress: user.ipaddress,
        banReason: userBan.reason,
        banNote: userBan.note,
        bannedAt: userBan.createdAt,
      })
      .from(user)
      .leftJoin(userBan, eq(userBan.userId, user.id))
      .where(eq(user.id, id)),
    db.orm
      .select()
      .from(userCreditHistory)
      .where(eq(userCreditHistory.userId, id))
      .orderBy(desc(userCreditHistory.seq))
      .limit(50),
    db.orm
      .select({
        credits: sql<number>`coalesce(sum(${payment.owedCredits} - ${payment.clawedBackCredits}), 0)`,
      })
      .from(payment)
      .where(eq(payment.userId, id)),
    liveSubscription(db, id),
    db.orm
      .select({ reason: firstProof.duplicate, credits: firstProof.bonus, clearedAt: firstProof.clearedAt })
      .from(firstProof)
      .where(eq(firstProof.userId, id)),
    db.orm
      .select({ id: user.id, email: user.email })
      .from(firstProof)
      .innerJoin(other, and(eq(other.mailboxHash, firstProof.mailboxHash), ne(other.userId, id)))
      .innerJoin(user, eq(user.id, other.userId))
      .where(eq(firstProof.userId, id))
      .limit(20),
    db.orm
      .select({
        invitedBy: sql<
          string | null
        >`(SELECT ${referral.referrerId} FROM ${referral} WHERE ${referral.friendId} = ${id})`,
        invited: sql<number>`(SELECT count(*) FROM ${referral} WHERE ${referral.referrerId} = ${id})`,
      })
      .from(user)
      .where(eq(user.id, id)),
    appeals(db).where(eq(appeal.userId, id)).orderBy(desc(appeal.createdAt)).limit(20),
    staffActionsOn(db, id),
  ] as const;
  return combineReads(
    queries,
    ([[person], history, debts, subscriptions, proofs, sameMailbox, friends, own, actions]) =>
      person
        ? {
            ...person,
            history,
            debt: debts[0]?.credits ?? 0,
            subscription: subscriptions[0] ?? null,
            proof: proofs[0] ?? null,
            sameMailbox,
            friends: friends[0] ?? { invitedBy: null, invited: 0 },
            appeals: own,
            actions,
          }
        : null,
  );
}

/** Those nobody has decided yet, the longest waiting first. */
export function listOpenAppeals(db: Db, limit: number) {
  return appeals(db).where(eq(appeal.state, sql`'RECEIVED'`)).orderBy(appeal.createdAt).limit(limit);
}

export function findAppeal(db: Db, id: string) {
  return appeals(db).where(eq(appeal.id, id));
}

/** Decided once: aborts as `moved_on` where it was. */
export function decideAppeal(input: {
  id: string;
  granted: boolean;
  answer: string | null;
  staffId: string;
  now: number;
}): Statement[] {
  return expectChange(
    {
      sql: "UPDATE appeal SET state = ?, answer = ?, decidedAt = ?, decidedBy = ? WHERE id = ? AND state = 'RECEIVED'",
      args: [input.granted ? "GRANTED" : "DECLINED", input.answer, input.now, input.staffId, input.id],
    },
    "moved_on",
  );
}

/** It counts as a first account from now on, and gets what was taken from it: once, whatever is asked how often. */
export function clearDuplicate(input: { userId: string; appealId: string; now: number }): Statement[] {
  return [
    {
      sql: `INSERT INTO userCreditHistory (id, userId, credits, previousCredits, newCredits, reason, reasonExtra, key, createdAt)
            SELECT ?, u.id, p.bonus, u.credits, u.credits + p.bonus, 'DUPLICATE_DETECTION',
              json_object('kind', 'GIVEN_BACK', 'appealId', ?), u.id || ':duplicate:cleared', ?
            FROM firstProof p JOIN user u ON u.id = p.userId
            WHERE p.userId = ? AND p.duplicate IS NOT NULL AND p.clearedAt IS NULL AND p.bonus > 0`,
      args: [crypto.randomUUID(), input.appealId, input.now, input.userId],
    },
    {
      sql: "UPDATE firstProof SET clearedAt = ? WHERE userId = ? AND duplicate IS NOT NULL AND clearedAt IS NULL",
      args: [input.now, input.userId],
    },
  ];
}

/** The newest codes. */
export function listPromotions(db: Db, limit: number) {
  return db.orm
    .select({
      id: promotionCode.id,
      code: promotionCode.code,
      credits: promotionCode.credits,
      startsAt: promotionCode.startsAt,
      endsAt: promotionCode.endsAt,
      maxRedemptions: promotionCode.maxRedemptions,
      redemptions: promotionCode.redemptions,
      onlyNew: promotionCode.onlyNew,
      note: promotionCode.note,
      createdBy: user.email,
      createdAt: promotionCode.createdAt,
    })
    .from(promotionCode)
    .innerJoin(user, eq(user.id, promotionCode.createdBy))
    .orderBy(desc(promotionCode.createdAt))
    .limit(limit);
}
