import type { Image } from "../pixels/image.ts";

/** Rec. 709 weights, and the scales to the narrow range of video: 16 to 235, chroma 16 to 240. */
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722];
const LUMA = 219 / 255;
const CHROMA = 224 / 255;

/** A frame as video codecs take it: brightness of all pixels, then the two colour differences of each four. */
export function toYuv({ width, height, data }: Image, out: Uint8Array): void {
  for (let p = 0, i = 0; i < width * height; p += 4, i++)
    out[i] = 16.5 + LUMA * (RED * data[p]! + GREEN * data[p + 1]! + BLUE * data[p + 2]!);
  const blueAt = width * height;
  const redAt = blueAt + (width >> 1) * (height >> 1);
  const row = width * 4;
  for (let y = 0, i = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2, i++) {
      const p = y * row + x * 4;
      const mean = (c: number) =>
        (data[p + c]! + data[p + 4 + c]! + data[p + row + c]! + data[p + row + 4 + c]!) / 4;
      const [r, g, b] = [mean(0), mean(1), mean(2)];
      const luma = RED * r + GREEN * g + BLUE * b;
      out[blueAt + i] = 128.5 + (CHROMA * (b - luma)) / (2 * (1 - BLUE));
      out[redAt + i] = 128.5 + (CHROMA * (r - luma)) / (2 * (1 - RED));
    }
  }
}
