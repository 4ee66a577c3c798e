import { expireUploads as query } from "#db/queries/media/media.ts";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import type { Deps } from "../../../deps.ts";

/** Photos a batch: short enough not to hold up other writers. */
const BATCH_SIZE = 500;

/** Deletes photos nobody trained with in time. */
export async function expireUploads(deps: Deps): Promise<number> {
  const now = deps.now();
  const addedBefore = now - RETENTION_DAYS.unusedUpload * 86_400_000;
  let total = 0;
  for (;;) {
    const gone = await query(deps.db, { addedBefore, limit: BATCH_SIZE, now });
    total += gone;
    if (gone < BATCH_SIZE) return total;
  }
}
