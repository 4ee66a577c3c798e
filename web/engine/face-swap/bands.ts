import { gaussianBlur } from "../pixels/blur.ts";
import { fineBlur } from "../pixels/fine-blur.ts";
import type { LightMap, Plane } from "../pixels/image.ts";

/** Standard deviations of the blurs between which a band lies, in face sizes, from fine to coarse. */
const BETWEEN = [0.006, 0.013, 0.026, 0.052, 0.1] as const;
/** The last is what the coarsest blur leaves. */
export const BANDS = BETWEEN.length + 1;
/** Up to here box means are too coarse a blur, in pixels. */
const FINE = 1.5;

const channelsOf = ({ width, height, data }: Plane | LightMap) => data.length / (width * height);

/**
 * A picture, or one channel of it, by how fine it is: `BANDS` bands from fine to coarse, whose sum it is. One at a time,
 * or they would take six times its memory.
 */
export function* bandsOf(map: Plane | LightMap, faceSize: number): Generator<Float32Array, void> {
  let near: Float32Array = Float32Array.from(map.data);
  for (const sigma of BETWEEN) {
    const far = blurred(map, sigma * faceSize);
    for (let i = 0; i < near.length; i++) near[i] = near[i]! - far[i]!;
    yield near;
    near = far;
  }
  yield near;
}

/** The bands of two of one kind and size, side by side. */
export function* bandsOfBoth<Map extends Plane | LightMap>(a: Map, b: Map, faceSize: number) {
  const theirs = bandsOf(b, faceSize);
  for (const mine of bandsOf(a, faceSize)) {
    const { value } = theirs.next();
    if (value) yield [mine, value] as const;
  }
}

export function blurred(map: Plane | LightMap, sigma: number): Float32Array {
  const data = Float32Array.from(map.data);
  const blur = sigma < FINE ? fineBlur : gaussianBlur;
  blur(data, map.width, map.height, channelsOf(map), sigma);
  return data;
}

/** Standard deviation of a band where the weight, one value for each pixel, says so. */
export function spreadOf(band: Float32Array, weight: Float32Array): number {
  const channels = band.length / weight.length;
  let sum = 0;
  let total = 1e-6;
  for (let i = 0; i < weight.length; i++) {
    const share = weight[i]!;
    if (share === 0) continue;
    for (let at = i * channels; at < (i + 1) * channels; at++) sum += share * band[at]! ** 2;
    total += channels * share;
  }
  return Math.sqrt(sum / total) + 1e-4;
}
