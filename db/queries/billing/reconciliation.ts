import { eq, getTableColumns, sql } from "drizzle-orm";
import { user } from "#db/tables/accounts/account.ts";
import type { CreditReason } from "#schema/accounts/account.ts";
import type { Db, Statement } from "../../client.ts";
import { payment, stripeEvent, stripeRevision, stripeSubscription } from "../../tables/billing.ts";
import { requireThat } from "../guards.ts";

export type PaymentRow = typeof payment.$inferSelect;

/**
 * What is written of the person whom a customer at Stripe belongs to (`userId` where that is not known to us yet): read
 * before Stripe is asked, and required unchanged by `requireRevision`. `owner` null: nobody of ours.
 */
export async function findForReconciliation(
  db: Db,
  input: { eventId: string | null; customerId: string; userId: string | null },
) {
  const owner = sql`coalesce((SELECT "userId" FROM "stripeCustomer" WHERE "id" = ${input.customerId}), ${input.userId})`;
  const [seen, owners, payments] = await db.read([
    db.orm
      .select({ id: stripeEvent.id })
      .from(stripeEvent)
      .where(eq(stripeEvent.id, input.eventId ?? "")),
    db.orm
      .select({
        userId: user.id,
        email: user.email,
        deletion: user.deletion,
        revision: sql<number>`coalesce(${stripeRevision.revision}, 0)`,
        referred: sql<number>`EXISTS (SELECT 1 FROM "referral" WHERE "friendId" = ${user.id})`,
      })
      .from(user)
      .leftJoin(stripeRevision, eq(stripeRevision.scope, user.id))
      .where(eq(user.id, owner)),
    db.orm
      .select({ ...getTableColumns(payment), endedAt: stripeSubscription.endedAt })
      .from(payment)
      .leftJoin(stripeSubscription, eq(stripeSubscription.id, payment.subscriptionId))
      .where(eq(payment.userId, owner)),
  ] as const);
  return {
    seen: seen.length > 0,
    owner: owners[0] ?? null,
    payments: payments.map(({ endedAt: _, ...row }): PaymentRow => row),
    ended: new Map(
      payments.flatMap((row) => (row.subscriptionId ? [[row.subscriptionId, row.endedAt]] : [])),
    ),
  };
}

/** The same for a product or price, of which only its revision matters. */
export async function findRevision(db: Db, input: { eventId: string; scope: string }) {
  const [seen, found] = await db.read([
    db.orm.select({ id: stripeEvent.id }).from(stripeEvent).where(eq(stripeEvent.id, input.eventId)),
    db.orm
      .select({ revision: stripeRevision.revision })
      .from(stripeRevision)
      .where(eq(stripeRevision.scope, input.scope)),
  ] as const);
  return { seen: seen.length > 0, revision: found[0]?.revision ?? 0 };
}

/** Aborts as `moved_on` when others wrote meanwhile: what one knows may be older than what they knew. */
export function requireRevision(input: { scope: string; revision: number }): Statement[] {
  return [
    requireThat("moved_on", "coalesce((SELECT revision FROM stripeRevision WHERE scope = ?), 0) = ?", [
      input.scope,
      input.revision,
    ]),
    {
      sql: `INSERT INTO stripeRevision (scope, revision) VALUES (?, 1)
            ON CONFLICT (scope) DO UPDATE SET revision = revision + 1`,
      args: [input.scope],
    },
  ];
}

export function noteEvent(
  db: Db,
  input: { id: string; type: string; createdAt: Date; now: number },
): Statement {
  return db.orm
    .insert(stripeEvent)
    .values({ id: input.id, type: input.type, createdAt: input.createdAt, processedAt: new Date(input.now) })
    .onConflictDoNothing();
}

/** A payment's row before its movements: what it granted and gave back is counted from the ledger afterwards. */
export function insertPayment(db: Db, row: PaymentRow): Statement {
  return db.orm
    .insert(payment)
    .values({ ...row, grantedCredits: 0, owedCredits: 0, clawedBackCredits: 0, nextMonthAt: null })
    .onConflictDoNothing();
}

/** Takes credits as far as the balance reaches; nothing where there are none. */
export function takeCredits(input: {
  id: string;
  userId: string;
  credits: number;
  extra: Record<string, string | number>;
  key: string;
  now: number;
}): Statement {
  const reason: CreditReason = "OTHER";
  return {
    sql: `INSERT INTO userCreditHistory (id, userId, credits, previousCredits, newCredits, reason, reasonExtra, key, createdAt)
          SELECT ?, id, -min(credits, ?), credits, credits - min(credits, ?), ?, ?, ?, ? FROM user WHERE id = ? AND credits > 0`,
    args: [
      input.id,
      input.credits,
      input.credits,
      reason,
      JSON.stringify(input.extra),
      input.key,
      input.now,
      input.userId,
    ],
  };
}

/** The ledger's rows of one payment, by the two kinds of its keys; both are ranges of an index. */
export const GRANTED = `coalesce((SELECT sum(h.credits) FROM userCreditHistory h
  WHERE h.key >= 'stripe:' || payment.id || ':grant' AND h.key < 'stripe:' || payment.id || ':grant;'), 0)`;
export const CLAWED_BACK = `-coalesce((SELECT sum(h.credits) FROM userCreditHistory h
  WHERE h.key >= 'stripe:' || payment.id || ':back' AND h.key < 'stripe:' || payment.id || ':back;'), 0)`;

/** After its movements: what was paid back, what is owed for it, and what was granted and taken, from the ledger itself. */
export function finishPayment(row: PaymentRow): Statement {
  return {
    sql: `UPDATE payment SET refundedCents = ?, owedCredits = ?, nextMonthAt = ?,
            grantedCredits = ${GRANTED}, clawedBackCredits = ${CLAWED_BACK} WHERE id = ?`,
    args: [row.refundedCents, row.owedCredits, row.nextMonthAt?.getTime() ?? null, row.id],
  };
}

/** After a debt was taken from another payment's grant. */
export function countClawedBack(paymentId: string): Statement {
  return { sql: `UPDATE payment SET clawedBackCredits = ${CLAWED_BACK} WHERE id = ?`, args: [paymentId] };
}

export type MonthDue = Pick<PaymentRow, "id" | "customerId" | "subscriptionId" | "nextMonthAt">;

/** Yearly payments of which a further month has begun, the longest waiting first; `after` goes on from one of them. */
export async function listMonthsDue(
  db: Db,
  input: { now: number; after: MonthDue | null; limit: number },
): Promise<MonthDue[]> {
  const after = [input.after?.nextMonthAt?.getTime() ?? 0, input.after?.id ?? ""];
  return db.orm
    .select({
      id: payment.id,
      customerId: payment.customerId,
      subscriptionId: payment.subscriptionId,
      nextMonthAt: payment.nextMonthAt,
    })
    .from(payment)
    .where(
      sql`${payment.nextMonthAt} <= ${input.now} AND (${payment.nextMonthAt}, ${payment.id}) > (${after[0]}, ${after[1]})`,
    )
    .orderBy(payment.nextMonthAt, payment.id)
    .limit(input.limit);
}
