import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.ts";

/** How far a day's free credits have come: whoever goes on with it, and how often, begins where this row says. */
export const dailyCredits = sqliteTable("dailyCredits", {
  /** In UTC, as "2026-11-21". */
  day: text().primaryKey(),
  /** The last user's id that was looked at. */
  cursor: text().notNull().default(""),
  /** Balances that were lifted. */
  people: integer().notNull().default(0),
  startedAt: instant().notNull(),
  /** Everyone was looked at. */
  finishedAt: instant(),
});

/** Where a task that goes round and round over a table goes on. */
export const taskCursor = sqliteTable("taskCursor", {
  task: text().primaryKey(),
  /** The last one looked at: its moment, and its id. */
  at: instant().notNull(),
  id: text().notNull(),
});

/** What the last audit of the ledger found, in one row. */
export const ledgerAudit = sqliteTable(
  "ledgerAudit",
  {
    id: integer().primaryKey(),
    auditedAt: instant().notNull(),
    problems: integer().notNull(),
    /** Since which audit the ledger has not added up; null: it does. */
    brokenSince: instant(),
  },
  (table) => [check("ledger_audit_one", sql`${table.id} = 1`)],
);

/** Written by health checks: what proves that writes go through is a write. */
export const heartbeat = sqliteTable(
  "heartbeat",
  { id: integer().primaryKey(), at: instant().notNull() },
  (table) => [check("heartbeat_one", sql`${table.id} = 1`)],
);
