import { purgeEdits } from "#db/queries/library/edit-changes.ts";
import { purgeGenerations } from "#db/queries/library/generations.ts";
import { UNDO_MINUTES } from "#schema/limits.ts";
import type { Deps } from "../../deps.ts";

/** Pictures a batch: short enough not to hold up other writers. */
const BATCH_SIZE = 500;

/** Takes pictures and edits deleted long enough ago away for good: rows now, objects with the next sweep. */
export async function purgeDeleted(deps: Deps): Promise<number> {
  let total = 0;
  for (const purge of [purgeGenerations, purgeEdits]) total += await inBatches(deps, purge);
  return total;
}

async function inBatches(deps: Deps, purge: typeof purgeGenerations): Promise<number> {
  const now = deps.now();
  const deletedBefore = now - UNDO_MINUTES * 60_000;
  let total = 0;
  for (;;) {
    const gone = await purge(deps.db, { deletedBefore, limit: BATCH_SIZE, now });
    total += gone;
    if (gone < BATCH_SIZE) return total;
  }
}
