import { isJpeg, markAiMade, markOf } from "#schema/pictures/image-bytes/mark-ai-made.ts";
import { isPng, stripPng } from "#schema/pictures/image-bytes/png.ts";
import { UPLOAD } from "#schema/trainings/upload.ts";
import type { Deps } from "../../../deps.ts";
import { ImagesUnavailable } from "../../../providers/images/images.ts";
import { AppError } from "../../app-error.ts";
import { stripMetadata } from "../image-bytes/strip-metadata.ts";
import { isDeepPng, looksLikePhoto } from "./photo-type.ts";

/** A crop may be smaller than a photo somebody uploads. */
const MIN_COPY_SIDE = 16;

/** Pixel by pixel what was seen when it was saved, without what its file says besides. */
export async function prepareCopy(deps: Deps, bytes: Uint8Array<ArrayBuffer>) {
  const size = await measure(deps, bytes, MIN_COPY_SIDE);
  if (isJpeg(bytes)) return { ...size, bytes: stripMetadata(bytes), extension: "jpg", type: "image/jpeg" };
  if (isPng(bytes)) return { ...size, bytes: stripPng(bytes), extension: "png", type: "image/png" };
  throw new AppError("UPLOAD_NOT_A_PHOTO");
}

/** A video's first picture is as small as the video, and shown at most this wide. */
const POSTER_SIDE = 1080;

export async function preparePoster(deps: Deps, bytes: Uint8Array<ArrayBuffer>) {
  return encodeAnew(deps, bytes, POSTER_SIDE, MIN_COPY_SIDE);
}

/** Pixel by pixel what was painted, so that nothing outside it changes. */
export async function prepareMask(deps: Deps, bytes: Uint8Array<ArrayBuffer>) {
  const size = await measure(deps, bytes);
  if (!isPng(bytes)) throw new AppError("UPLOAD_NOT_A_PHOTO");
  return { ...size, bytes: stripPng(bytes) };
}

/** As every photo is kept: upright, not larger than is needed, and of what its file says besides only that AI made it. */
export async function preparePhoto(deps: Deps, bytes: Uint8Array<ArrayBuffer>) {
  const photo = await encodeAnew(deps, bytes, UPLOAD.storedSide);
  const mark = markOf(bytes);
  return mark ? { ...photo, bytes: markAiMade(photo.bytes, mark) } : photo;
}

async function encodeAnew(deps: Deps, bytes: Uint8Array<ArrayBuffer>, side: number, minSide?: number) {
  await measure(deps, bytes, minSide);
  const photo = await tellOutage(deps.images.reencode(bytes, side));
  if (!photo) throw new AppError("UPLOAD_EMPTY");
  return { ...photo, bytes: stripMetadata(photo.bytes) };
}

/** Shown in a circle of forty pixels, and larger on the account page. */
const AVATAR_SIDE = 320;

export async function prepareAvatar(
  deps: Deps,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  await measure(deps, bytes, MIN_COPY_SIDE);
  const picture = await tellOutage(deps.images.reencode(bytes, AVATAR_SIDE));
  if (!picture) throw new AppError("UPLOAD_EMPTY");
  return stripMetadata(picture.bytes);
}

/** Its size, where a picture of that size and kind is taken. */
async function measure(deps: Deps, bytes: Uint8Array<ArrayBuffer>, minSide: number = UPLOAD.minSide) {
  if (bytes.length === 0) throw new AppError("UPLOAD_EMPTY");
  if (bytes.length > UPLOAD.maxBytes) throw new AppError("UPLOAD_TOO_LARGE");
  if (!looksLikePhoto(bytes)) throw new AppError("UPLOAD_NOT_A_PHOTO");
  const size = await tellOutage(deps.images.measure(bytes));
  if (!size) throw new AppError("UPLOAD_EMPTY");
  const pixels = size.width * size.height;
  if (pixels > UPLOAD.maxPixels) throw new AppError("UPLOAD_TOO_MANY_PIXELS");
  if (pixels > UPLOAD.maxDeepPixels && isDeepPng(bytes)) throw new AppError("UPLOAD_TOO_DEEP");
  if (Math.min(size.width, size.height) < minSide) throw new AppError("UPLOAD_TOO_FEW_PIXELS");
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
