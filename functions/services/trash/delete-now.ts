import { droppedBy, purgeTrashed } from "#db/queries/library/trash.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";

/** Deletes what lies in one's trash for good: rows now, objects with the next sweep. What is not in it stays. */
export async function deleteNow({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { ids: string[] };
}): Promise<{ deleted: number }> {
  const { userId } = ctx.actor;
  const results = await commit(ctx, {
    statements: purgeTrashed({ userId, ids: input.ids, now: ctx.deps.now() }),
  });
  return { deleted: droppedBy(results) };
}
