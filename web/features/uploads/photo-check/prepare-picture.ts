import { UPLOAD } from "#schema/trainings/upload.ts";
import { EXAMINED_SIDE } from "#web/engine/photo-verdict.ts";
import type { Image } from "#web/engine/pixels/image.ts";
import { decodeHeic, isHeic } from "./decode-heic.ts";
import { scaledSize } from "./scaled-size.ts";

/** JPEG quality of what is sent: no loss the eye finds, a fraction of the bytes. */
const QUALITY = 0.92;
/** Thumbnails, in pixels: sharp in a frame of the sheet on a dense screen. */
const THUMBNAIL = 480;

export interface PreparedPicture {
  /** What will be uploaded: upright, at the stored size, without camera data. */
  body: Blob;
  thumbnail: Blob;
  /** What the engine looks at. */
  image: Image;
  /** Size of the photo as it came, upright. */
  original: { width: number; height: number };
}

/** Decodes a photo and draws it in the sizes that are needed. Rejects when the file is no photo we can read. */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  const source = await decode(file);
  try {
    const original = { width: source.width, height: source.height };
    const stored = draw(source, UPLOAD.storedSide);
    const examined = draw(stored, EXAMINED_SIDE);
    const [body, thumbnail] = await Promise.all([
      stored.convertToBlob({ type: UPLOAD.storedType, quality: QUALITY }),
      draw(examined, THUMBNAIL).convertToBlob({ type: "image/jpeg", quality: 0.8 }),
    ]);
    const image = context(examined).getImageData(0, 0, examined.width, examined.height);
    return { body, thumbnail, image, original };
  } finally {
    source.close();
  }
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch (error) {
    if (!(await isHeic(file))) throw error;
    return createImageBitmap(await decodeHeic(file));
  }
}

function draw(source: ImageBitmap | OffscreenCanvas, longest: number): OffscreenCanvas {
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

/** Kept in memory rather than on a graphics card, since it is read back. */
function context(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const found = canvas.getContext("2d", { willReadFrequently: true });
  if (!found) throw new Error("No canvas to draw on");
  return found;
}
