import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { APPEAL_STATES, type AppealAbout, DUPLICATE_REASONS } from "#schema/rewards/reward-rules.ts";
import { createdAt, id, instant, oneOf } from "../columns.ts";
import { user } from "./account.ts";

const flag = () => integer({ mode: "boolean" }).notNull();
const someone = () =>
  text()
    .notNull()
    .references(() => user.id, { onDelete: "restrict" });

/**
 * One per account, written as its address is first proven: what tells a person's second account from a first one.
 * Both fingerprints are keyed hashes. The mailbox's outlives the account's own address; the network's is forgotten
 * after the window.
 */
export const firstProof = sqliteTable(
  "firstProof",
  {
    userId: text()
      .primaryKey()
      .references(() => user.id, { onDelete: "restrict" }),
    mailboxHash: text().notNull(),
    addressHash: text(),
    /** Of the /48 around an IPv6 address; forgotten together with it. */
    networkHash: text(),
    /** Of the email domain, unless it is a big public email host. */
    domainHash: text(),
    /** Why it is taken for a second account; null: a first one. */
    duplicate: text({ enum: DUPLICATE_REASONS }),
    /** The registration bonus at that time, which a second account does not keep. */
    bonus: integer().notNull(),
    /** When an appeal was granted. */
    clearedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("first_proof_duplicate", table.duplicate, DUPLICATE_REASONS),
    index("first_proof_mailbox").on(table.mailboxHash),
    index("first_proof_address").on(table.addressHash, table.createdAt),
    index("first_proof_network").on(table.networkHash, table.createdAt),
    index("first_proof_domain").on(table.domainHash, table.createdAt),
    index("first_proof_to_forget").on(table.createdAt).where(sql`"addressHash" IS NOT NULL`),
  ],
);

/** Everyone's personal link, made when they first look at it. */
export const referralLink = sqliteTable("referralLink", {
  userId: text()
    .primaryKey()
    .references(() => user.id, { onDelete: "restrict" }),
  code: text().notNull().unique(),
  createdAt: createdAt(),
});

/** Who came by whose link. Credits: what each of the two holds of it now, by the ledger's keys `referral:{friendId}:…`. */
export const referral = sqliteTable(
  "referral",
  {
    friendId: text()
      .primaryKey()
      .references(() => user.id, { onDelete: "restrict" }),
    referrerId: someone(),
    /** Given and not taken back. */
    rewarded: flag().default(false),
    /** When it was first given. */
    rewardedAt: instant(),
    /** When the refund days of a purchase end, and its reward is due; null: nothing waits. */
    dueAt: instant(),
    friendCredits: integer().notNull().default(0),
    referrerCredits: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    check("referral_of_oneself", sql`${table.friendId} <> ${table.referrerId}`),
    check("referral_credits", sql`min(${table.friendCredits}, ${table.referrerCredits}) >= 0`),
    index("referral_due").on(table.dueAt).where(sql`"dueAt" IS NOT NULL`),
    index("referral_referrer").on(table.referrerId, table.createdAt),
  ],
);

/** A code that gives credits. Codes that make a purchase cheaper are the payment provider's. */
export const promotionCode = sqliteTable(
  "promotionCode",
  {
    id: id(),
    /** In capitals. */
    code: text().notNull().unique(),
    credits: integer().notNull(),
    startsAt: instant().notNull(),
    /** Null: until it is ended or used up. */
    endsAt: instant(),
    maxRedemptions: integer().notNull(),
    redemptions: integer().notNull().default(0),
    onlyNew: flag(),
    /** It gives more than one admin may give alone: nobody redeems it until another one confirms it. */
    waits: flag().default(false),
    note: text().notNull(),
    createdBy: someone(),
    createdAt: createdAt(),
  },
  (table) => [
    check("promotion_code_credits", sql`typeof(${table.credits}) = 'integer' AND ${table.credits} > 0`),
    check("promotion_code_redemptions", sql`${table.redemptions} BETWEEN 0 AND ${table.maxRedemptions}`),
    index("promotion_code_created").on(table.createdAt),
    index("promotion_code_creator").on(table.createdBy),
  ],
);

export const promotionRedemption = sqliteTable(
  "promotionRedemption",
  {
    codeId: text()
      .notNull()
      .references(() => promotionCode.id, { onDelete: "restrict" }),
    userId: someone(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.codeId, table.userId] }),
    index("promotion_redemption_user").on(table.userId),
  ],
);

/** Someone says that theirs is no second account, or that they should not be banned. */
export const appeal = sqliteTable(
  "appeal",
  {
    id: id(),
    userId: someone(),
    /** No CHECK knows what it can be about: another one would rebuild the table. */
    about: text().$type<AppealAbout>().notNull().default("DUPLICATE"),
    text: text().notNull(),
    state: text({ enum: APPEAL_STATES }).notNull(),
    answer: text(),
    createdAt: createdAt(),
    decidedAt: instant(),
    decidedBy: text().references(() => user.id, { onDelete: "restrict" }),
  },
  (table) => [
    oneOf("appeal_state", table.state, APPEAL_STATES),
    check("appeal_decided", sql`(${table.state} = 'RECEIVED') = (${table.decidedAt} IS NULL)`),
    index("appeal_user").on(table.userId, table.createdAt),
    index("appeal_decider").on(table.decidedBy),
    uniqueIndex("appeal_one_open").on(table.userId, table.about).where(sql`state = 'RECEIVED'`),
    index("appeal_open").on(table.createdAt).where(sql`state = 'RECEIVED'`),
  ],
);

/** Who of the staff did what. Triggers refuse to change or delete any of it. */
export const staffAction = sqliteTable(
  "staffAction",
  {
    id: id(),
    /** Null: whoever runs the deployment, by a command. */
    staffId: text().references(() => user.id, { onDelete: "restrict" }),
    /** A StaffAct. */
    what: text().notNull(),
    /** Whom it was about, where it was about someone. */
    userId: text().references(() => user.id, { onDelete: "restrict" }),
    /** Why, in the words of whoever did it, where they are asked. */
    reason: text(),
    /** Ids and numbers. */
    extra: text({ mode: "json" }).$type<Record<string, string | number>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("staff_action_user").on(table.userId, table.createdAt, table.id),
    index("staff_action_staff").on(table.staffId, table.createdAt, table.id),
    index("staff_action_what").on(table.what, table.createdAt, table.id),
    index("staff_action_time").on(table.createdAt, table.id),
  ],
);
