import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { STRIKE_KINDS } from "#schema/staff/safety.ts";
import { user } from "../accounts/account.ts";
import { createdAt, id, instant, oneOf } from "../columns.ts";

/** A request with held-back pictures, or a refused prompt. Its id says which: the same one again is the same strike. */
export const safetyStrike = sqliteTable(
  "safetyStrike",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "restrict" }),
    /** Keyed hash of the account's mailbox, as in firstProof; null where that was never proven. */
    mailboxHash: text(),
    kind: text({ enum: STRIKE_KINDS }).notNull(),
    /** Of a request: whether the credits of its held-back pictures came back. */
    refunded: integer({ mode: "boolean" }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("safety_strike_kind", table.kind, STRIKE_KINDS),
    index("safety_strike_user").on(table.userId, table.createdAt),
    index("safety_strike_mailbox").on(table.mailboxHash, table.createdAt),
    index("safety_strike_age").on(table.createdAt),
  ],
);

/** An account whose strikes passed a limit: it makes nothing until staff have cleared it. */
export const safetyReview = sqliteTable(
  "safetyReview",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "restrict" }),
    mailboxHash: text(),
    /** What the person wrote to us about it. */
    message: text(),
    openedAt: instant().notNull(),
    clearedAt: instant(),
    clearedBy: text().references(() => user.id, { onDelete: "restrict" }),
  },
  (table) => [
    uniqueIndex("safety_review_open_user").on(table.userId).where(sql`"clearedAt" IS NULL`),
    index("safety_review_user").on(table.userId, table.clearedAt),
    index("safety_review_mailbox").on(table.mailboxHash, table.clearedAt),
    index("safety_review_open").on(table.openedAt).where(sql`"clearedAt" IS NULL`),
    index("safety_review_clearer").on(table.clearedBy),
  ],
);

/** What the provider's work of one day costs us, by whom it was for. Moves with the charge that causes it. */
export const providerSpend = sqliteTable(
  "providerSpend",
  {
    /** In UTC, as 2026-11-22. */
    day: text().notNull(),
    /** A user's id; empty: everybody. */
    scope: text().notNull(),
    /** Millionths of a US dollar. */
    microUsd: integer().notNull(),
    /** When something was first refused because the ceiling was reached. */
    refusedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.day, table.scope] })],
);
