import { type Crop, cropBox } from "#schema/pictures/crops.ts";
import { markCopy } from "#schema/pictures/image-bytes/mark-ai-made.ts";
import { saveFile } from "#web/lib/files/save-file.ts";
import type { PictureFile } from "./use-picture-file.ts";

/** JPEG quality: no loss the eye finds. */
const QUALITY = 0.94;

/** Draws a crop at its size, which says of itself what its original says, and has the browser save it. */
export async function saveCrop(picture: PictureFile, crop: Crop, name: string): Promise<void> {
  const box = cropBox(picture, picture.face, crop);
  const bitmap = await createImageBitmap(picture.file, box.left, box.top, box.width, box.height);
  const canvas = new OffscreenCanvas(crop.width, crop.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas to draw on");
  // JPEG knows no transparency
  context.fillStyle = "#fff";
  context.fillRect(0, 0, crop.width, crop.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, crop.width, crop.height);
  bitmap.close();
  const plain = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
  const [copy, original] = await Promise.all([plain.arrayBuffer(), picture.file.arrayBuffer()]);
  saveFile(new Blob([markCopy(new Uint8Array(copy), new Uint8Array(original))], { type: plain.type }), name);
}
