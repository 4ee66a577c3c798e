import { purgeTrash } from "#db/queries/library/trash.ts";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import type { Deps } from "../../deps.ts";

/** Pictures a batch: short enough not to hold up other writers. */
const BATCH_SIZE = 500;

/** Takes pictures and edits deleted long enough ago away for good: rows now, objects with the next sweep. */
export async function purgeDeleted(deps: Deps): Promise<number> {
  const now = deps.now();
  const deletedBefore = now - RETENTION_DAYS.trash * 86_400_000;
  let total = 0;
  for (;;) {
    const gone = await purgeTrash(deps.db, { deletedBefore, limit: BATCH_SIZE, now });
    total += gone;
    if (gone < BATCH_SIZE) return total;
  }
}
