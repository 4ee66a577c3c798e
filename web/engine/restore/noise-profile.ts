import type { Plane } from "../pixels/image.ts";
import { noiseLevel } from "../pixels/noise-level.ts";
import { CELLS, forward, SIDE } from "./dct.ts";

/** Blocks that are looked at, at most. */
const LOOKED_AT = 4000;
/** Share of the blocks, the calmest, whose differences count as noise. */
const CALM = 0.2;
/** How far noise at one frequency may be above that of the finest detail: more is texture. */
const COLOURED = 1.35;
/** The calmest blocks have by chance a little less noise than others. */
const UNDERSTATED = 1.15;

/**
 * Standard deviation of a plane's noise at each of 64 frequencies, from its calmest blocks: noise of cameras and of JPEG
 * is not alike at all of them. Values of 0 to 1.
 */
export function noiseProfile({ width, height, data }: Plane): Float32Array {
  const profile = new Float32Array(CELLS);
  if (width < 4 * SIDE || height < 4 * SIDE) return profile;
  const step = Math.max(5, Math.floor(Math.sqrt((width * height) / LOOKED_AT)));
  const blocks: { energy: number; coefficients: Float32Array }[] = [];
  for (let y = 1; y + SIDE < height; y += step) {
    for (let x = 1; x + SIDE < width; x += step) {
      const coefficients = new Float32Array(CELLS);
      forward(data, y * width + x, width, coefficients);
      const mean = coefficients[0]! / SIDE;
      // what is burnt out or black has lost its noise
      if (mean < 0.04 || mean > 0.95) continue;
      let energy = 0;
      for (let i = 1; i < CELLS; i++) energy += coefficients[i]! ** 2;
      blocks.push({ energy, coefficients });
    }
  }
  if (blocks.length < 50) return profile;
  blocks.sort((a, b) => a.energy - b.energy);
  const calm = blocks.slice(0, Math.ceil(blocks.length * CALM));
  const most = COLOURED * noiseLevel({ width, height, data });
  for (let i = 1; i < CELLS; i++) {
    const sizes = calm.map(({ coefficients }) => Math.abs(coefficients[i]!)).sort((a, b) => a - b);
    profile[i] = Math.min(most, (sizes[sizes.length >> 1]! / 0.6745) * UNDERSTATED);
  }
  return profile;
}
