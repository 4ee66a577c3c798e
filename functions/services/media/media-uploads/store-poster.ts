import { announceObject, findVideoFile, setPoster } from "#db/queries/media/uploaded-media.ts";
import { AppError } from "../../app-error.ts";
import { commit } from "../../commit.ts";
import type { ActorCtx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { readAs } from "../../read-as.ts";
import { UNFINISHED_OBJECT_MS } from "../unfinished-object.ts";
import { preparePoster } from "../uploads/prepare-photo.ts";

/** A video's first picture, as a browser drew it: checked and encoded anew like any photo. */
export async function storePoster({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string; bytes: Uint8Array<ArrayBuffer> };
}): Promise<{ posterUrl: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  await countUse(ctx, [["uploadByAccount", userId]]);
  const [[video]] = await readAs(ctx, findVideoFile(deps.db, { userId, id: input.id }));
  if (!video || video.posterKey !== null) throw new AppError("NOT_FOUND");
  const { bytes } = await preparePoster(deps, input.bytes);
  const key = `uploads/${userId}/${crypto.randomUUID()}.jpg`;
  await commit(ctx, { statements: [announceObject({ key, dueAt: deps.now() + UNFINISHED_OBJECT_MS })] });
  await deps.storage.put(key, bytes, "image/jpeg");
  await commit(ctx, { statements: setPoster({ id: input.id, userId, key }) });
  return { posterUrl: `/media/${key}` };
}
