import { deleteMediaFile } from "#db/queries/media/uploaded-media.ts";
import type { MediaKind } from "#schema/media/media-limits.ts";
import { commit } from "../../commit.ts";
import type { ActorCtx } from "../../context.ts";

/** Deletes a video or recording of one's own, unless a voice is made from it. */
export async function deleteMedia({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string; kind: MediaKind };
}): Promise<{ ok: true }> {
  const { userId } = ctx.actor;
  await commit(ctx, {
    statements: deleteMediaFile({ ...input, userId, now: ctx.deps.now() }),
    errors: { still_busy: "MEDIA_IN_USE" },
  });
  return { ok: true };
}
