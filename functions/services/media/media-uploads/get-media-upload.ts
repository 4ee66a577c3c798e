import { findMediaUpload } from "#db/queries/media/media-uploads.ts";
import type { MediaUploadView } from "#schema/media/media-upload.ts";
import { AppError } from "../../app-error.ts";
import type { ActorCtx } from "../../context.ts";
import { readAs } from "../../read-as.ts";
import { mediaUploadView } from "./media-view.ts";

/** Which parts have arrived, for whoever goes on with them. */
export async function getMediaUpload({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string };
}): Promise<MediaUploadView> {
  const own = { id: input.id, userId: ctx.actor.userId };
  const [[upload]] = await readAs(ctx, findMediaUpload(ctx.deps.db, own));
  if (!upload) throw new AppError("MEDIA_UPLOAD_GONE");
  return mediaUploadView(upload);
}
