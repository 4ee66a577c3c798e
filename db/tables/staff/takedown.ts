import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { TAKEDOWN_DECISIONS } from "#schema/staff/takedowns.ts";
import { user } from "../accounts/account.ts";
import { createdAt, id, instant, oneOf } from "../columns.ts";

/** Somebody, with an account or without, says that a model or a picture shows them and they did not agree. */
export const takedownRequest = sqliteTable(
  "takedownRequest",
  {
    id: id(),
    /** Where they are answered. */
    email: text().notNull(),
    seenAt: text().notNull(),
    words: text().notNull(),
    createdAt: createdAt(),
    dueAt: instant().notNull(),
    /** Null: open. */
    decision: text({ enum: TAKEDOWN_DECISIONS }),
    decidedAt: instant(),
    decidedBy: text().references(() => user.id, { onDelete: "restrict" }),
  },
  (table) => [
    oneOf("takedown_decision", table.decision, TAKEDOWN_DECISIONS),
    index("takedown_open").on(table.dueAt).where(sql`"decision" IS NULL`),
    index("takedown_decided").on(table.decidedAt).where(sql`"decision" IS NOT NULL`),
    index("takedown_email").on(table.email),
    index("takedown_decider").on(table.decidedBy),
  ],
);
