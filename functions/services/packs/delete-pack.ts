import { deletePack as query } from "#db/queries/packs/packs.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";

/** Deletes a pack with all its pictures, for good. */
export async function deletePack({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string };
}): Promise<{ ok: true }> {
  const { userId } = ctx.actor;
  await commit(ctx, {
    statements: query({ userId, id: input.id, now: ctx.deps.now() }),
    errors: { still_busy: "PACK_BUSY" },
  });
  return { ok: true };
}
