import sharp, { type Sharp } from "sharp";
import type { Image } from "#web/engine/pixels/image.ts";

/** A picture of the engine's as the picture library takes it. */
export function encodable({ data, width, height }: Image): Sharp {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return sharp(bytes, { raw: { width, height, channels: 4 } }).removeAlpha();
}

/** Plain 8-bit AVIF with halved colour, which every browser of the last years decodes. */
export function toAvif(image: Image, width: number): Promise<Buffer> {
  return encodable(image)
    .resize({ width, kernel: "lanczos3" })
    .avif({ quality: 52, effort: 5, chromaSubsampling: "4:2:0", bitdepth: 8 })
    .toBuffer();
}

/** A few dozen bytes of the picture as a data: address. */
export async function toPlaceholder(image: Image): Promise<string> {
  const bytes = await encodable(image)
    .resize(8, 10, { fit: "fill" })
    .webp({ quality: 30, effort: 6, smartSubsample: false })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}
