import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ExportPart } from "#schema/accounts/account-rights.ts";
import { createdAt, instant } from "../columns.ts";
import { user } from "./account.ts";

const person = () =>
  text()
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" });

/** An account that is to be deleted; gone once it was, or is to be kept. `token` as in verificationToken. */
export const accountDeletion = sqliteTable(
  "accountDeletion",
  {
    userId: person(),
    /** From which the secret of the mailed link derives. */
    linkId: text().notNull(),
    token: text().notNull().unique(),
    createdAt: createdAt(),
    dueAt: instant().notNull(),
    /** From here on there is no way back. */
    startedAt: instant(),
    /** When the last email had left, or was given up. */
    toldAt: instant(),
  },
  (table) => [index("account_deletion_due").on(table.dueAt)],
);

/** The export somebody asked for last. What it holds is read while it is downloaded; only its parts are fixed before. */
export const accountExport = sqliteTable(
  "accountExport",
  {
    userId: person(),
    /** From which the secret of the mailed link derives. */
    linkId: text().notNull().unique(),
    token: text().notNull().unique(),
    createdAt: createdAt(),
    expires: instant().notNull(),
    /** Each ends with the file at `until`; null while they are being counted. */
    parts: text({ mode: "json" }).$type<(ExportPart & { until: string })[]>(),
    /** When its link was mailed last. */
    mailedAt: instant(),
  },
  (table) => [
    index("account_export_expires").on(table.expires),
    index("account_export_unprepared").on(table.createdAt).where(sql`parts IS NULL`),
  ],
);
