import { forgetLinksAndDevices } from "#db/queries/forget.ts";
import type { Deps } from "../../deps.ts";
import { inPortions } from "../in-portions.ts";

/** Deletes links and devices past their time, with the password hashes and addresses in them. */
export async function forgetExpired(deps: Deps): Promise<void> {
  await inPortions((limit) => forgetLinksAndDevices(deps.db, { now: deps.now(), limit }));
}
