import { purgeUnverified as query } from "#db/queries/purge.ts";
import { RETENTION_DAYS } from "#schema/limits.ts";
import type { Deps } from "../../deps.ts";
import { inBatches } from "../in-batches.ts";

/** Deletes registrations that were never confirmed, long after the last try. */
export async function purgeUnverified(deps: Deps): Promise<void> {
  const before = deps.now() - RETENTION_DAYS.unverifiedAccount * 86_400_000;
  await inBatches((limit) => query(deps.db, { before, limit }));
}
