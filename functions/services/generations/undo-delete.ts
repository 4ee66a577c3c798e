import { undeleteGenerations } from "#db/queries/pictures/generations.ts";
import { AppError } from "../app-error.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";

/** Brings deleted pictures back, as many as are still there; told when it is too late for all of them. */
export async function undoDelete({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { ids: string[] };
}): Promise<{ restored: number }> {
  const { userId } = ctx.actor;
  const results = await commit(ctx, { statements: undeleteGenerations({ userId, ids: input.ids }) });
  const restored = results.reduce((sum, { rowsAffected }) => sum + rowsAffected, 0);
  if (restored === 0) throw new AppError("UNDO_TOO_LATE");
  return { restored };
}
