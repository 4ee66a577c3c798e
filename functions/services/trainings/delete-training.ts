import { deleteTraining as query } from "#db/queries/library/trainings.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";

/** Deletes a model for good: photos, trained model, rows. Its pictures stay in the library. */
export async function deleteTraining({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string };
}): Promise<{ ok: true }> {
  const { userId } = ctx.actor;
  await commit(ctx, {
    statements: query({ userId, id: input.id, now: ctx.deps.now() }),
    errors: { still_busy: "TRAINING_BUSY" },
  });
  return { ok: true };
}
