import { markJpeg } from "#schema/pictures/ai-marking.ts";
import { type Crop, cropBox } from "#schema/pictures/crops.ts";
import { saveFile } from "#web/lib/save-file.ts";
import type { PictureFile } from "./use-picture-file.ts";

/** JPEG quality: no loss the eye finds. */
const QUALITY = 0.94;

/** Draws a crop at its size, marks it as made with AI as its original is, and has the browser save it. */
export async function saveCrop(picture: PictureFile, crop: Crop, name: string): Promise<void> {
  const box = cropBox(picture, picture.face, crop);
  const bitmap = await createImageBitmap(picture.file, box.left, box.top, box.width, box.height);
  const canvas = new OffscreenCanvas(crop.width, crop.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas to draw on");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, crop.width, crop.height);
  bitmap.close();
  const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
  const marked = markJpeg(new Uint8Array(await jpeg.arrayBuffer()), "compositeWithTrainedAlgorithmicMedia");
  saveFile(new Blob([marked], { type: "image/jpeg" }), name);
}
