import { gaussianBlur } from "../pixels/blur.ts";
import { clamp, createPlane, type LightMap, type Plane } from "../pixels/image.ts";
import { resizePlane } from "../pixels/resample.ts";

/** How coarse the light is that is taken over, in face sizes: finer would take over features, coarser miss shadows. */
const COARSE = 0.16;
/** Longest side of the grid that light is compared on. */
const GRID = 160;
/** Stops that a channel may be changed by, all over and more or less than that at one place. */
const MOST = { all: 3, place: 1 };

/**
 * Lights a face as another is lit, in place: each channel by the ratio of how bright both are around each place, where
 * both show skin.
 * @param weight how much a pixel tells of the light, 0 to 1
 */
export function matchLight(face: LightMap, target: LightMap, weight: Plane, faceSize: number): void {
  const { width, height } = face;
  const scale = Math.min(1, GRID / Math.max(width, height));
  const [gw, gh] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const sigma = faceSize * COARSE * scale;
  const known = shrunk(weight, gw, gh, sigma);
  // a trace of the mean where nothing is known near by
  const trace = 0.06 * known.data.reduce((most, value) => Math.max(most, value), 1e-6);
  for (let c = 0; c < 3; c++) {
    const stops = createPlane(width, height);
    let sum = 0;
    let total = 1e-6;
    for (let i = 0; i < stops.data.length; i++) {
      const w = weight.data[i]!;
      if (w === 0) continue;
      const apart = Math.log2((target.data[i * 3 + c]! + 0.003) / (face.data[i * 3 + c]! + 0.003));
      stops.data[i] = clamp(apart, -MOST.all - 1, MOST.all + 1) * w;
      sum += stops.data[i]!;
      total += w;
    }
    const mean = clamp(sum / total, -MOST.all, MOST.all);
    const grid = shrunk(stops, gw, gh, sigma);
    for (let i = 0; i < grid.data.length; i++)
      grid.data[i] =
        mean +
        clamp((grid.data[i]! + trace * mean) / (known.data[i]! + trace) - mean, -MOST.place, MOST.place);
    const full = resizePlane(grid, width, height).data;
    for (let i = 0; i < full.length; i++) face.data[i * 3 + c] = face.data[i * 3 + c]! * 2 ** full[i]!;
  }
}

function shrunk(plane: Plane, width: number, height: number, sigma: number): Plane {
  const soft = { ...plane, data: plane.data.slice() };
  gaussianBlur(soft.data, plane.width, plane.height, 1, 0.4 * (plane.width / width));
  const small = resizePlane(soft, width, height);
  gaussianBlur(small.data, width, height, 1, sigma);
  return small;
}
