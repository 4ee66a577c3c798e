import { beginUpload, finishUpload, knownUpload } from "#db/queries/library/media.ts";
import { isPng, stripPng } from "#schema/pictures/image-bytes/png.ts";
import type { PhotoCheck } from "#schema/trainings/photo-check.ts";
import { UPLOAD, type UploadPurpose, type UploadView } from "#schema/trainings/upload.ts";
import { ImagesUnavailable } from "../../../providers/images/images.ts";
import { AppError } from "../../app-error.ts";
import { commit, commitOnce } from "../../commit.ts";
import type { ActorCtx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { sha256 } from "../../security/signing.ts";
import { stripMetadata } from "../image-bytes/strip-metadata.ts";
import { isDeepPng, looksLikePhoto } from "./photo-type.ts";

/** Uploads that died halfway are deleted after this long, in milliseconds. */
const UNFINISHED_MS = 3_600_000;

/**
 * Stores a photo: checked, upright, at most 2048 px, free of metadata. The same picture again is the same upload.
 * The object is announced before it is stored and kept by the batch that refers to it, so none is ever orphaned.
 */
export async function storeUpload({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { name: string; bytes: Uint8Array<ArrayBuffer>; check: PhotoCheck; purpose: UploadPurpose };
}): Promise<UploadView> {
  const { deps, actor } = ctx;
  await countUse(ctx, [["uploadByAccount", actor.userId]]);
  const isMask = input.purpose === "MASK";
  const photo = isMask ? await prepareMask(ctx, input.bytes) : await prepare(ctx, input.bytes);
  const now = deps.now();
  const hash = await sha256(photo.bytes);
  const id = crypto.randomUUID();
  const key = `uploads/${actor.userId}/${id}.${isMask ? "png" : "jpg"}`;
  const mimeType = isMask ? "image/png" : UPLOAD.storedType;
  const { userId } = actor;
  const { maxPerUser } = UPLOAD;
  const begin = async () => {
    const dueAt = now + UNFINISHED_MS;
    const { check, purpose } = input;
    const statements = beginUpload({ userId, hash, key, dueAt, maxPerUser, check, purpose, now });
    return knownUpload(await commit(ctx, { statements }));
  };

  const known = await begin();
  if (known) return { ...known, duplicate: true };
  await deps.storage.put(key, photo.bytes, mimeType);
  const view = {
    id,
    url: `/media/${key}`,
    width: photo.width,
    height: photo.height,
    size: photo.bytes.length,
    mimeType,
  };
  const row = {
    ...view,
    key,
    name: input.name.slice(0, 200),
    imageHash: hash,
    anyway: input.check.anyway,
    samePerson: input.check.samePerson,
    focusX: input.check.focus?.x ?? null,
    focusY: input.check.focus?.y ?? null,
    purpose: input.purpose,
    userId,
    createdAt: new Date(now),
  };
  const first = await commitOnce(ctx, {
    statements: finishUpload(deps.db, { row, maxPerUser }),
    // the same picture arrived twice at once: the other one stands, ours is swept
    once: { repeatBreaks: "uploadedImage.imageHash", findEarlier: begin },
  });
  return first ? { ...first, duplicate: true } : { ...view, duplicate: false };
}

/** Pixel by pixel what was painted, so that nothing outside it changes. */
async function prepareMask(ctx: ActorCtx, bytes: Uint8Array<ArrayBuffer>) {
  const size = await measure(ctx, bytes);
  if (!isPng(bytes)) throw new AppError("UPLOAD_NOT_A_PHOTO");
  return { ...size, bytes: stripPng(bytes) };
}

async function prepare(ctx: ActorCtx, bytes: Uint8Array<ArrayBuffer>) {
  await measure(ctx, bytes);
  const photo = await tellOutage(ctx.deps.images.reencode(bytes, UPLOAD.storedSide));
  if (!photo) throw new AppError("UPLOAD_EMPTY");
  return { ...photo, bytes: stripMetadata(photo.bytes) };
}

/** Its size, where a picture of that size and kind is taken. */
async function measure({ deps }: ActorCtx, bytes: Uint8Array<ArrayBuffer>) {
  if (bytes.length === 0) throw new AppError("UPLOAD_EMPTY");
  if (bytes.length > UPLOAD.maxBytes) throw new AppError("UPLOAD_TOO_LARGE");
  if (!looksLikePhoto(bytes)) throw new AppError("UPLOAD_NOT_A_PHOTO");
  const size = await tellOutage(deps.images.measure(bytes));
  if (!size) throw new AppError("UPLOAD_EMPTY");
  const pixels = size.width * size.height;
  if (pixels > UPLOAD.maxPixels) throw new AppError("UPLOAD_TOO_MANY_PIXELS");
  if (pixels > UPLOAD.maxDeepPixels && isDeepPng(bytes)) throw new AppError("UPLOAD_TOO_DEEP");
  if (Math.min(size.width, size.height) < UPLOAD.minSide) throw new AppError("UPLOAD_TOO_FEW_PIXELS");
  return size;
}

/** A service that is out is not the photo's fault: the person is asked to try again, not to choose another. */
async function tellOutage<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ImagesUnavailable) throw new AppError("IMAGES_UNAVAILABLE");
    throw error;
  }
}
