import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CREDIT_REASONS } from "#schema/accounts/account.ts";

/** What all movements of a day come to, by reason. A trigger alone writes it, with each movement. */
export const creditDay = sqliteTable(
  "creditDay",
  {
    /** In UTC, as 2026-11-22. */
    day: text().notNull(),
    reason: text({ enum: CREDIT_REASONS }).notNull(),
    given: integer().notNull(),
    taken: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.reason] })],
);
