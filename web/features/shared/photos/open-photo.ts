import { decodeHeic, isHeic } from "./decode-heic.ts";
import { scaledSize } from "./scaled-size.ts";

/** Decodes a photo, upright; HEIC where the browser cannot. Rejects when the file is no photo we can read. */
export async function openPhoto(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch (error) {
    if (!(await isHeic(file))) throw error;
    return createImageBitmap(await decodeHeic(file));
  }
}

/** Draws it with its longer side at most `longest` pixels, on white where it is transparent. */
export function drawScaled(source: ImageBitmap | OffscreenCanvas, longest: number): OffscreenCanvas {
  const { width, height } = scaledSize(source.width, source.height, longest);
  const canvas = new OffscreenCanvas(width, height);
  const target = context(canvas);
  // JPEG knows no transparency
  target.fillStyle = "#fff";
  target.fillRect(0, 0, width, height);
  target.imageSmoothingQuality = "high";
  target.drawImage(source, 0, 0, width, height);
  return canvas;
}

export const pixelsOf = (canvas: OffscreenCanvas): ImageData =>
  context(canvas).getImageData(0, 0, canvas.width, canvas.height);

/** Kept in memory rather than on a graphics card, since it is read back. */
function context(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const found = canvas.getContext("2d", { willReadFrequently: true });
  if (!found) throw new Error("No canvas to draw on");
  return found;
}
