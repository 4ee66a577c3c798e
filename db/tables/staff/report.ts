import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { REPORT_DECISIONS, REPORT_REASONS } from "#schema/staff/reports.ts";
import { user } from "../accounts/account.ts";
import { createdAt, id, instant, oneOf } from "../columns.ts";

const KINDS = ["picture", "collection"] as const;

/** What somebody, who is not asked who they are, said about what a link shows. It outlives the link. */
export const shareReport = sqliteTable(
  "shareReport",
  {
    id: id(),
    /** The link's row and what it shows, either of which may be gone. */
    shareId: text().notNull(),
    kind: text({ enum: KINDS }).notNull(),
    subjectId: text().notNull(),
    /** Whose link it is. */
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "restrict" }),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    words: text().notNull(),
    createdAt: createdAt(),
    /** Null: open. */
    decision: text({ enum: REPORT_DECISIONS }),
    decidedAt: instant(),
    decidedBy: text().references(() => user.id, { onDelete: "restrict" }),
  },
  (table) => [
    oneOf("share_report_kind", table.kind, KINDS),
    oneOf("share_report_reason", table.reason, REPORT_REASONS),
    oneOf("share_report_decision", table.decision, REPORT_DECISIONS),
    index("share_report_open").on(table.createdAt, table.id).where(sql`"decision" IS NULL`),
    index("share_report_share").on(table.shareId, table.decision),
    index("share_report_down").on(table.subjectId).where(sql`"decision" = 'TAKEN_DOWN'`),
    index("share_report_kept").on(table.decidedAt).where(sql`"decision" = 'KEPT'`),
    index("share_report_user").on(table.userId),
    index("share_report_decider").on(table.decidedBy),
  ],
);
