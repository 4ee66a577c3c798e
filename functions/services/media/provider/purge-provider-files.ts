import { deleteProviderFiles } from "#db/queries/library/provider-files.ts";
import type { Deps } from "../../../deps.ts";

/** Drops notes of copies that the provider itself has deleted by now. */
export async function purgeProviderFiles(deps: Deps): Promise<void> {
  await deleteProviderFiles(deps.db, { expiredBefore: deps.now() });
}
