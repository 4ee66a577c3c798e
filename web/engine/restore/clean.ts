import { clamp, createImage, createPlane, type Image, type Plane } from "../pixels/image.ts";
import { noiseLevel } from "../pixels/noise-level.ts";
import { resizePlane } from "../pixels/resample.ts";
import { blockiness } from "./blockiness.ts";
import { CELLS, SIDE } from "./dct.ts";
import { noiseProfile } from "./noise-profile.ts";
import { shrinkNoise } from "./shrink-noise.ts";

/** Standard deviations of noise under which a frequency goes. */
const THRESHOLD = { luma: 2.5, colour: 3.2 };
/** Noise, of 1, above which a frequency is taken for texture. */
const MOST_NOISE = 0.06;
/** Share of the noise that stays: without any, skin looks like wax. */
const LEFT = 0.22;
/** How thresholds against blocks follow from how strongly they show. */
const BLOCKS = { from: 0.0012, gain: 3 };

/** Noise of a colour, of 1, from which on it is cleaned in full detail too; else half of the pixels say all. */
const FINE_COLOUR = 0.01;

/** How thoroughly a photo is cleaned, from 0, not at all. */
export interface Thoroughness {
  noise: number;
  blocks: number;
}

/** The photo without grain and without JPEG's blocks, as far as it has any. Edges and texture stay. */
export function cleanPicture(image: Image, amount: Thoroughness = { noise: 1, blocks: 1 }): Image {
  const { luma, blue, red } = planesOf(image);
  const blocks = Math.max(0, blockiness(luma).strength - BLOCKS.from) * BLOCKS.gain * amount.blocks;
  const cleanLuma = shrinkNoise(luma, thresholdsFor(luma, THRESHOLD.luma * amount.noise, blocks));
  const sigmas = THRESHOLD.colour * amount.noise;
  const colours = [blue, red].map((own) => {
    const isFine = noiseLevel(own) > FINE_COLOUR;
    const plane = isFine ? shrinkNoise(own, thresholdsFor(own, sigmas, 0)) : own;
    const half = resizePlane(plane, (plane.width + 1) >> 1, (plane.height + 1) >> 1);
    const clean = shrinkNoise(half, thresholdsFor(half, sigmas, blocks));
    const change = { ...half, data: clean.data.map((value, i) => value - half.data[i]!) };
    const full = resizePlane(change, plane.width, plane.height);
    return plane.data.map((value, i) => value + full.data[i]!);
  }) as [Float32Array, Float32Array];
  const left = blocks > 0 ? 0 : LEFT;
  const out = createImage(image.width, image.height);
  for (let i = 0, p = 0; i < luma.data.length; i++, p += 4) {
    const y = clamp(cleanLuma.data[i]! * (1 - left) + luma.data[i]! * left, 0, 1);
    const [b, r] = [colours[0][i]!, colours[1][i]!];
    // BT.601, as JPEG has it
    out.data[p] = 255 * (y + 1.402 * r);
    out.data[p + 1] = 255 * (y - 0.344136 * b - 0.714136 * r);
    out.data[p + 2] = 255 * (y + 1.772 * b);
    out.data[p + 3] = image.data[p + 3]!;
  }
  return out;
}

function thresholdsFor(plane: Plane, sigmas: number, blocks: number): Float32Array {
  const noise = noiseProfile(plane);
  return Float32Array.from({ length: CELLS }, (_, i) => {
    if (i === 0) return 0;
    // JPEG is the coarser the finer the detail
    const fineness = 1 + 0.45 * ((i % SIDE) + Math.floor(i / SIDE));
    return Math.max(sigmas * Math.min(MOST_NOISE, noise[i]!), blocks * fineness);
  });
}

function planesOf({ width, height, data }: Image): { luma: Plane; blue: Plane; red: Plane } {
  const [luma, blue, red] = [0, 1, 2].map(() => createPlane(width, height)) as [Plane, Plane, Plane];
  for (let i = 0, p = 0; i < luma.data.length; i++, p += 4) {
    const [r, g, b] = [data[p]! / 255, data[p + 1]! / 255, data[p + 2]! / 255];
    const y = 0.299 * r + 0.587 * g + 0.114 * b;
    luma.data[i] = y;
    blue.data[i] = (b - y) / 1.772;
    red.data[i] = (r - y) / 1.402;
  }
  return { luma, blue, red };
}
