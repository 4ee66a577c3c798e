import { expirePhotos as query } from "#db/queries/trainings.ts";
import { SELFIE_RETENTION_DAYS } from "#schema/training.ts";
import type { Deps } from "../../deps.ts";

/** Deletes the selfies of trainings finished long enough ago, unless their owner chose to keep them. */
export async function expirePhotos(deps: Deps): Promise<number> {
  const now = deps.now();
  return query(deps.db, { finishedBefore: now - SELFIE_RETENTION_DAYS * 86_400_000, now });
}
