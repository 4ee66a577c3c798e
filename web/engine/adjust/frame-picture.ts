import { createImage, type Image } from "../pixels/image.ts";
import { type Framing, isUnframed } from "./adjustments.ts";
import { framedSize, unframeMap } from "./geometry/frame.ts";

/** A picture turned, mirrored, straightened and cropped. Pixels are copied where they are only moved, else blended (bilinear). */
export function framePicture(image: Image, framing: Framing): Image {
  if (isUnframed(framing)) return { width: image.width, height: image.height, data: image.data.slice() };
  const { width, height } = framedSize(image, framing);
  const out = createImage(width, height);
  const [a, b, c, d, e, f] = unframeMap(image, framing);
  const isMoved = framing.straighten === 0;
  const source = new Uint32Array(image.data.buffer, image.data.byteOffset, image.width * image.height);
  const target = new Uint32Array(out.data.buffer);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const fromX = a * (x + 0.5) + b * (y + 0.5) + c - 0.5;
      const fromY = d * (x + 0.5) + e * (y + 0.5) + f - 0.5;
      if (isMoved) target[i] = source[Math.round(fromY) * image.width + Math.round(fromX)]!;
      else blend(image, fromX, fromY, out.data, i * 4);
    }
  }
  return out;
}

function blend(image: Image, x: number, y: number, out: Uint8ClampedArray, at: number): void {
  const { width, height, data } = image;
  const inX = Math.min(width - 1, Math.max(0, x));
  const inY = Math.min(height - 1, Math.max(0, y));
  const left = Math.min(width - 2, inX | 0);
  const top = Math.min(height - 2, inY | 0);
  const right = inX - left;
  const down = inY - top;
  const p = (top * width + left) * 4;
  const below = p + width * 4;
  for (let c = 0; c < 4; c++) {
    const upper = data[p + c]! + right * (data[p + 4 + c]! - data[p + c]!);
    const lower = data[below + c]! + right * (data[below + 4 + c]! - data[below + c]!);
    out[at + c] = upper + down * (lower - upper);
  }
}
