import { findMediaUpload, noteMediaPart } from "#db/queries/media/media-uploads.ts";
import { PART_BYTES, PART_DEADLINE_SECONDS } from "#schema/media/media-limits.ts";
import { AppError } from "../../app-error.ts";
import { commit } from "../../commit.ts";
import type { ActorCtx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { readAs } from "../../read-as.ts";
import { readAtMost } from "../image-bytes/read-at-most.ts";
import { partCount } from "./media-view.ts";

/** Takes one part of a file, counted from 1; sent again it takes its own place. */
export async function storePart({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string; number: number; body: ReadableStream<Uint8Array> | null };
}): Promise<{ ok: true }> {
  const { id, number, body } = input;
  const { userId } = ctx.actor;
  const { storage, db } = ctx.deps;
  await countUse(ctx, [["mediaPartByAccount", userId]]);
  const [[upload]] = await readAs(ctx, findMediaUpload(db, { id, userId }));
  if (!upload) throw new AppError("MEDIA_UPLOAD_GONE");
  const count = partCount(upload.size);
  if (!Number.isInteger(number) || number < 1 || number > count) throw new AppError("BAD_INPUT");
  const expected = number < count ? PART_BYTES : upload.size - (count - 1) * PART_BYTES;
  const bytes = await readPart(body, expected);
  if (bytes?.length !== expected) throw new AppError("MEDIA_INCOMPLETE");
  const name = await storage.putPart({ key: upload.key, id: upload.partsId }, number, bytes);
  await commit(ctx, {
    statements: noteMediaPart({ id, userId, number, name }),
    errors: { not_there: "MEDIA_UPLOAD_GONE" },
  });
  return { ok: true };
}

async function readPart(body: ReadableStream<Uint8Array> | null, maxBytes: number) {
  const deadline = AbortSignal.timeout(PART_DEADLINE_SECONDS * 1000);
  try {
    return await readAtMost(body, maxBytes, deadline);
  } catch (error) {
    throw deadline.aborted ? new AppError("UPLOAD_TOO_SLOW") : error;
  }
}
