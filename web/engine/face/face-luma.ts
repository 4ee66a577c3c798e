import { RECOGNITION_SIDE } from "./recognition-net.ts";

/** The aligned face is compared in blocks of this many pixels: small enough for a smile, larger than the mesh errs. */
const BLOCK = 5;
const SIDE = RECOGNITION_SIDE / BLOCK;

/** Brightness of an aligned face in blocks, with mean 0 and length 1: exposure and contrast make no difference. */
export function faceLuma(alignedFace: Float32Array): Float32Array {
  const blocks = new Float32Array(SIDE * SIDE);
  for (let y = 0, p = 0; y < RECOGNITION_SIDE; y++) {
    for (let x = 0; x < RECOGNITION_SIDE; x++, p += 3) {
      const luma = 0.2126 * alignedFace[p]! + 0.7152 * alignedFace[p + 1]! + 0.0722 * alignedFace[p + 2]!;
      blocks[Math.floor(y / BLOCK) * SIDE + Math.floor(x / BLOCK)]! += luma;
    }
  }
  const mean = blocks.reduce((sum, value) => sum + value, 0) / blocks.length;
  const centred = blocks.map((value) => value - mean);
  const length = Math.hypot(...centred) || 1;
  return centred.map((value) => value / length);
}

/** How alike two faces look block by block, -1 to 1. Crops and filters of one photo reach 0.96, other photos 0.77. */
export function lumaLikeness(a: Float32Array, b: Float32Array): number {
  let dot = 0;
  for (let i = 0; i < a.length; i++) dot += a[i]! * b[i]!;
  return dot;
}
