import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CREDIT_REASONS, ROLES } from "#schema/accounts/account.ts";
import { DELETION_STATES } from "#schema/accounts/account-rights.ts";
import { LINK_PURPOSES } from "#schema/emails/email-links.ts";
import { EMAIL_KINDS, EMAIL_TYPES } from "#schema/emails/emails.ts";
import { createdAt, id, instant, oneOf } from "../columns.ts";

export const user = sqliteTable(
  "user",
  {
    id: id(),
    name: text(),
    email: text().notNull().unique(),
    emailVerified: instant(),
    /** Where Google has their picture. */
    image: text(),
    /** The object that is a picture they chose themselves; it goes before Google's. */
    pictureKey: text(),
    /** scrypt hash in PHC form; null for accounts without a password. */
    password: text(),
    /** Moves only by the ledger; triggers refuse anything else. */
    credits: integer().notNull().default(0),
    stripeCustomerId: text().unique(),
    ipaddress: text(),
    /** Nothing is written here: no form asks for more than has a column. It goes with the account. */
    extraInfo: text({ mode: "json" }).$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
    banned: integer({ mode: "boolean" }).notNull().default(false),
    allowMarketing: integer({ mode: "boolean" }).notNull().default(false),
    role: text({ enum: ROLES }).notNull().default("USER"),
    /** Of the terms agreed to, in the act that also declared the person an adult; null: before this was asked. */
    termsVersion: text(),
    termsAcceptedAt: instant(),
    /** How far its deletion has come; null: nobody asked for it. */
    deletion: text({ enum: DELETION_STATES }),
  },
  (table) => [
    oneOf("user_role", table.role, ROLES),
    check("user_credits", sql`typeof(${table.credits}) = 'integer' AND ${table.credits} >= 0`),
    index("user_created_at").on(table.createdAt),
    index("user_email_verified").on(table.emailVerified),
    /** Whom staff look for. */
    index("user_name").on(sql`lower("name")`),
    index("user_ipaddress").on(table.ipaddress),
    /** Registrations nobody confirmed, the longest untouched first. */
    index("user_unverified").on(table.updatedAt).where(sql`"emailVerified" IS NULL`),
    /** Whom emails of the first weeks may go to. */
    index("user_marketing").on(table.emailVerified).where(sql`"allowMarketing" = 1 AND banned = 0`),
  ],
);

export const account = sqliteTable(
  "account",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    type: text().notNull(),
    provider: text().notNull(),
    providerAccountId: text().notNull(),
    /** The address the other service knows this person by; only to be shown. */
    providerEmail: text(),
    refresh_token: text(),
    access_token: text(),
    expires_at: integer(),
    token_type: text(),
    scope: text(),
    id_token: text(),
    session_state: text(),
  },
  (table) => [
    uniqueIndex("account_provider").on(table.provider, table.providerAccountId),
    index("account_user").on(table.userId),
  ],
);

/** One signed-in device. The cookie carries this row's id; deleting the row signs the device out. */
export const session = sqliteTable(
  "session",
  {
    id: id(),
    sessionToken: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    expires: instant().notNull(),
    createdAt: createdAt(),
    ipaddress: text(),
    userAgent: text(),
    /** Right to the hour; null: not since it signed in. */
    lastSeenAt: instant(),
    /** Until when a sign-in with Google from this device is to be linked to its account. */
    connectUntil: instant(),
    /** When a second factor was given on it; null: it was not. */
    provenAt: instant(),
  },
  (table) => [
    index("session_user").on(table.userId, table.createdAt),
    index("session_expires").on(table.expires),
    index("session_ipaddress").on(table.ipaddress),
  ],
);

/** A mailed link with which one thing is done, once. `token` holds the SHA-256 of the secret in the mail. */
export const verificationToken = sqliteTable(
  "verificationToken",
  {
    id: id(),
    token: text().notNull().unique(),
    purpose: text({ enum: LINK_PURPOSES }).notNull(),
    /** Whose link it is; null where it proves an address, which is nobody's until then. */
    userId: text().references(() => user.id, { onDelete: "cascade" }),
    /** The address it was mailed to: what it proves to be the owner's. */
    identifier: text().notNull(),
    expires: instant().notNull(),
    createdAt: createdAt(),
    /** The password chosen with this registration: it becomes real only with this very link. */
    password: text(),
    name: text(),
    /** Of the personal link the browser that registered had come by. */
    referralCode: text(),
    /** SHA-256 of the secret that the browser which asked holds: only there the link signs in, once. */
    browserHash: text(),
    /** Of the terms agreed to by asking for a link that signs in. */
    termsVersion: text(),
  },
  (table) => [
    index("verification_token_identifier").on(table.identifier),
    index("verification_token_user").on(table.userId),
    index("verification_token_expires").on(table.expires),
    oneOf("verification_token_purpose", table.purpose, LINK_PURPOSES),
  ],
);

/** Append-only; the single writer of balances. See db/triggers.ts. */
export const userCreditHistory = sqliteTable(
  "userCreditHistory",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "restrict" }),
    credits: integer().notNull(),
    previousCredits: integer().notNull(),
    newCredits: integer().notNull(),
    reason: text({ enum: CREDIT_REASONS }).notNull(),
    /** Ids and kinds only, no personal data. */
    reasonExtra: text({ mode: "json" }).$type<Record<string, string | number>>(),
    /** What this movement is for; a second movement for the same thing collides here. */
    key: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [
    index("user_credit_history_user").on(table.userId, table.seq),
    oneOf("user_credit_history_reason", table.reason, CREDIT_REASONS),
    check("credits_whole", sql`typeof(${table.credits}) = 'integer' AND ${table.credits} <> 0`),
    check("credits_sum", sql`${table.newCredits} = ${table.previousCredits} + ${table.credits}`),
    check("insufficient_credits", sql`${table.newCredits} >= 0`),
  ],
);

/**
 * Reasons of bans are a BanReason; notes are for staff alone. Who banned stands in `staffAction`. What has expired is
 * deleted by the clock; null: it does not.
 */
export const bannedIp = sqliteTable(
  "bannedIp",
  {
    /** An address, or a range of them as 203.0.113.0/24; see schema/accounts/address-ranges.ts. */
    ipAddress: text().primaryKey(),
    reason: text().notNull(),
    createdAt: createdAt(),
    note: text(),
    expires: instant(),
  },
  (table) => [index("banned_ip_expires").on(table.expires).where(sql`"expires" IS NOT NULL`)],
);

/**
 * Who was signed in only where a banned address or range is: nothing of theirs is shown or begun until they sign in from
 * elsewhere, or the ban ends.
 */
export const addressStop = sqliteTable(
  "addressStop",
  {
    ipAddress: text()
      .notNull()
      .references(() => bannedIp.ipAddress, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.ipAddress, table.userId] }),
    index("address_stop_user").on(table.userId),
  ],
);

export const bannedDomain = sqliteTable(
  "bannedDomain",
  {
    domain: text().primaryKey(),
    reason: text().notNull(),
    createdAt: createdAt(),
    note: text(),
    expires: instant(),
  },
  (table) => [index("banned_domain_expires").on(table.expires).where(sql`"expires" IS NOT NULL`)],
);

/** Why `user.banned` is set. */
export const userBan = sqliteTable(
  "userBan",
  {
    userId: text()
      .primaryKey()
      .references(() => user.id, { onDelete: "cascade" }),
    reason: text().notNull(),
    createdAt: createdAt(),
    note: text(),
    expires: instant(),
  },
  (table) => [index("user_ban_expires").on(table.expires).where(sql`"expires" IS NOT NULL`)],
);

/** Written with what causes the email, sent by a job afterwards. */
export const email = sqliteTable(
  "email",
  {
    id: id(),
    resendId: text(),
    fromEmail: text().notNull(),
    to: text().notNull(),
    /** Empty: every email is written to one person. */
    cc: text(),
    bcc: text(),
    replyTo: text(),
    subject: text().notNull(),
    sendAt: instant().notNull(),
    /** Null while unsent, and for ever where the email carries a secret link. */
    body: text(),
    htmlMessage: text(),
    emailType: text({ enum: EMAIL_TYPES }).notNull(),
    userId: text().references(() => user.id, { onDelete: "set null" }),
    /** Which template, and the ids it is rendered from. */
    template: text().notNull(),
    params: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
    /** Which of the emails a person may turn off; null: none. */
    kind: text({ enum: EMAIL_KINDS }),
    /** What an email that must come once is for; a second one for the same collides here. */
    key: text(),
    attempts: integer().notNull().default(0),
    failedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("email_type", table.emailType, EMAIL_TYPES),
    index("email_unsent").on(table.sendAt).where(sql`resendId IS NULL AND failedAt IS NULL`),
    index("email_user").on(table.userId, table.createdAt),
    index("email_age").on(table.createdAt),
    uniqueIndex("email_key").on(table.key),
    index("email_to").on(table.to),
  ],
);
