import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { EMAIL_KINDS, SUPPRESSION_REASONS } from "#schema/emails/emails.ts";
import { createdAt, id, instant, oneOf } from "../columns.ts";
import { email, user } from "./account.ts";

/** What the provider said became of an email, one row a report, in whatever order they came. */
export const emailStatus = sqliteTable(
  "emailStatus",
  {
    /** The report's own id: a second delivery of it collides here. */
    id: id(),
    emailId: text()
      .notNull()
      .references(() => email.id, { onDelete: "cascade" }),
    /** The provider's word, such as "delivered"; "withheld": we decided not to send it. */
    status: text().notNull(),
    allMetadata: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    /** When it happened, by the provider's clock. */
    createdAt: createdAt(),
  },
  (table) => [index("email_status_email").on(table.emailId)],
);

/** Addresses nothing more is sent to. An address, not a person: whoever changes theirs starts anew. */
export const emailSuppression = sqliteTable(
  "emailSuppression",
  {
    address: text().primaryKey(),
    reason: text({ enum: SUPPRESSION_REASONS }).notNull(),
    /** The email that showed it. */
    emailId: text().references(() => email.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("email_suppression_reason", table.reason, SUPPRESSION_REASONS),
    index("email_suppression_email").on(table.emailId),
    index("email_suppression_age").on(table.createdAt),
  ],
);

/** The way out in one mail. Its link is this token and our signature over it, so the table alone opens nothing. */
export const unsubscribeToken = sqliteTable(
  "unsubscribeToken",
  {
    /** The mail's id. */
    token: text().primaryKey(),
    email: text().notNull(),
    userId: text().references(() => user.id, { onDelete: "set null" }),
    kind: text({ enum: EMAIL_KINDS }).notNull(),
    usedAt: instant(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("unsubscribe_token_kind", table.kind, EMAIL_KINDS),
    index("unsubscribe_token_expires").on(table.expiresAt),
    index("unsubscribe_token_user").on(table.userId),
  ],
);

/** Kinds of email a person does not want, among those they would otherwise get. */
export const mutedMail = sqliteTable(
  "mutedMail",
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    kind: text({ enum: EMAIL_KINDS }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    oneOf("muted_mail_kind", table.kind, EMAIL_KINDS),
  ],
);

/** News written by staff, sent in the days after to everyone who wants news. */
export const announcement = sqliteTable(
  "announcement",
  {
    id: id(),
    subject: text().notNull(),
    title: text().notNull(),
    /** Paragraphs are set apart by an empty line. */
    text: text().notNull(),
    actionLabel: text().notNull(),
    /** A path of ours. */
    actionPath: text().notNull(),
    writtenBy: text().references(() => user.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    until: instant().notNull(),
  },
  (table) => [index("announcement_until").on(table.until)],
);
