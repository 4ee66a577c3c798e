import { deleteGenerations as query } from "#db/queries/pictures/generations.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";

/** Hides pictures at once, all of them or none; `purgeDeleted` takes them away for good later. */
export async function deleteGenerations({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { ids: string[] };
}): Promise<{ ok: true }> {
  const { userId } = ctx.actor;
  await commit(ctx, { statements: query({ userId, ids: input.ids, now: ctx.deps.now() }) });
  return { ok: true };
}
