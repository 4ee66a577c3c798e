import { claimGarbage, purgeGarbage } from "#db/queries/library/media.ts";
import type { Deps } from "../../deps.ts";
import { thumbnailFolder } from "./thumbnail.ts";

const BATCH_SIZE = 50;
/** What a sweep took and did not finish is taken again after this long, in milliseconds. */
const RETRY_MS = 10 * 60_000;

/** Deletes objects nothing refers to any more. Returns how many keys or folders went. */
export async function sweepGarbage(deps: Deps): Promise<number> {
  const now = deps.now();
  const claimed = await claimGarbage(deps.db, { now, retryBefore: now - RETRY_MS, limit: BATCH_SIZE });
  const gone: string[] = [];
  for (const { prefix } of claimed) {
    try {
      await deps.storage.delete(prefix);
      if (!prefix.endsWith("/")) await deps.storage.delete(thumbnailFolder(prefix));
      gone.push(prefix);
    } catch (error) {
      deps.log.error("garbage_delete_failed", error);
    }
  }
  if (gone.length > 0) await purgeGarbage(deps.db, gone);
  return gone.length;
}
