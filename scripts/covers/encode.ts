import sharp from "sharp";
import type { Image } from "#web/engine/pixels/image.ts";

/** Plain 8-bit AVIF with halved colour, which every browser of the last years decodes. */
export function toAvif({ data, width, height }: Image, wanted: number): Promise<Buffer> {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return sharp(bytes, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize({ width: wanted, kernel: "lanczos3" })
    .avif({ quality: 60, effort: 5, chromaSubsampling: "4:2:0", bitdepth: 8 })
    .toBuffer();
}

/** A few dozen bytes of a 4:5 picture as a data: address. */
export async function toPlaceholder(picture: Buffer): Promise<string> {
  const bytes = await sharp(picture)
    .resize(8, 10, { fit: "fill" })
    .webp({ quality: 30, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}
