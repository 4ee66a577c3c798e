import { claimGarbage, purgeGarbage } from "#db/queries/media/media.ts";
import type { Deps } from "../../deps.ts";
import { thumbnailFolder } from "./thumbnail.ts";

/** Keys and folders taken at a time; each is a call of its own, since its thumbnails have to be looked for. */
const BATCH_SIZE = 100;
/** Batches a run: a Worker may make a thousand calls, and the minute's other tasks make some of them. */
const MAX_BATCHES = 6;
/** And no longer than this, in milliseconds: the next minute's run goes on. */
const MAX_RUN_MS = 45_000;
/** What a sweep took and did not finish is taken again after this long, in milliseconds. */
const RETRY_MS = 10 * 60_000;

/** Deletes objects nothing refers to any more. Returns how many keys or folders went. */
export async function sweepGarbage(deps: Deps): Promise<number> {
  const started = deps.now();
  let total = 0;
  for (let n = 0; n < MAX_BATCHES; n++) {
    const now = deps.now();
    if (now - started > MAX_RUN_MS) break;
    const claimed = await claimGarbage(deps.db, { now, retryBefore: now - RETRY_MS, limit: BATCH_SIZE });
    const gone = await deleteObjects(
      deps,
      claimed.map(({ prefix }) => prefix),
    );
    if (gone.length > 0) await purgeGarbage(deps.db, gone);
    total += gone.length;
    // what failed is tried again later, and one by one it costs several calls each
    if (claimed.length < BATCH_SIZE || gone.length < BATCH_SIZE / 2) break;
  }
  return total;
}

/** Which of them are gone. What does not go together is tried one by one, so that nothing waits for what cannot go. */
async function deleteObjects(deps: Deps, prefixes: string[]): Promise<string[]> {
  if (prefixes.length === 0) return [];
  try {
    await deps.storage.delete(...prefixes.flatMap(withThumbnails));
    return prefixes;
  } catch (error) {
    deps.log.error("garbage_delete_failed", error, { count: prefixes.length });
    if (prefixes.length === 1) return [];
  }
  const gone: string[] = [];
  for (const prefix of prefixes) gone.push(...(await deleteObjects(deps, [prefix])));
  return gone;
}

const withThumbnails = (prefix: string): string[] =>
  prefix.endsWith("/") ? [prefix] : [prefix, thumbnailFolder(prefix)];
