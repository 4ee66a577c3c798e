import { ERRORS } from "#schema/errors.ts";
import { UPLOAD } from "#schema/upload.ts";
import { scaledSize } from "./scaled-size.ts";

/** JPEG quality of what is sent: no loss the eye finds, a fraction of the bytes. */
const QUALITY = 0.92;

export type Prepared = { ok: true; body: Blob } | { ok: false; reason: string };

/**
 * Decodes a photo, turns it upright, scales it to the stored size and re-encodes it as JPEG, which also
 * leaves camera data behind. What this browser cannot decode is sent as it is: the server then judges it.
 */
export async function preparePhoto(file: File): Promise<Prepared> {
  if (file.size === 0) return { ok: false, reason: ERRORS.UPLOAD_EMPTY.message };
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return sendAsItIs(file);
  }
  try {
    if (Math.min(bitmap.width, bitmap.height) < UPLOAD.minSide) {
      return { ok: false, reason: ERRORS.UPLOAD_TOO_FEW_PIXELS.message };
    }
    const { width, height } = scaledSize(bitmap.width, bitmap.height, UPLOAD.storedSide);
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d");
    if (!context) return sendAsItIs(file);
    // JPEG knows no transparency
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, UPLOAD.storedType, QUALITY));
    return blob ? { ok: true, body: blob } : sendAsItIs(file);
  } finally {
    bitmap.close();
  }
}

function sendAsItIs(file: File): Prepared {
  if (file.size > UPLOAD.maxBytes) return { ok: false, reason: ERRORS.UPLOAD_TOO_LARGE.message };
  return { ok: true, body: file };
}
