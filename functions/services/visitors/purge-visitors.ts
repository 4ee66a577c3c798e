import { purgeVisitors as purge } from "#db/queries/visitors/visitor-requests.ts";
import { RETENTION_HOURS } from "#schema/retention/lengths.ts";
import type { Deps } from "../../deps.ts";

/** Nothing of a visitor's outlives a day: rows go here, objects by the time that was written down with them. */
export async function purgeVisitors(deps: Deps): Promise<void> {
  const now = deps.now();
  await purge(deps.db, { now, strikesBefore: now - RETENTION_HOURS.visitorResult * 3_600_000 });
}
