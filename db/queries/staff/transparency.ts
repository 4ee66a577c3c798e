import { and, gte, inArray, sql } from "drizzle-orm";
import { staffAction } from "#db/tables/accounts/rewards.ts";
import { shareReport } from "#db/tables/staff/report.ts";
import { safetyStrike } from "#db/tables/staff/safety.ts";
import { takedownRequest } from "#db/tables/staff/takedown.ts";
import type { StaffAct } from "#schema/staff/audit.ts";
import type { Db } from "../../client.ts";
import { combineReads } from "../../read.ts";

/** What staff do that is told to everybody, as numbers. */
const ACTS: readonly StaffAct[] = [
  ...(["blocked", "unblocked", "appeal granted", "appeal declined"] as const),
  ...(["share taken down", "share kept", "model taken down", "picture taken down"] as const),
  ...(["voice taken down", "takedown declined", "review cleared", "pictures viewed"] as const),
];

const count = sql<number>`count(*)`;

/** How often each happened since then. */
export function countDecisions(db: Db, input: { from: number }) {
  const since = new Date(input.from);
  const queries = [
    db.orm
      .select({ what: staffAction.what, count })
      .from(staffAction)
      .where(and(inArray(staffAction.what, [...ACTS]), gte(staffAction.createdAt, since)))
      .groupBy(staffAction.what),
    db.orm
      .select({ kind: safetyStrike.kind, count })
      .from(safetyStrike)
      .where(gte(safetyStrike.createdAt, since))
      .groupBy(safetyStrike.kind),
    // bounded, so that it is read from the index of what is open
    db.orm.select({ count }).from(shareReport).where(sql`"decision" IS NULL AND "createdAt" > 0`),
    db.orm.select({ count }).from(takedownRequest).where(sql`"decision" IS NULL AND "dueAt" > 0`),
  ] as const;
  return combineReads(queries, ([acts, strikes, [openReports], [openTakedowns]]) => ({
    acts: Object.fromEntries(acts.map((row) => [row.what, row.count])) as Partial<Record<StaffAct, number>>,
    strikes: Object.fromEntries(strikes.map((row) => [row.kind, row.count])),
    openReports: openReports?.count ?? 0,
    openTakedowns: openTakedowns?.count ?? 0,
  }));
}
