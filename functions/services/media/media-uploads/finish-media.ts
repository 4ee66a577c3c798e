import type * as z from "zod";
import {
  claimMediaUpload,
  dropMediaUpload,
  findMediaUpload,
  type MediaUpload,
  releaseMediaUpload,
} from "#db/queries/media/media-uploads.ts";
import { findAudioFile, findVideoFile, type OwnMedia } from "#db/queries/media/uploaded-media.ts";
import type { MediaKind } from "#schema/media/media-limits.ts";
import type { finishMediaInput, MediaView } from "#schema/media/media-upload.ts";
import { AppError } from "../../app-error.ts";
import { commit } from "../../commit.ts";
import type { ActorCtx } from "../../context.ts";
import { readAs } from "../../read-as.ts";
import { MediaRefused } from "../media-files/read-media.ts";
import { keepMedia } from "./keep-media.ts";
import { audioFileView, partCount, videoFileView } from "./media-view.ts";

/** Whoever examines a file has so long before another may, in milliseconds. */
const LEASE_MS = 10 * 60_000;

/**
 * All parts are there: the file is put together, examined and kept, or refused with the reason and nothing of it left. Asked
 * again it answers the same; the same file as an earlier one is that one.
 */
export async function finishMedia({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof finishMediaInput>;
}): Promise<MediaView> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const { id } = input;
  const [[upload]] = await readAs(ctx, findMediaUpload(deps.db, { id, userId }));
  if (!upload) {
    const by = { uploadId: id, userId };
    const kept = (await findMedia(ctx, "VIDEO", by)) ?? (await findMedia(ctx, "AUDIO", by));
    if (kept) return kept;
    throw new AppError("MEDIA_UPLOAD_GONE");
  }
  const names = partNames(upload);
  const now = deps.now();
  await commit(ctx, {
    statements: claimMediaUpload({ id, userId, now, leaseUntil: now + LEASE_MS }),
    errors: { still_busy: "MEDIA_UPLOAD_BUSY" },
  });
  try {
    // a Worker that died may have come so far
    if (!(await deps.storage.has(upload.key)))
      await deps.storage.completeParts({ key: upload.key, id: upload.partsId }, names);
    const find = (by: OwnMedia) => findMedia(ctx, upload.kind, by);
    return await keepMedia({ ctx, upload, waveform: input.waveform, find });
  } catch (error) {
    if (!(error instanceof MediaRefused)) {
      await commit({ deps }, { statements: [releaseMediaUpload({ id })] });
      throw error;
    }
    await commit({ deps }, { statements: dropMediaUpload({ id, userId, now: deps.now() }) });
    await deps.storage.delete(upload.key);
    throw new AppError(error.code, {}, error);
  }
}

async function findMedia(ctx: ActorCtx, kind: MediaKind, by: OwnMedia): Promise<MediaView | null> {
  if (kind === "VIDEO") {
    const [[row]] = await readAs(ctx, findVideoFile(ctx.deps.db, by));
    return row ? videoFileView(row) : null;
  }
  const [[row]] = await readAs(ctx, findAudioFile(ctx.deps.db, by));
  return row ? audioFileView(row) : null;
}

/** What the bucket called each part, in order. */
function partNames({ size, parts }: MediaUpload): string[] {
  return Array.from({ length: partCount(size) }, (_, index) => {
    const name = parts[String(index + 1)];
    if (name === undefined) throw new AppError("MEDIA_INCOMPLETE");
    return name;
  });
}
