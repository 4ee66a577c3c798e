import { type Image, lumaPlane } from "../../pixels/image.ts";
import { perceptualHash } from "../../pixels/perceptual-hash.ts";
import { buildPyramid, resizePlane } from "../../pixels/resample.ts";

const BITS = 64;

/** Differences of brightness, of 1, that another size or another way of scaling down may turn round. */
const FAINT_STEP = 0.02;
const FAINT_SHADE = 0.03;

/** How many of the broad shapes' bits turn round between two sizes of a picture; they know no faint ones. */
const SHAPES_BY_CHANCE = 3;

/**
 * Three looks at one picture, 64 places each: its broad shapes, which way brightness runs, where it is bright. 1 for
 * yes, -1 for no, 0 where it is too close to tell.
 */
export type Fingerprint = Int8Array;

export function fingerprintOf(picture: Image): Fingerprint {
  const bits = new Int8Array(3 * BITS);
  const shapes = perceptualHash(buildPyramid(picture)).toString(2).padStart(BITS, "0");
  const luma = lumaPlane(picture);
  const runs = resizePlane(luma, 9, 8).data;
  const bright = resizePlane(luma, 8, 8).data;
  const mean = bright.reduce((sum, value) => sum + value, 0) / BITS;
  for (let i = 0; i < BITS; i++) {
    const at = Math.floor(i / 8) * 9 + (i % 8);
    bits[i] = shapes[i] === "1" ? 1 : -1;
    bits[BITS + i] = signOf(runs[at + 1]! - runs[at]!, FAINT_STEP);
    bits[2 * BITS + i] = signOf(bright[i]! - mean, FAINT_SHADE);
  }
  return bits;
}

function signOf(value: number, faint: number): number {
  return Math.abs(value) < faint ? 0 : Math.sign(value);
}

/** Places at which two pictures surely differ, 0 to 64, by the look that finds them most alike. */
export function fingerprintDistance(a: Fingerprint, b: Fingerprint): number {
  const differ = [0, 0, 0];
  for (let i = 0; i < a.length; i++) if (a[i]! * b[i]! < 0) differ[Math.floor(i / BITS)]!++;
  const [shapes, runs, bright] = differ as [number, number, number];
  return Math.min(Math.max(0, shapes - SHAPES_BY_CHANCE), runs, bright);
}
