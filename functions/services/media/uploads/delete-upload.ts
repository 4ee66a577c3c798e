import { deleteUpload as query } from "#db/queries/media/media.ts";
import { commit } from "../../commit.ts";
import type { ActorCtx } from "../../context.ts";

export async function deleteUpload({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string };
}): Promise<{ ok: true }> {
  const { userId } = ctx.actor;
  await commit(ctx, { statements: query({ id: input.id, userId, now: ctx.deps.now() }) });
  return { ok: true };
}
