import { and, desc, eq, gte, lt, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Db, Statement } from "../client.ts";
import { session, user, userBan, userCreditHistory } from "../tables/account.ts";
import { payment } from "../tables/billing.ts";
import { appeal, firstProof, promotionCode, referral, staffAction } from "../tables/rewards.ts";
import { liveSubscription } from "./billing.ts";
import { type Actor, isLive } from "./session.ts";

/** What only staff may read: null when the session ended, "not staff" for anybody else, whatever was asked. */
export type ForStaff<T> = T | "not staff" | null;

/** To stand first in a batch of reads: the role of whoever asks; no row, no session. */
export function askingRole(db: Db, actor: Actor, now: number) {
  return db.orm
    .select({ role: user.role })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(isLive(actor, now));
}

/** The role of whoever asks; null when the session ended. */
export async function findRole(db: Db, actor: Actor, now: number) {
  const [row] = await askingRole(db, actor, now);
  return row?.role ?? null;
}

export function forStaff<T>(asking: { role: string }[], value: T): ForStaff<T> {
  if (!asking[0]) return null;
  return asking[0].role === "USER" ? "not staff" : value;
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

/** People whose address begins so, or whose id it is. */
export async function findPeople(
  db: Db,
  actor: Actor,
  input: { search: string; limit: number; now: number },
) {
  const [asking, byEmail, byId] = await db.read([
    askingRole(db, actor, input.now),
    db.orm
      .select(LINE)
      .from(user)
      .where(and(gte(user.email, input.search), lt(user.email, `${input.search}\u{10ffff}`)))
      .orderBy(user.email)
      .limit(input.limit),
    db.orm.select(LINE).from(user).where(eq(user.id, input.search)),
  ] as const);
  return forStaff(asking, [...byId, ...byEmail.filter(({ id }) => id !== byId[0]?.id)]);
}

const decider = alias(user, "decider");
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

/** Everything staff see of one person. */
export async function findPerson(db: Db, actor: Actor, input: { id: string; now: number }) {
  const { id } = input;
  const other = alias(firstProof, "other");
  const [asking, people, history, debts, subscriptions, proofs, same, friends, own, actions] = await db.read([
    askingRole(db, actor, input.now),
    db.orm
      .select({
        ...LINE,
        ...{ emailVerified: user.emailVerified, ipaddress: user.ipaddress },
        ...{ banReason: userBan.reason, banNote: userBan.note, bannedAt: userBan.createdAt },
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
    db.orm
      .select({ what: staffAction.what, by: decider.email, at: staffAction.createdAt })
      .from(staffAction)
      .leftJoin(decider, eq(decider.id, staffAction.staffId))
      .where(and(eq(staffAction.userId, id), ne(staffAction.what, LOOKED_AT)))
      .orderBy(desc(staffAction.createdAt))
      .limit(20),
  ] as const);
  const [person] = people;
  return forStaff(
    asking,
    person
      ? {
          ...person,
          history,
          debt: debts[0]?.credits ?? 0,
          subscription: subscriptions[0] ?? null,
          proof: proofs[0] ?? null,
          sameMailbox: same,
          friends: friends[0] ?? { invitedBy: null, invited: 0 },
          appeals: own,
          actions,
        }
      : "nobody",
  );
}

/** Those nobody has decided yet, the longest waiting first. */
export async function listOpenAppeals(db: Db, actor: Actor, input: { limit: number; now: number }) {
  const [asking, rows] = await db.read([
    askingRole(db, actor, input.now),
    appeals(db).where(eq(appeal.state, sql`'RECEIVED'`)).orderBy(appeal.createdAt).limit(input.limit),
  ] as const);
  return forStaff(asking, rows);
}

export async function findAppeal(db: Db, actor: Actor, input: { id: string; now: number }) {
  const [asking, rows] = await db.read([
    askingRole(db, actor, input.now),
    appeals(db).where(eq(appeal.id, input.id)),
  ] as const);
  return forStaff(asking, rows[0] ?? "none");
}

/** Follow it with `requireChanged("moved_on")`: decided once. */
export function decideAppeal(input: {
  id: string;
  granted: boolean;
  answer: string | null;
  staffId: string;
  now: number;
}): Statement {
  return {
    sql: "UPDATE appeal SET state = ?, answer = ?, decidedAt = ?, decidedBy = ? WHERE id = ? AND state = 'RECEIVED'",
    args: [input.granted ? "GRANTED" : "DECLINED", input.answer, input.now, input.staffId, input.id],
  };
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

/** Who did what (`actor` null: a command), written with what it changes. The same id again changes nothing. */
export function noteStaffAction(input: {
  id: string;
  actor: Pick<Actor, "userId"> | null;
  what: string;
  userId: string | null;
  extra: Record<string, string | number>;
  now: number;
}): Statement {
  return {
    sql: `INSERT INTO staffAction (id, staffId, what, userId, extra, createdAt) VALUES (?, ?, ?, ?, ?, ?)
          ON CONFLICT (id) DO NOTHING`,
    args: [
      input.id,
      input.actor?.userId ?? null,
      input.what,
      input.userId,
      JSON.stringify(input.extra),
      input.now,
    ],
  };
}

const LOOKED_AT = "looked at";

/** That somebody of the staff looked at a person, once for each hour. */
export function noteRead(input: { actor: Pick<Actor, "userId">; userId: string; now: number }): Statement {
  const { actor, userId, now } = input;
  const hour = Math.floor(now / 3_600_000);
  const id = `read-${actor.userId}-${userId}-${hour}`;
  return noteStaffAction({ id, actor, what: LOOKED_AT, userId, extra: {}, now });
}

/** The newest codes. */
export async function listPromotions(db: Db, actor: Actor, input: { limit: number; now: number }) {
  const [asking, rows] = await db.read([
    askingRole(db, actor, input.now),
    db.orm
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
      .limit(input.limit),
  ] as const);
  return forStaff(asking, rows);
}
