import { eq, inArray, or, sql } from "drizzle-orm";
import { user, userBan, userCreditHistory } from "#db/tables/accounts/account.ts";
import { announcement } from "#db/tables/accounts/email.ts";
import {
  firstProof,
  promotionCode,
  promotionRedemption,
  referral,
  staffAction,
} from "#db/tables/accounts/rewards.ts";
import { mediaGarbage } from "#db/tables/library/media.ts";
import { providerSpend, safetyReview, safetyStrike } from "#db/tables/staff/safety.ts";
import { creditRequest } from "#db/tables/staff/staff.ts";
import { payment, stripeCharge, stripeCustomer, stripeSubscription } from "../../tables/billing.ts";
import { type AccountTable, type Person, under } from "./account-table.ts";

const customers = ({ userId }: Person) =>
  sql`(SELECT ${stripeCustomer.id} FROM ${stripeCustomer} WHERE ${stripeCustomer.userId} = ${userId})`;

/** What stays of a deleted account, whole or without what names the person, and why. */
export const KEPT_TABLES: Readonly<Record<string, AccountTable>> = {
  // the ban of a mailbox outlives the account
  userBan: {
    table: userBan,
    rows: ({ userId }) => eq(userBan.userId, userId),
    afterwards: "stripped",
    stripped: { note: null },
    notExported: ["note"],
  },
  // once per mailbox, whatever becomes of its accounts: keyed hashes that lead nowhere by themselves
  firstProof: {
    table: firstProof,
    rows: ({ userId }) => eq(firstProof.userId, userId),
    afterwards: "kept",
  },
  // what a mailbox did counts for it, whatever becomes of its accounts
  safetyStrike: {
    table: safetyStrike,
    rows: ({ userId }) => eq(safetyStrike.userId, userId),
    afterwards: "kept",
  },
  safetyReview: {
    table: safetyReview,
    rows: ({ userId }) => eq(safetyReview.userId, userId),
    afterwards: "stripped",
    stripped: { message: null },
    notExported: ["clearedBy"],
  },
  // sums of a day
  providerSpend: {
    table: providerSpend,
    rows: ({ userId }) => eq(providerSpend.scope, userId),
    afterwards: "kept",
    notExported: "all",
  },
  // what accounting law asks for: that something was paid, when and how much, at an id of the provider's
  stripeCustomer: {
    table: stripeCustomer,
    rows: ({ userId }) => eq(stripeCustomer.userId, userId),
    afterwards: "stripped",
    stripped: { email: null, name: null, metadata: {} },
  },
  stripeSubscription: {
    table: stripeSubscription,
    rows: (person) => inArray(stripeSubscription.customerId, customers(person)),
    afterwards: "stripped",
    stripped: { metadata: {} },
  },
  stripeCharge: {
    table: stripeCharge,
    rows: (person) => inArray(stripeCharge.customerId, customers(person)),
    afterwards: "stripped",
    stripped: { metadata: {}, description: null, paymentMethod: null, receiptUrl: null },
  },
  payment: {
    table: payment,
    rows: ({ userId }) => eq(payment.userId, userId),
    afterwards: "stripped",
    stripped: { nextMonthAt: null },
  },
  userCreditHistory: {
    table: userCreditHistory,
    rows: ({ userId }) => eq(userCreditHistory.userId, userId),
    afterwards: "kept",
    notExported: ["key"],
  },
  referral: {
    table: referral,
    rows: ({ userId }) => or(eq(referral.friendId, userId), eq(referral.referrerId, userId)),
    afterwards: "kept",
    notExported: ["friendId", "referrerId"],
  },
  promotionRedemption: {
    table: promotionRedemption,
    rows: ({ userId }) => eq(promotionRedemption.userId, userId),
    afterwards: "kept",
  },
  // who of the staff did what, by ids
  staffAction: {
    table: staffAction,
    rows: ({ userId }) => eq(staffAction.userId, userId),
    afterwards: "kept",
    notExported: ["staffId", "extra"],
  },
  // sums that two of the staff moved, by ids
  creditRequest: {
    table: creditRequest,
    rows: ({ userId }) => eq(creditRequest.userId, userId),
    afterwards: "kept",
    notExported: ["askedBy", "decidedBy"],
  },
  promotionCode: {
    table: promotionCode,
    rows: ({ userId }) => eq(promotionCode.createdBy, userId),
    afterwards: "kept",
    notExported: "all",
  },
  announcement: {
    table: announcement,
    rows: ({ userId }) => eq(announcement.writtenBy, userId),
    afterwards: "kept",
    notExported: "all",
  },
  // folders on their way out
  mediaGarbage: {
    table: mediaGarbage,
    rows: (person) => under(mediaGarbage.prefix, person),
    afterwards: "kept",
    notExported: "all",
  },
  // see `tombstone`: what the ledger needs somebody to belong to
  user: {
    table: user,
    rows: ({ userId }) => eq(user.id, userId),
    afterwards: "kept",
    notExported: ["password"],
  },
};
