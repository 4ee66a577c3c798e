import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PAYMENT_REASONS } from "#schema/billing/billing.ts";
import { user } from "./accounts/account.ts";
import { createdAt, id, instant, oneOf } from "./columns.ts";

type Metadata = Record<string, string>;
const metadata = () => text({ mode: "json" }).$type<Metadata>().notNull();
const flag = () => integer({ mode: "boolean" });

/** The five tables that mirror Stripe's objects take what it says as it is: words it may add later are not refused. */
export const stripeCustomer = sqliteTable(
  "stripeCustomer",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "restrict" }),
    email: text(),
    name: text(),
    metadata: metadata(),
    /** Deleted at Stripe: kept for what it paid. */
    deleted: flag().notNull().default(false),
  },
  (table) => [index("stripe_customer_user").on(table.userId)],
);

export const stripeProduct = sqliteTable("stripeProduct", {
  id: id(),
  name: text().notNull(),
  description: text(),
  active: flag().notNull(),
  metadata: metadata(),
});

export const stripePrice = sqliteTable(
  "stripePrice",
  {
    id: id(),
    productId: text()
      .notNull()
      .references(() => stripeProduct.id),
    active: flag().notNull(),
    currency: text().notNull(),
    /** In cents. */
    unitAmount: integer().notNull(),
    type: text().notNull(),
    interval: text(),
    intervalCount: integer(),
    /** Says what it is (`key`, of schema/billing/plans.ts) and what it grants (`credits`), also when it is no longer sold. */
    metadata: metadata(),
  },
  (table) => [index("stripe_price_product").on(table.productId)],
);

export const stripeSubscription = sqliteTable(
  "stripeSubscription",
  {
    id: id(),
    customerId: text()
      .notNull()
      .references(() => stripeCustomer.id),
    priceId: text()
      .notNull()
      .references(() => stripePrice.id),
    status: text().notNull(),
    currentPeriodStart: instant().notNull(),
    currentPeriodEnd: instant().notNull(),
    cancelAtPeriodEnd: flag().notNull(),
    canceledAt: instant(),
    endedAt: instant(),
    /** What it goes on with after this period, where that is something else. */
    pendingPriceId: text().references(() => stripePrice.id),
    metadata: metadata(),
    createdAt: createdAt(),
  },
  (table) => [
    index("stripe_subscription_customer").on(table.customerId, table.createdAt),
    /** Those that go on. */
    index("stripe_subscription_renewing").on(table.cancelAtPeriodEnd, table.status),
    index("stripe_subscription_price").on(table.priceId),
    index("stripe_subscription_pending_price").on(table.pendingPriceId),
  ],
);

export const stripeCharge = sqliteTable(
  "stripeCharge",
  {
    id: id(),
    customerId: text()
      .notNull()
      .references(() => stripeCustomer.id),
    amount: integer().notNull(),
    currency: text().notNull(),
    status: text().notNull(),
    description: text(),
    metadata: metadata(),
    /** Its id at Stripe; no number of a card ever reaches us. */
    paymentMethod: text(),
    refunded: flag().notNull(),
    amountRefunded: integer().notNull(),
    /** In cents: taken back by the person's bank, or lost to it. */
    amountDisputed: integer().notNull(),
    /** The payment it belongs to (see `payment`), null while or where there is none. */
    paymentId: text(),
    receiptUrl: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index("stripe_charge_customer").on(table.customerId, table.createdAt),
    index("stripe_charge_payment").on(table.paymentId),
  ],
);

/** Every event of Stripe's that has had its effect, written in the same batch as that effect. */
export const stripeEvent = sqliteTable(
  "stripeEvent",
  {
    id: id(),
    type: text().notNull(),
    createdAt: createdAt(),
    processedAt: instant().notNull(),
  },
  (table) => [index("stripe_event_processed").on(table.processedAt)],
);

/**
 * How often what we know of a person's payments (or of a price) was brought up to Stripe's truth. Read before asking
 * Stripe and required unchanged by the batch that follows, so that an old answer never overwrites a newer one.
 */
export const stripeRevision = sqliteTable("stripeRevision", {
  /** A user's id, or that of a product or price at Stripe. */
  scope: text().primaryKey(),
  revision: integer().notNull(),
});

/**
 * One payment that succeeded: what was paid, what it granted, what had to be given back and was. What is owed and not
 * yet taken back is its debt, taken from the next grant of any payment. Movements: the ledger's keys
 * `stripe:{id}:grant…` and `stripe:{id}:back…`.
 */
export const payment = sqliteTable(
  "payment",
  {
    /** The invoice's id at Stripe for a subscription's, else the payment intent's. */
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "restrict" }),
    customerId: text()
      .notNull()
      .references(() => stripeCustomer.id),
    /** Under which the first credits are granted. */
    reason: text({ enum: PAYMENT_REASONS }).notNull(),
    priceId: text()
      .notNull()
      .references(() => stripePrice.id),
    subscriptionId: text(),
    /** Ours, of the checkout it was begun with; null for renewals and changes. */
    checkoutId: text(),
    currency: text().notNull(),
    paidCents: integer().notNull(),
    /** Refunded or disputed. */
    refundedCents: integer().notNull(),
    grantedCredits: integer().notNull(),
    /** The part of the granted credits that goes with the refunded part of the money. */
    owedCredits: integer().notNull(),
    clawedBackCredits: integer().notNull(),
    /** What it pays for begins and ends here; null for a pack. */
    periodStart: instant(),
    periodEnd: instant(),
    /** Of a year: granted again each month, and when next; null when no month is to come. */
    monthlyCredits: integer(),
    nextMonthAt: instant(),
    /** When it was paid. */
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("payment_reason", table.reason, PAYMENT_REASONS),
    check("payment_refunded", sql`${table.refundedCents} BETWEEN 0 AND ${table.paidCents}`),
    check("payment_owed", sql`${table.owedCredits} BETWEEN 0 AND ${table.grantedCredits}`),
    check("payment_clawed_back", sql`${table.clawedBackCredits} BETWEEN 0 AND ${table.owedCredits}`),
    check("payment_months", sql`${table.nextMonthAt} IS NULL OR coalesce(${table.monthlyCredits}, 0) > 0`),
    index("payment_user").on(table.userId, table.createdAt),
    index("payment_created").on(table.createdAt),
    index("payment_checkout").on(table.userId, table.checkoutId),
    index("payment_customer").on(table.customerId),
    index("payment_price").on(table.priceId),
    index("payment_month").on(table.nextMonthAt).where(sql`"nextMonthAt" IS NOT NULL`),
    /** Whoever owes credits. */
    index("payment_debt").on(table.userId).where(sql`"owedCredits" > "clawedBackCredits"`),
  ],
);
