import type { SourceType } from "#schema/pictures/ai-marking.ts";
import { addMark } from "#schema/pictures/image-bytes/mark-ai-made.ts";
import { markMp4 } from "#schema/videos/mark-mp4.ts";
import type { Image } from "#web/engine/pixels/image.ts";
import type { FileType } from "#web/features/shared/save/file-types.ts";
import type { Clip } from "../device-tool.ts";

const QUALITY = 0.92;

/** What a phone's browser can show of a picture at once. */
const SHOWN_PIXELS = 12_000_000;

function drawn({ width, height, data }: Image): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const target = canvas.getContext("2d");
  if (!target) throw new Error("No canvas to draw on");
  target.putImageData(new ImageData(data as ImageDataArray, width, height), 0, 0);
  return canvas;
}

/** A picture as a file, with nothing of the photo's own data but its mark; a browser that cannot write the type makes a PNG. */
export async function encodePicture(image: Image, type: FileType, mark: SourceType | null): Promise<Blob> {
  const canvas = type === "image/jpeg" ? onWhite(drawn(image)) : drawn(image);
  const plain = await canvas.convertToBlob({ type, quality: QUALITY });
  if (!mark) return plain;
  return new Blob([addMark(new Uint8Array(await plain.arrayBuffer()), mark)], { type: plain.type });
}

export const clipFile = ({ mp4 }: Clip, mark: SourceType | null): Blob =>
  new Blob([mark ? markMp4(mp4, mark) : mp4], { type: "video/mp4" });

/** JPEG knows no transparency and would make it black. */
function onWhite(canvas: OffscreenCanvas): OffscreenCanvas {
  const target = canvas.getContext("2d");
  if (!target) throw new Error("No canvas to draw on");
  target.globalCompositeOperation = "destination-over";
  target.fillStyle = "#fff";
  target.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A picture for the screen, smaller where it is too large to be shown whole. */
export function bitmapOf(image: Image): Promise<ImageBitmap> {
  const scale = Math.min(1, Math.sqrt(SHOWN_PIXELS / (image.width * image.height)));
  return createImageBitmap(new ImageData(image.data as ImageDataArray, image.width, image.height), {
    resizeWidth: Math.round(image.width * scale),
    resizeHeight: Math.round(image.height * scale),
    resizeQuality: "high",
  });
}

export function isTransparent({ data }: Image): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return true;
  return false;
}
