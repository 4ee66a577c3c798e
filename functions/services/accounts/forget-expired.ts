import { deleteExpired } from "#db/queries/accounts.ts";
import type { Deps } from "../../deps.ts";

/** Deletes links and devices past their time, with the password hashes and addresses in them. */
export async function forgetExpired(deps: Deps): Promise<void> {
  await deleteExpired(deps.db, deps.now());
}
