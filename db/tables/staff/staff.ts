import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CREDIT_REQUEST_DECISIONS } from "#schema/staff/person-acts.ts";
import { user } from "../accounts/account.ts";
import { createdAt, id, instant, oneOf } from "../columns.ts";

const someone = () =>
  text()
    .notNull()
    .references(() => user.id, { onDelete: "restrict" });

/** A sum above what one admin may move alone: nothing moves until another one says yes. */
export const creditRequest = sqliteTable(
  "creditRequest",
  {
    id: id(),
    userId: someone(),
    /** Above zero: to be granted; below: to be taken. */
    credits: integer().notNull(),
    /** As in the staff's log: kept for good, names nobody. */
    reason: text().notNull(),
    askedBy: someone(),
    createdAt: createdAt(),
    /** Null: open. */
    decision: text({ enum: CREDIT_REQUEST_DECISIONS }),
    decidedAt: instant(),
    decidedBy: text().references(() => user.id, { onDelete: "restrict" }),
  },
  (table) => [
    oneOf("credit_request_decision", table.decision, CREDIT_REQUEST_DECISIONS),
    check(
      "credit_request_two_people",
      sql`${table.decidedBy} IS NULL OR ${table.decision} = 'WITHDRAWN' OR ${table.decidedBy} <> ${table.askedBy}`,
    ),
    index("credit_request_open").on(table.createdAt).where(sql`"decision" IS NULL`),
    index("credit_request_user").on(table.userId),
    index("credit_request_asker").on(table.askedBy),
    index("credit_request_decider").on(table.decidedBy),
  ],
);
