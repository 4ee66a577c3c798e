import { dropMediaUpload, findMediaUpload } from "#db/queries/media/media-uploads.ts";
import { commit } from "../../commit.ts";
import type { ActorCtx } from "../../context.ts";
import { readAs } from "../../read-as.ts";

/** An upload that is not wanted any more: its parts are thrown away. One that is over already is left as it is. */
export async function cancelMedia({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string };
}): Promise<{ ok: true }> {
  const { deps } = ctx;
  const own = { id: input.id, userId: ctx.actor.userId };
  const [[upload]] = await readAs(ctx, findMediaUpload(deps.db, own));
  if (!upload) return { ok: true };
  await commit(ctx, { statements: dropMediaUpload({ ...own, now: deps.now() }) });
  await deps.storage.abortParts({ key: upload.key, id: upload.partsId });
  return { ok: true };
}
