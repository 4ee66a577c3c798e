import { markCopy } from "#schema/pictures/image-bytes/mark-ai-made.ts";
import type { Image } from "#web/engine/pixels/image.ts";
import type { FileType } from "#web/features/shared/save/file-types.ts";

/** No loss the eye finds. */
const QUALITY = 0.95;

/** A picture as a file that says of itself what the one it was made from says. */
export async function encodePicture(
  image: Image,
  { type, original }: { type: FileType; original: Blob },
): Promise<Blob> {
  const canvas = type === "image/jpeg" ? onWhite(image) : canvasOf(image);
  const plain = await canvas.convertToBlob({ type, quality: QUALITY });
  // a browser that cannot write this type writes PNG
  if (plain.type !== type) throw new Error(`This browser cannot write ${type}`);
  const [copy, source] = await Promise.all([plain.arrayBuffer(), original.arrayBuffer()]);
  return new Blob([markCopy(new Uint8Array(copy), new Uint8Array(source))], { type });
}

export function canvasOf({ width, height, data }: Image): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  context(canvas).putImageData(new ImageData(data as ImageDataArray, width, height), 0, 0);
  return canvas;
}

/** JPEG knows no transparency. */
function onWhite(image: Image): OffscreenCanvas {
  const canvas = new OffscreenCanvas(image.width, image.height);
  const target = context(canvas);
  target.fillStyle = "#fff";
  target.fillRect(0, 0, image.width, image.height);
  target.drawImage(canvasOf(image), 0, 0);
  return canvas;
}

function context(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const found = canvas.getContext("2d");
  if (!found) throw new Error("No canvas to draw on");
  return found;
}
