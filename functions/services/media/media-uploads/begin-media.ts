import type * as z from "zod";
import { constraintName } from "#db/constraint-name.ts";
import { insertMediaUpload } from "#db/queries/media/media-uploads.ts";
import { MAX_UNFINISHED_MEDIA, MEDIA_LIMITS } from "#schema/media/media-limits.ts";
import type { beginMediaInput, MediaUploadView } from "#schema/media/media-upload.ts";
import { AppError } from "../../app-error.ts";
import { commit } from "../../commit.ts";
import type { ActorCtx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { makeRoom } from "./make-room.ts";
import { mediaUploadView } from "./media-view.ts";

/**
 * A video or a recording begins to come in, in parts; what is too large is told before it is sent. Where many are on their
 * way the oldest gives way, so that nobody is locked out by what they left unfinished.
 */
export async function beginMedia({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof beginMediaInput>;
}): Promise<MediaUploadView> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  await countUse(ctx, [["uploadByAccount", userId]]);
  const { maxBytes, maxPerUser } = MEDIA_LIMITS[input.kind];
  if (input.size > maxBytes) throw new AppError(`${input.kind}_TOO_LARGE`);
  const id = crypto.randomUUID();
  const key = `uploads/${userId}/${id}.part`;
  const parts = await deps.storage.beginParts(key, "application/octet-stream");
  const row = { id, ...input, key, partsId: parts.id, userId, createdAt: new Date(deps.now()) };
  const begin = () =>
    commit(ctx, {
      statements: insertMediaUpload(row, { maxUnfinished: MAX_UNFINISHED_MEDIA, maxStored: maxPerUser }),
      errors: { upload_limit: "MEDIA_LIMIT", still_busy: "MEDIA_UPLOAD_BUSY" },
    });
  try {
    await begin().catch(async (error: unknown) => {
      if (constraintName(error) !== "still_busy") throw error;
      await makeRoom(ctx);
      await begin();
    });
  } catch (error) {
    await deps.storage.abortParts(parts);
    throw error;
  }
  return mediaUploadView({ id, size: input.size, parts: {} });
}
