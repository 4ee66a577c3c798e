import { UPLOAD } from "#schema/trainings/upload.ts";
import { drawScaled, openPhoto } from "./open-photo.ts";

/** JPEG quality of what is sent: no loss the eye finds, a fraction of the bytes. */
const QUALITY = 0.92;

/** A photo at the size that is stored, upright. */
export const drawStored = (source: ImageBitmap): OffscreenCanvas => drawScaled(source, UPLOAD.storedSide);

export const encodeStored = (canvas: OffscreenCanvas): Promise<Blob> =>
  canvas.convertToBlob({ type: UPLOAD.storedType, quality: QUALITY });

/** What is uploaded of a photo: as it is stored, without camera data. Rejects when the file is no photo we can read. */
export async function storedPhoto(file: Blob): Promise<Blob> {
  const source = await openPhoto(file);
  try {
    return await encodeStored(drawStored(source));
  } finally {
    source.close();
  }
}
