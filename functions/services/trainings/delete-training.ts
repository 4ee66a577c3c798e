import { deleteTraining as query } from "#db/queries/trainings.ts";
import { mapConstraintErrors } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

/** Deletes a model for good: photos, trained model, rows. Its pictures stay in the library. */
export async function deleteTraining(
  { deps, actor }: ActorCtx,
  input: { id: string },
): Promise<{ ok: true }> {
  await mapConstraintErrors(query(deps.db, actor, { id: input.id, now: deps.now() }), {
    errors: { still_busy: "TRAINING_BUSY" },
  });
  return { ok: true };
}
