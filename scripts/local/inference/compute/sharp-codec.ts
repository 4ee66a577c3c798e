import sharp, { type Sharp } from "sharp";
import { aiMarking } from "#schema/pictures/ai-marking.ts";
import type { ImageCodec } from "#web/engine/identity/image-codec.ts";
import { EXAMINED_SIDE } from "#web/engine/photo-verdict.ts";
import { createPlane, type Image, type Plane } from "#web/engine/pixels/image.ts";
import { PictureRefused } from "./compute-types.ts";

/** Refuses pictures that would not fit in memory once decoded. */
const MAX_PIXELS = 80_000_000;

function rawSharp({ width, height, data }: Image): Sharp {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return sharp(bytes, { raw: { width, height, channels: 4 } });
}

const asSharp = (image: Image) => rawSharp(image).removeAlpha();

async function toImage(picture: Sharp): Promise<Image> {
  const { data, info } = await picture
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
  };
}

/** Decodes an uploaded photo, upright and scaled down. Rejects when the bytes are no picture. */
export function decodePhoto(bytes: Uint8Array): Promise<Image> {
  return toImage(
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .rotate()
      .resize(EXAMINED_SIDE, EXAMINED_SIDE, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" }),
  );
}

/** Decodes a picture that is to be changed: upright, in its own size, with its transparency. */
export async function decodeWhole(bytes: Uint8Array): Promise<Image> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
  return toImage(picture.rotate()).catch(() => {
    throw new PictureRefused("image_load_error");
  });
}

/** The same on white where it is transparent, for what knows no transparency. */
export async function decodeOnWhite(bytes: Uint8Array): Promise<Image> {
  const image = await decodeWhole(bytes);
  return isOpaque(image) ? image : toImage(rawSharp(image).flatten({ background: "#ffffff" }));
}

/** Decodes a picture that a clip is made from: no larger than its frames can use. */
export async function decodeStill(bytes: Uint8Array): Promise<Image> {
  return decodePhoto(bytes).catch(() => {
    throw new PictureRefused("image_load_error");
  });
}

/** Decodes what was brushed over: white is what changes. */
export async function decodeMask(bytes: Uint8Array): Promise<Plane> {
  const { width, height, data } = await decodeWhole(bytes);
  const mask = createPlane(width, height);
  for (let i = 0; i < mask.data.length; i++) mask.data[i] = (data[i * 4]! * data[i * 4 + 3]!) / 255;
  return mask;
}

export function isOpaque({ data }: Image): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i]! < 255) return false;
  return true;
}

const AI_MARKING = aiMarking("compositeWithTrainedAlgorithmicMedia");

/** A finished picture as JPEG, marked as made with AI. */
export function encodePortrait(image: Image): Promise<Uint8Array> {
  return asSharp(image).jpeg({ quality: 92, chromaSubsampling: "4:4:4" }).withXmp(AI_MARKING).toBuffer();
}

/** A picture as PNG, every value kept and transparency too, marked as the others are. */
export function encodePng(image: Image): Promise<Uint8Array> {
  const picture = isOpaque(image) ? asSharp(image) : rawSharp(image);
  return picture.png({ compressionLevel: 7, adaptiveFiltering: true }).withXmp(AI_MARKING).toBuffer();
}

/** What identity bundles are written and read with. */
export const sharpCodec: ImageCodec = {
  encode: (image, kind) =>
    kind === "photo"
      ? asSharp(image).jpeg({ quality: 94, chromaSubsampling: "4:4:4" }).toBuffer()
      : asSharp(image).extractChannel(0).png({ compressionLevel: 6 }).toBuffer(),
  decode: (bytes) => toImage(sharp(bytes)),
};
