import { deleteTraining as query, trashPicturesOf } from "#db/queries/models/trainings.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";

/** Deletes a model for good: photos, trained model, rows. Its pictures stay in the library, or go to the trash. */
export async function deleteTraining({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string; pictures: boolean };
}): Promise<{ ok: true }> {
  const { userId } = ctx.actor;
  const which = { userId, id: input.id, now: ctx.deps.now() };
  await commit(ctx, {
    statements: [...(input.pictures ? [trashPicturesOf(which)] : []), ...query(which)],
    errors: { still_busy: "TRAINING_BUSY" },
  });
  return { ok: true };
}
