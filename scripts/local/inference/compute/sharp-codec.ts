import sharp, { type Sharp } from "sharp";
import { aiMarking } from "#schema/pictures/ai-marking.ts";
import type { ImageCodec } from "#web/engine/identity/image-codec.ts";
import { EXAMINED_SIDE } from "#web/engine/photo-verdict.ts";
import type { Image } from "#web/engine/pixels/image.ts";
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

/** Decodes a picture that is to be changed: upright, in its own size, on white where it is transparent. */
export async function decodeWhole(bytes: Uint8Array): Promise<Image> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
  return toImage(picture.rotate().flatten({ background: "#ffffff" })).catch(() => {
    throw new PictureRefused("image_load_error");
  });
}

const AI_MARKING = aiMarking("compositeWithTrainedAlgorithmicMedia");

/** A finished picture as JPEG, marked as made with AI. */
export function encodePortrait(image: Image): Promise<Uint8Array> {
  return asSharp(image).jpeg({ quality: 92, chromaSubsampling: "4:4:4" }).withXmp(AI_MARKING).toBuffer();
}

/** A picture with transparency as PNG, marked as the others are. */
export function encodeCutout(image: Image): Promise<Uint8Array> {
  return rawSharp(image).png({ compressionLevel: 7 }).withXmp(AI_MARKING).toBuffer();
}

/** What identity bundles are written and read with. */
export const sharpCodec: ImageCodec = {
  encode: (image, kind) =>
    kind === "photo"
      ? asSharp(image).jpeg({ quality: 94, chromaSubsampling: "4:4:4" }).toBuffer()
      : asSharp(image).extractChannel(0).png({ compressionLevel: 6 }).toBuffer(),
  decode: (bytes) => toImage(sharp(bytes)),
};
