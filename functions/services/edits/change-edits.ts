import { deleteEdits as remove, setEditFavorite, undeleteEdits } from "#db/queries/pictures/edit-changes.ts";
import { AppError } from "../app-error.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";

interface Ids {
  ctx: ActorCtx;
  input: { ids: string[] };
}

/** Hides edits that have ended at once, all of them or none; `purgeDeleted` takes them away for good later. */
export async function deleteEdits({ ctx, input }: Ids): Promise<{ ok: true }> {
  const { userId } = ctx.actor;
  await commit(ctx, { statements: remove({ userId, ids: input.ids, now: ctx.deps.now() }) });
  return { ok: true };
}

/** Brings deleted edits back, as many as are still there; told when it is too late for all of them. */
export async function undoDeleteEdits({ ctx, input }: Ids): Promise<{ restored: number }> {
  const { userId } = ctx.actor;
  const [undeleted] = await commit(ctx, { statements: [undeleteEdits({ userId, ids: input.ids })] });
  const restored = undeleted?.rowsAffected ?? 0;
  if (restored === 0) throw new AppError("UNDO_TOO_LATE");
  return { restored };
}

/** Marks an edit or takes the mark off. */
export async function setFavoriteEdit({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string; favorite: boolean };
}): Promise<{ ok: true }> {
  await commit(ctx, { statements: setEditFavorite({ userId: ctx.actor.userId, ...input }) });
  return { ok: true };
}
