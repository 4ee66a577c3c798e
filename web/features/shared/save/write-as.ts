import { markCopy } from "#schema/pictures/image-bytes/mark-ai-made.ts";
import type { FileType } from "./file-types.ts";

/** No loss the eye finds. */
const QUALITY = 0.95;

/** A finished picture as a file of another type, at its full size, that says of itself what the picture says. */
export async function writeAs(picture: Blob, type: FileType): Promise<Blob> {
  if (picture.type === type) return picture;
  const source = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(source.width, source.height);
  const target = canvas.getContext("2d");
  if (!target) throw new Error("No canvas to draw on");
  if (type === "image/jpeg") {
    // JPEG knows no transparency
    target.fillStyle = "#fff";
    target.fillRect(0, 0, canvas.width, canvas.height);
  }
  target.drawImage(source, 0, 0);
  source.close();
  const plain = await canvas.convertToBlob({ type, quality: QUALITY });
  const [copy, original] = await Promise.all([plain.arrayBuffer(), picture.arrayBuffer()]);
  return new Blob([markCopy(new Uint8Array(copy), new Uint8Array(original))], { type: plain.type });
}
