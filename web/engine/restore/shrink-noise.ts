import { createPlane, type Plane } from "../pixels/image.ts";
import { backward, CELLS, forward, SIDE } from "./dct.ts";

/** Blocks overlap: one begins every so many pixels. Larger pictures, of more pixels than this, get fewer. */
const STEP = { fine: 3, coarse: 4, large: 4_000_000 };

/**
 * A plane without what is smaller than the thresholds at each of 64 frequencies, in blocks that overlap so that none of
 * their borders shows (sliding DCT: Yaroslavsky 1985; against JPEG's blocks: Nosratinia 2001).
 */
export function shrinkNoise(plane: Plane, thresholds: Float32Array): Plane {
  const { width, height, data } = plane;
  if (width < SIDE || height < SIDE || thresholds.every((value) => value === 0)) return plane;
  const step = width * height > STEP.large ? STEP.coarse : STEP.fine;
  const sums = createPlane(width, height);
  const weights = new Float32Array(width * height);
  const coefficients = new Float32Array(CELLS);
  const block = new Float32Array(CELLS);
  for (let top = 0; top <= height - SIDE; top = next(top, height, step)) {
    for (let left = 0; left <= width - SIDE; left = next(left, width, step)) {
      const from = top * width + left;
      forward(data, from, width, coefficients);
      let kept = 1;
      for (let i = 1; i < CELLS; i++) {
        if (Math.abs(coefficients[i]!) < thresholds[i]!) coefficients[i] = 0;
        else kept++;
      }
      backward(coefficients, block);
      // a block that needs few frequencies knows best what is noise
      const weight = 1 / kept;
      for (let y = 0, k = 0; y < SIDE; y++) {
        const row = from + y * width;
        for (let x = 0; x < SIDE; x++, k++) {
          sums.data[row + x]! += weight * block[k]!;
          weights[row + x]! += weight;
        }
      }
    }
  }
  for (let i = 0; i < weights.length; i++) sums.data[i] = sums.data[i]! / weights[i]!;
  return sums;
}

/** The next block's begin; the last one ends at the rim. */
function next(at: number, length: number, step: number): number {
  const last = length - SIDE;
  return at === last ? length : Math.min(last, at + step);
}
