import { and, desc, eq, gte, isNull, lt, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { session, user, userBan, userCreditHistory } from "#db/tables/accounts/account.ts";
import { appeal, firstProof, promotionCode, referral } from "#db/tables/accounts/rewards.ts";
import { clientAddress } from "#schema/accounts/client-address.ts";
import type { Db, Statement } from "../../client.ts";
import { combineReads } from "../../read.ts";
import { payment, stripeCustomer, stripeSubscription } from "../../tables/billing.ts";
import { liveSubscription } from "../billing/billing.ts";
import { expectChange } from "../guards.ts";
import { staffActionsOn } from "./audit.ts";
import { personRecords } from "./person-records.ts";

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

/**
 * People whose email address or name begins so, who registered or are signed in from this network address, or whose id
 * it is: here, or at Stripe their customer's, a payment's or a subscription's.
 */
export function findPeople(db: Db, input: { search: string; limit: number }) {
  const { limit } = input;
  const search = input.search.toLowerCase();
  const end = `${search}\u{10ffff}`;
  const address = clientAddress(search);
  const people = () => db.orm.select(LINE).from(user);
  const payers = () => people().innerJoin(stripeCustomer, eq(stripeCustomer.userId, user.id));
  const queries = [
    people().where(eq(user.id, search)),
    payers().where(eq(stripeCustomer.id, input.search)),
    payers()
      .innerJoin(payment, eq(payment.customerId, stripeCustomer.id))
      .where(eq(payment.id, input.search)),
    payers()
      .innerJoin(stripeSubscription, eq(stripeSubscription.customerId, stripeCustomer.id))
      .where(eq(stripeSubscription.id, input.search)),
    people()
      .where(and(gte(user.email, search), lt(user.email, end)))
      .orderBy(user.email)
      .limit(limit),
    people()
      .where(sql`lower("name") >= ${search} AND lower("name") < ${end}`)
      .orderBy(sql`lower("name")`)
      .limit(limit),
    people().where(eq(user.ipaddress, address)).limit(limit),
    people()
      .innerJoin(session, eq(session.userId, user.id))
      .where(eq(session.ipaddress, address))
      .limit(limit),
  ] as const;
  return combineReads(queries, (found) => [...new Map(found.flat().map((one) => [one.id, one])).values()]);
}

/** The address of somebody who has not verified it and may. */
export function findUnverified(db: Db, userId: string) {
  return db.orm
    .select({ email: user.email })
    .from(user)
    .where(
      and(eq(user.id, userId), isNull(user.emailVerified), eq(user.banned, false), isNull(user.deletion)),
    );
}

const APPEAL = {
  id: appeal.id,
  userId: appeal.userId,
  email: user.email,
  about: appeal.about,
  reason: firstProof.duplicate,
  ban: userBan.reason,
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
    .leftJoin(firstProof, eq(firstProof.userId, appeal.userId))
    .leftJoin(userBan, eq(userBan.userId, appeal.userId));

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
        banExpires: userBan.expires,
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
    ...personRecords(db, id),
  ] as const;
  return combineReads(
    queries,
    ([
      [person],
      history,
      debts,
      subscriptions,
      proofs,
      sameMailbox,
      friends,
      own,
      actions,
      payments,
      jobs,
      sessions,
      emails,
      models,
    ]) =>
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
            records: { payments, jobs, sessions, emails, models },
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
      waits: promotionCode.waits,
      note: promotionCode.note,
      createdBy: user.email,
      createdAt: promotionCode.createdAt,
    })
    .from(promotionCode)
    .innerJoin(user, eq(user.id, promotionCode.createdBy))
    .orderBy(desc(promotionCode.createdAt))
    .limit(limit);
}
