import { gaussianBlur } from "../pixels/blur.ts";
import type { Canvas } from "./canvas.ts";

/** Throws all that is painted so far out of focus as a lens does: every point becomes an even disc, lamps most of all. */
export interface LensLayer {
  kind: "lens";
  /** Of the disc, share of the picture's height. */
  radius: number;
}

/** Row sums from the left with both edges repeated `reach` times, so that any run's sum is one subtraction. */
function runningSums(
  data: Float32Array,
  width: number,
  height: number,
  reach: number,
): { sums: Float64Array; stride: number } {
  const stride = (width + 2 * reach + 1) * 3;
  const sums = new Float64Array(stride * height);
  for (let y = 0; y < height; y++) {
    const row = y * stride;
    for (let k = 0; k < width + 2 * reach; k++) {
      const from = (y * width + Math.min(width - 1, Math.max(0, k - reach))) * 3;
      const at = row + k * 3;
      for (let c = 0; c < 3; c++) sums[at + 3 + c] = sums[at + c]! + data[from + c]!;
    }
  }
  return { sums, stride };
}

export function paintLens({ map }: Canvas, layer: LensLayer): void {
  const { width, height, data } = map;
  const radius = layer.radius * height;
  const reach = Math.floor(radius);
  if (reach < 1) return;
  const { sums, stride } = runningSums(data, width, height, reach);
  const halves = Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.floor(Math.sqrt(radius * radius - (k - reach) ** 2)),
  );
  const scale = 1 / halves.reduce((sum, half) => sum + 2 * half + 1, 0);
  const line = new Float64Array(width * 3);
  for (let y = 0; y < height; y++) {
    line.fill(0);
    for (let k = 0; k <= 2 * reach; k++) {
      const row = Math.min(height - 1, Math.max(0, y + k - reach)) * stride;
      const left = row + (reach - halves[k]!) * 3;
      const right = row + (reach + halves[k]! + 1) * 3;
      for (let x = 0; x < line.length; x++) line[x] = line[x]! + sums[right + x]! - sums[left + x]!;
    }
    for (let x = 0; x < line.length; x++) data[y * width * 3 + x] = line[x]! * scale;
  }
  gaussianBlur(data, width, height, 3, radius * 0.16);
}
