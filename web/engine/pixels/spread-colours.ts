import type { Plane } from "./image.ts";
import { resizePlane } from "./resample.ts";

/** Red, green and blue of each pixel, in planes of one size. */
export type Planes = readonly [Plane, Plane, Plane];

/**
 * Continues colours to where they are not known: pixels of weight 1 keep theirs, those of weight 0 take those around
 * them, from as near as there are any. Pull-push over halvings (Gortler, Grzeszczuk, Szeliski, Cohen 1996).
 */
export function spreadColours(colours: Planes, weight: Plane): Planes {
  const { width, height } = weight;
  if (width <= 2 || height <= 2) return colours.map((plane) => flatMean(plane, weight)) as unknown as Planes;
  const small = halved(colours, weight);
  const around = spreadColours(small.colours, small.weight).map((plane) => resizePlane(plane, width, height));
  return colours.map((plane, c) => {
    const data = plane.data.map((value, i) => {
      const known = weight.data[i]!;
      return value * known + around[c]!.data[i]! * (1 - known);
    });
    return { width, height, data };
  }) as unknown as Planes;
}

/** Half the size; each pixel's colours are the weighted means of four, its weight their sum, at most 1. */
function halved(colours: Planes, weight: Plane): { colours: Planes; weight: Plane } {
  const width = (weight.width + 1) >> 1;
  const height = (weight.height + 1) >> 1;
  const empty = () => ({ width, height, data: new Float32Array(width * height) });
  const out = { colours: [empty(), empty(), empty()] as const, weight: empty() };
  for (let y = 0; y < height; y++) {
    const row = 2 * y * weight.width;
    const below = 2 * y + 1 < weight.height ? row + weight.width : row;
    for (let x = 0; x < width; x++) {
      const left = 2 * x;
      const right = left + 1 < weight.width ? left + 1 : left;
      const o = y * width + x;
      let sum = 0;
      for (const i of [row + left, row + right, below + left, below + right]) {
        const known = weight.data[i]!;
        sum += known;
        for (let c = 0; c < 3; c++) out.colours[c]!.data[o]! += colours[c]!.data[i]! * known;
      }
      for (let c = 0; c < 3 && sum > 0; c++) out.colours[c]!.data[o]! /= sum;
      out.weight.data[o] = Math.min(1, sum);
    }
  }
  return out;
}

function flatMean(plane: Plane, weight: Plane): Plane {
  let sum = 0;
  let known = 1e-6;
  for (let i = 0; i < plane.data.length; i++) {
    sum += plane.data[i]! * weight.data[i]!;
    known += weight.data[i]!;
  }
  return { ...plane, data: new Float32Array(plane.data.length).fill(sum / known) };
}
