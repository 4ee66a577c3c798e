import { purgeLinksAndDevices } from "#db/queries/purge.ts";
import type { Deps } from "../../deps.ts";
import { inBatches } from "../in-batches.ts";

/** Deletes links and devices past their time, with the password hashes and addresses in them. */
export async function purgeExpired(deps: Deps): Promise<void> {
  await inBatches((limit) => purgeLinksAndDevices(deps.db, { now: deps.now(), limit }));
}
