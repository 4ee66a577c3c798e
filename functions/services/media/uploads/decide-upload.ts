import { decideUpload as query } from "#db/queries/media/media.ts";
import type { PhotoDecisions } from "#schema/trainings/photo-check.ts";
import { commit } from "../../commit.ts";
import type { ActorCtx } from "../../context.ts";

export async function decideUpload({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: PhotoDecisions & { id: string };
}): Promise<{ ok: true }> {
  await commit(ctx, { statements: query({ ...input, userId: ctx.actor.userId }) });
  return { ok: true };
}
