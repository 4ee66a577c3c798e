import { type FaceCrop, meanAround } from "./face-crop.ts";

/** The light on a face, in stops (powers of two). */
export interface FaceLight {
  /** Brightness of the whole face; 0 is white. */
  level: number;
  /** How much brighter the face's right half in the picture is than its left. */
  side: number;
  /** How much red there is over blue. */
  warmth: number;
}

const LEFT_CHEEK = [36, 50, 205, 117, 123];
const RIGHT_CHEEK = [266, 280, 425, 346, 352];

/** From sRGB to linear light, well enough to compare. */
const linear = (value: number) => Math.max(0.001, value) ** 2.2;

export function faceLight(crop: FaceCrop): FaceLight {
  const pixels = crop.luma.length;
  let red = 0;
  let blue = 0;
  let luma = 0;
  for (let i = 0; i < pixels; i++) {
    red += linear(crop.rgb[i * 3]!) / pixels;
    blue += linear(crop.rgb[i * 3 + 2]!) / pixels;
    luma += linear(crop.luma[i]!) / pixels;
  }
  const left = linear(meanAround(crop, crop.luma, LEFT_CHEEK));
  const right = linear(meanAround(crop, crop.luma, RIGHT_CHEEK));
  return { level: Math.log2(luma), side: Math.log2(right / left), warmth: Math.log2(red / blue) };
}
