import sharp, { type Sharp } from "sharp";
import type { PACK_COVER_WIDTHS } from "#schema/catalogue/cover-widths.ts";
import type { Image } from "#web/engine/pixels/image.ts";

const QUALITY = 60;
/** Grain and fine cloth go first as quality falls; down to here nobody sees it on a phone. */
const LEAST_QUALITY = 40;
/** More of it takes four times as long for a twentieth of the bytes. */
const EFFORT = 3;

/**
 * The size a phone opens a page with. It comes over a slow line beside the stylesheet and three fonts, so what counts is
 * round trips: up to this many bytes it takes no more of them than the fonts do.
 */
export const FIRST_PICTURE = {
  width: 480 satisfies (typeof PACK_COVER_WIDTHS)[number],
  bytes: 10_752,
} as const;

/** A cover's file in one of its widths; throws where a first picture takes too many bytes. */
export async function toAvif({ data, width, height }: Image, wanted: number): Promise<Buffer> {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const picture = sharp(bytes, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize({ width: wanted, kernel: "lanczos3" });
  const avif = await encodeAvif(picture, wanted);
  if (avif.byteLength > allowedFor(wanted)) throw new Error(`a first picture takes ${avif.byteLength} bytes`);
  return avif;
}

/**
 * Plain 8-bit AVIF with halved colour, which every browser of the last years decodes. In the first picture's size it has
 * the highest quality that keeps to the first picture's bytes, or the least there is.
 */
export async function encodeAvif(picture: Sharp, width: number): Promise<Buffer> {
  const encode = (quality: number) =>
    picture.clone().avif({ quality, effort: EFFORT, chromaSubsampling: "4:2:0", bitdepth: 8 }).toBuffer();
  let found = await encode(QUALITY);
  if (found.byteLength <= allowedFor(width)) return found;
  found = await encode(LEAST_QUALITY);
  for (let [low, high] = [LEAST_QUALITY + 1, QUALITY - 1]; low <= high; ) {
    const quality = (low + high) >> 1;
    const avif = await encode(quality);
    const fits = avif.byteLength <= allowedFor(width);
    if (fits) found = avif;
    [low, high] = fits ? [quality + 1, high] : [low, quality - 1];
  }
  return found;
}

const allowedFor = (width: number) =>
  width === FIRST_PICTURE.width ? FIRST_PICTURE.bytes : Number.POSITIVE_INFINITY;

/** A few dozen bytes of a 4:5 picture as a data: address. */
export async function toPlaceholder(picture: Buffer): Promise<string> {
  const bytes = await sharp(picture)
    .resize(8, 10, { fit: "fill" })
    .webp({ quality: 30, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}
