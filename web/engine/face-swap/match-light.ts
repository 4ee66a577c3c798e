import { gaussianBlur } from "../pixels/blur.ts";
import { luminance } from "../pixels/colour.ts";
import { clamp, createPlane, type LightMap, type Plane } from "../pixels/image.ts";
import { resizePlane } from "../pixels/resample.ts";

/** Longest side of the grid that light is compared on. */
const GRID = 160;
/** Stops that a channel may be changed by, all over and more or less than that at one place. */
const MOST = { all: 3, place: 1 };
/** How much weaker shine becomes for each stop that a face is made brighter: bright skin shines less against itself. */
const LESS_SHINE = 0.6;
/** Keeps what is black from counting as endlessly dark. */
export const FLOOR = 0.003;

/**
 * Lights a face as another is lit, in place: each channel by the ratio of how bright both are around each place, where
 * both show skin.
 * @param weight how much a pixel tells of the light, 0 to 1
 * @param coarse standard deviation over which light is compared, in pixels
 */
export function matchLight(face: LightMap, target: LightMap, weight: Plane, coarse: number): void {
  const around = surroundings(weight, coarse);
  let brighter = 0;
  for (let c = 0; c < 3; c++) {
    const stops = (i: number) =>
      clamp(
        Math.log2((target.data[i * 3 + c]! + FLOOR) / (face.data[i * 3 + c]! + FLOOR)),
        -MOST.all - 1,
        MOST.all + 1,
      );
    const { mean, full } = around(stops, MOST.place);
    brighter += mean / 3;
    for (let i = 0; i < full.length; i++) face.data[i * 3 + c] = face.data[i * 3 + c]! * 2 ** full[i]!;
  }
  if (brighter > 0) dull(face, around, 1 / (1 + LESS_SHINE * brighter));
}

type Around = (value: (i: number) => number, most: number) => { mean: number; full: Float32Array };

/** Takes what is brighter than the face around it down to a share, in place. */
function dull(face: LightMap, around: Around, share: number): void {
  const level = (i: number) =>
    Math.log2(luminance(face.data[i * 3]!, face.data[i * 3 + 1]!, face.data[i * 3 + 2]!) + FLOOR);
  const { full } = around(level, MOST.all);
  for (let i = 0; i < full.length; i++) {
    const shine = level(i) - full[i]!;
    if (shine <= 0) continue;
    for (let c = 0; c < 3; c++) face.data[i * 3 + c] = face.data[i * 3 + c]! * 2 ** (shine * (share - 1));
  }
}

/** Makes a weighted mean of a value around each place; where nothing is known near by, all over. */
function surroundings(weight: Plane, coarse: number): Around {
  const { width, height } = weight;
  const scale = Math.min(1, GRID / Math.max(width, height));
  const [gw, gh] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const sigma = coarse * scale;
  const known = shrunk(weight, gw, gh, sigma);
  const trace = 0.06 * known.data.reduce((most, value) => Math.max(most, value), 1e-6);
  return (value, most) => {
    const weighted = createPlane(width, height);
    let sum = 0;
    let total = 1e-6;
    for (let i = 0; i < weighted.data.length; i++) {
      const share = weight.data[i]!;
      if (share === 0) continue;
      weighted.data[i] = value(i) * share;
      sum += weighted.data[i]!;
      total += share;
    }
    const mean = clamp(sum / total, -MOST.all * 4, MOST.all * 4);
    const grid = shrunk(weighted, gw, gh, sigma);
    for (let i = 0; i < grid.data.length; i++)
      grid.data[i] =
        mean + clamp((grid.data[i]! + trace * mean) / (known.data[i]! + trace) - mean, -most, most);
    return { mean, full: resizePlane(grid, width, height).data };
  };
}

function shrunk(plane: Plane, width: number, height: number, sigma: number): Plane {
  const soft = { ...plane, data: plane.data.slice() };
  gaussianBlur(soft.data, plane.width, plane.height, 1, 0.4 * (plane.width / width));
  const small = resizePlane(soft, width, height);
  gaussianBlur(small.data, width, height, 1, sigma);
  return small;
}
