import { markJpeg } from "#schema/pictures/ai-marking.ts";
import type { Image } from "#web/engine/pixels/image.ts";

const QUALITY = 0.88;

/** A drawn portrait as a JPEG that says of itself, as the server's pictures do, that it was made with AI. */
export async function encodePortrait({ width, height, data }: Image): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const target = canvas.getContext("2d");
  if (!target) throw new Error("No canvas to draw on");
  target.putImageData(new ImageData(data as ImageDataArray, width, height), 0, 0);
  const plain = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
  const marked = markJpeg(new Uint8Array(await plain.arrayBuffer()), "compositeWithTrainedAlgorithmicMedia");
  return new Blob([marked], { type: "image/jpeg" });
}
