import { and, eq, getTableColumns, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db, Statement } from "../client.ts";
import {
  account,
  email,
  session,
  user,
  userBan,
  userCreditHistory,
  verificationToken,
} from "../tables/account.ts";
import { accountDeletion, accountExport } from "../tables/account-rights.ts";
import { payment, stripeCharge, stripeCustomer, stripeSubscription } from "../tables/billing.ts";
import {
  generation,
  packInferenceJob,
  promptPackSelection,
  userGeneratedPack,
} from "../tables/generation.ts";
import { job, jobInput } from "../tables/job.ts";
import { announcement, emailStatus, emailSuppression, mutedMail, unsubscribeToken } from "../tables/mail.ts";
import { mediaGarbage, providerFile, uploadedImage } from "../tables/media.ts";
import {
  appeal,
  firstProof,
  promotionCode,
  promotionRedemption,
  referral,
  referralLink,
  staffAction,
} from "../tables/rewards.ts";
import { providerSpend, safetyReview, safetyStrike } from "../tables/safety.ts";
import { training, trainingUploadImage } from "../tables/training.ts";

/** Whose rows are meant. */
export interface Person {
  userId: string;
  email: string;
}

export interface AccountTable {
  table: SQLiteTable;
  /** Which of its rows are a person's. */
  rows: (person: Person) => SQL | undefined;
  /**
   * What a deleted account leaves of them: nothing; rows without what names the person; or all of them, because they
   * hold ids, numbers and moments only.
   */
  afterwards: "nothing" | "stripped" | "kept";
  /** What becomes of stripped rows. */
  stripped?: Record<string, unknown>;
  /** Columns that a copy of one's data leaves out: secrets, other people's ids, staff's own notes. "all": no copy. */
  notExported?: readonly string[] | "all";
}

const packs = ({ userId }: Person) =>
  sql`(SELECT ${userGeneratedPack.id} FROM ${userGeneratedPack} WHERE ${userGeneratedPack.userId} = ${userId})`;
const trainings = ({ userId }: Person) =>
  sql`(SELECT ${training.id} FROM ${training} WHERE ${training.userId} = ${userId})`;
const customers = ({ userId }: Person) =>
  sql`(SELECT ${stripeCustomer.id} FROM ${stripeCustomer} WHERE ${stripeCustomer.userId} = ${userId})`;
/** Sent to them, to their address before it was theirs, or to us about them. */
const mails = ({ userId, email: address }: Person) =>
  sql`(SELECT ${email.id} FROM ${email} WHERE ${email.userId} = ${userId} OR ${email.to} = ${address}
    OR ${email.id} IN (SELECT 'appeal-' || ${appeal.id} FROM ${appeal} WHERE ${appeal.userId} = ${userId}))`;
const under = (column: SQL | SQLiteTable["_"]["columns"][string], { userId }: Person) =>
  sql`(${column} >= ${`uploads/${userId}/`} AND ${column} < ${`uploads/${userId}0`}
    OR ${column} >= ${`outputs/${userId}/`} AND ${column} < ${`outputs/${userId}0`})`;

/** Every table with something of a person in it, in the order in which deletion goes through them. */
export const ACCOUNT_TABLES: Readonly<Record<string, AccountTable>> = {
  generation: {
    table: generation,
    rows: ({ userId }) => eq(generation.userId, userId),
    afterwards: "nothing",
    notExported: ["deletedAt"],
  },
  packInferenceJob: {
    table: packInferenceJob,
    rows: (person) => inArray(packInferenceJob.packId, packs(person)),
    afterwards: "nothing",
  },
  promptPackSelection: {
    table: promptPackSelection,
    rows: (person) => inArray(promptPackSelection.userGeneratedPackId, packs(person)),
    afterwards: "nothing",
  },
  userGeneratedPack: {
    table: userGeneratedPack,
    rows: ({ userId }) => eq(userGeneratedPack.userId, userId),
    afterwards: "nothing",
    notExported: ["requestKey"],
  },
  trainingUploadImage: {
    table: trainingUploadImage,
    rows: (person) => inArray(trainingUploadImage.trainingId, trainings(person)),
    afterwards: "nothing",
  },
  training: {
    table: training,
    rows: ({ userId }) => eq(training.userId, userId),
    afterwards: "nothing",
    notExported: ["requestKey", "requestId"],
  },
  jobInput: {
    table: jobInput,
    rows: ({ userId }) =>
      inArray(jobInput.jobId, sql`(SELECT ${job.id} FROM ${job} WHERE ${job.userId} = ${userId})`),
    afterwards: "nothing",
  },
  job: {
    table: job,
    rows: ({ userId }) => eq(job.userId, userId),
    afterwards: "nothing",
    notExported: ["requestId", "statusUrl", "responseUrl", "cancelUrl", "leaseUntil", "fence", "nextPollAt"],
  },
  uploadedImage: {
    table: uploadedImage,
    rows: ({ userId }) => eq(uploadedImage.userId, userId),
    afterwards: "nothing",
  },
  providerFile: {
    table: providerFile,
    rows: (person) => under(providerFile.key, person),
    afterwards: "nothing",
    notExported: "all",
  },
  unsubscribeToken: {
    table: unsubscribeToken,
    rows: (person) =>
      or(eq(unsubscribeToken.userId, person.userId), inArray(unsubscribeToken.token, mails(person))),
    afterwards: "nothing",
    notExported: ["token"],
  },
  emailSuppression: {
    table: emailSuppression,
    rows: ({ email: address }) => eq(emailSuppression.address, address),
    afterwards: "nothing",
  },
  emailStatus: {
    table: emailStatus,
    rows: (person) => inArray(emailStatus.emailId, mails(person)),
    afterwards: "nothing",
  },
  email: {
    table: email,
    rows: (person) => inArray(email.id, mails(person)),
    afterwards: "nothing",
    notExported: ["htmlMessage", "params"],
  },
  mutedMail: {
    table: mutedMail,
    rows: ({ userId }) => eq(mutedMail.userId, userId),
    afterwards: "nothing",
  },
  appeal: {
    table: appeal,
    rows: ({ userId }) => eq(appeal.userId, userId),
    afterwards: "nothing",
    notExported: ["decidedBy"],
  },
  referralLink: {
    table: referralLink,
    rows: ({ userId }) => eq(referralLink.userId, userId),
    afterwards: "nothing",
  },
  account: {
    table: account,
    rows: ({ userId }) => eq(account.userId, userId),
    afterwards: "nothing",
    notExported: ["access_token", "refresh_token", "id_token", "session_state"],
  },
  verificationToken: {
    table: verificationToken,
    rows: ({ userId, email: address }) =>
      or(eq(verificationToken.userId, userId), eq(verificationToken.identifier, address)),
    afterwards: "nothing",
    notExported: "all",
  },
  session: {
    table: session,
    rows: ({ userId }) => eq(session.userId, userId),
    afterwards: "nothing",
    notExported: ["id", "sessionToken", "connectUntil"],
  },
  accountExport: {
    table: accountExport,
    rows: ({ userId }) => eq(accountExport.userId, userId),
    afterwards: "nothing",
    notExported: ["token", "linkId", "parts"],
  },
  accountDeletion: {
    table: accountDeletion,
    rows: ({ userId }) => eq(accountDeletion.userId, userId),
    afterwards: "nothing",
    notExported: ["token", "linkId"],
  },
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

/** Tables that hold nothing of anybody's, and why. */
export const NOBODYS_TABLES: Readonly<Record<string, string>> = {
  migration: "what was done to the schema",
  promptCategory: "the catalogue",
  promptPack: "the catalogue",
  promptPackCategory: "the catalogue",
  stripeProduct: "what is sold",
  stripePrice: "what is sold",
  stripeEvent: "ids of events, without what they said",
  stripeRevision: "counts how often a person's payments were looked at, by an id",
  bannedIp: "addresses of networks, tied to no account",
  bannedDomain: "domains",
  dailyCredits: "how far a day's credits have come, by an id",
  taskCursor: "how far a task has come, by an id",
  ledgerAudit: "what the last audit found",
  heartbeat: "when the database was last written to",
};

export const columnsOf = (table: SQLiteTable): string[] => Object.keys(getTableColumns(table));

/** One page of a table's rows in a copy of somebody's data, in the order they were written. */
export async function exportRows(
  db: Db,
  args: { table: AccountTable; person: Person; after: number; limit: number },
): Promise<{ rows: Record<string, unknown>[]; last: number | null }> {
  const { table, rows, notExported = [] } = args.table;
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !notExported.includes(name));
  // a plus keeps the planner from walking over everybody's rows in that order
  const place = sql<number>`+${table}.rowid`;
  const found = await db.orm
    .select({ ...Object.fromEntries(columns), rowPlace: place })
    .from(table)
    .where(and(rows(args.person), gt(place, args.after)))
    .orderBy(place)
    .limit(args.limit);
  const list = found as (Record<string, unknown> & { rowPlace: number })[];
  return {
    rows: list.map(({ rowPlace: _, ...row }) => row),
    last: list.length < args.limit ? null : (list.at(-1)?.rowPlace ?? null),
  };
}

/** Deletes at most `limit` of a person's rows of one table. */
export function deleteRows(db: Db, args: { table: AccountTable; person: Person; limit: number }): Statement {
  const { table, rows } = args.table;
  return db.orm
    .delete(table)
    .where(sql`rowid IN (SELECT rowid FROM ${table} WHERE ${rows(args.person)} LIMIT ${args.limit})`);
}

export function stripRows(
  db: Db,
  { table: { table, rows, stripped }, person }: { table: AccountTable; person: Person },
): Statement {
  return db.orm
    .update(table)
    .set(stripped ?? {})
    .where(rows(person));
}
