import { expirePhotos as query } from "#db/queries/models/training-photos.ts";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import type { Deps } from "../../deps.ts";

/** Photos a batch: short enough not to hold up other writers. */
const BATCH_SIZE = 500;

/** Deletes the selfies of trainings finished long enough ago, unless their owner chose to keep them. */
export async function expirePhotos(deps: Deps): Promise<number> {
  const now = deps.now();
  const finishedBefore = now - RETENTION_DAYS.selfies * 86_400_000;
  let total = 0;
  for (;;) {
    const gone = await query(deps.db, { finishedBefore, limit: BATCH_SIZE, now });
    total += gone;
    if (gone < BATCH_SIZE) return total;
  }
}
