import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { user } from "#db/tables/accounts/account.ts";
import { LIVE_SUBSCRIPTION } from "#schema/billing/billing.ts";
import type { Db } from "../../client.ts";
import { combineReads } from "../../read.ts";
import {
  payment,
  stripeCharge,
  stripeCustomer,
  stripePrice,
  stripeSubscription,
} from "../../tables/billing.ts";

const pendingPrice = alias(stripePrice, "pendingPrice");

/** The subscription someone has, with what it is for now and after this period. */
export function liveSubscription(db: Db, userId: string) {
  return db.orm
    .select({
      id: stripeSubscription.id,
      status: stripeSubscription.status,
      periodEnd: stripeSubscription.currentPeriodEnd,
      cancelAtPeriodEnd: stripeSubscription.cancelAtPeriodEnd,
      price: stripePrice,
      pending: pendingPrice,
    })
    .from(stripeCustomer)
    .innerJoin(stripeSubscription, eq(stripeSubscription.customerId, stripeCustomer.id))
    .innerJoin(stripePrice, eq(stripePrice.id, stripeSubscription.priceId))
    .leftJoin(pendingPrice, eq(pendingPrice.id, stripeSubscription.pendingPriceId))
    .where(and(eq(stripeCustomer.userId, userId), inArray(stripeSubscription.status, [...LIVE_SUBSCRIPTION])))
    .orderBy(desc(stripeSubscription.createdAt))
    .limit(1);
}

/** Someone's balance, plan and debt. */
export function findBilling(db: Db, userId: string) {
  const queries = [
    db.orm
      .select({
        credits: user.credits,
        email: user.email,
        name: user.name,
        customerId: user.stripeCustomerId,
        customerEmail: stripeCustomer.email,
      })
      .from(user)
      .leftJoin(stripeCustomer, eq(stripeCustomer.id, user.stripeCustomerId))
      .where(eq(user.id, userId)),
    liveSubscription(db, userId),
    db.orm
      .select({
        credits: sql<number>`coalesce(sum(${payment.owedCredits} - ${payment.clawedBackCredits}), 0)`,
        customers: sql<number>`(SELECT count(*) FROM "stripeCustomer" WHERE "userId" = ${userId})`,
      })
      .from(payment)
      .where(eq(payment.userId, userId)),
  ] as const;
  return combineReads(queries, ([people, subscriptions, debts]) => ({
    ...people[0]!,
    /** Customers at Stripe this person has had. */
    customers: debts[0]?.customers ?? 0,
    debt: debts[0]?.credits ?? 0,
    subscription: subscriptions[0] ?? null,
  }));
}
export type Billing = ReturnType<ReturnType<typeof findBilling>["combine"]>;
export type LiveSubscription = NonNullable<Billing["subscription"]>;

/** What arrived of a checkout. */
export function findPurchase(db: Db, { userId, checkoutId }: { userId: string; checkoutId: string }) {
  return db.orm
    .select({ reason: payment.reason, granted: payment.grantedCredits, credits: user.credits })
    .from(payment)
    .innerJoin(user, eq(user.id, payment.userId))
    .where(and(eq(payment.userId, userId), eq(payment.checkoutId, checkoutId)));
}

/** Payments of the last time, newest first, with their receipts, and who is asked for the invoices. */
export function findPayments(db: Db, { userId, limit }: { userId: string; limit: number }) {
  const queries = [
    db.orm.select({ customerId: user.stripeCustomerId }).from(user).where(eq(user.id, userId)),
    db.orm
      .select({
        id: payment.id,
        reason: payment.reason,
        priceId: payment.priceId,
        metadata: stripePrice.metadata,
        paidCents: payment.paidCents,
        refundedCents: payment.refundedCents,
        currency: payment.currency,
        createdAt: payment.createdAt,
        receiptUrl: sql<string | null>`(SELECT "receiptUrl" FROM ${stripeCharge}
          WHERE ${stripeCharge.paymentId} = ${payment.id} AND ${stripeCharge.status} = 'succeeded' LIMIT 1)`,
      })
      .from(payment)
      .innerJoin(stripePrice, eq(stripePrice.id, payment.priceId))
      .where(eq(payment.userId, userId))
      .orderBy(desc(payment.createdAt))
      .limit(limit),
  ] as const;
  return combineReads(queries, ([people, payments]) => ({
    customerId: people[0]?.customerId ?? null,
    payments,
  }));
}
