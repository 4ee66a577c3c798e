import { type Image, lumaPlane } from "./image.ts";
import { type Pyramid, resizePlane } from "./resample.ts";

const SIDE = 32;
const KEEP = 8;
const COSINES = Array.from({ length: KEEP }, (_, k) =>
  Float64Array.from({ length: SIDE }, (_, x) => Math.cos((Math.PI * k * (2 * x + 1)) / (2 * SIDE))),
);

/**
 * 64-bit perceptual hash: the picture at 32 x 32, its 8 x 8 lowest cosine frequencies, each bit whether one is
 * above their median (the first, plain brightness, is left out of the median).
 */
export function perceptualHash(photo: Pyramid): bigint {
  const closest =
    photo.findLast((level: Image) => Math.min(level.width, level.height) >= SIDE * 2) ?? photo[0]!;
  const small = resizePlane(lumaPlane(closest), SIDE, SIDE).data;
  const rows = new Float64Array(SIDE * KEEP);
  for (let y = 0; y < SIDE; y++) {
    for (let k = 0; k < KEEP; k++) {
      let sum = 0;
      for (let x = 0; x < SIDE; x++) sum += small[y * SIDE + x]! * COSINES[k]![x]!;
      rows[y * KEEP + k] = sum;
    }
  }
  const values: number[] = [];
  for (let k = 0; k < KEEP; k++) {
    for (let j = 0; j < KEEP; j++) {
      let sum = 0;
      for (let y = 0; y < SIDE; y++) sum += rows[y * KEEP + j]! * COSINES[k]![y]!;
      values.push(sum);
    }
  }
  const sorted = values.slice(1).sort((a, b) => a - b);
  const median = sorted[sorted.length >> 1]!;
  return values.reduce((bits, value) => (bits << 1n) | (value > median ? 1n : 0n), 0n);
}

/** Number of bits that differ, 0 to 64. */
export function hashDistance(a: bigint, b: bigint): number {
  let bits = a ^ b;
  let count = 0;
  while (bits) {
    count += Number(bits & 1n);
    bits >>= 1n;
  }
  return count;
}
