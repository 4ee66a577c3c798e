import { deleteVideoPack as query } from "#db/queries/videos/video-pack-changes.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";

/** Deletes a video pack with its scenes' videos and its film, for good; its stills stay in the library. */
export async function deleteVideoPack({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string };
}): Promise<{ ok: true }> {
  const { userId } = ctx.actor;
  await commit(ctx, {
    statements: query({ userId, id: input.id, now: ctx.deps.now() }),
    errors: { still_busy: "VIDEO_PACK_BUSY" },
  });
  return { ok: true };
}
