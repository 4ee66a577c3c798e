import { forgetUnverified as query } from "#db/queries/forget.ts";
import { KEPT_DAYS } from "#schema/limits.ts";
import type { Deps } from "../../deps.ts";
import { inPortions } from "../in-portions.ts";

/** Deletes registrations that were never confirmed, long after the last try. */
export async function forgetUnverified(deps: Deps): Promise<void> {
  const before = deps.now() - KEPT_DAYS.unverifiedAccount * 86_400_000;
  await inPortions((limit) => query(deps.db, { before, limit }));
}
