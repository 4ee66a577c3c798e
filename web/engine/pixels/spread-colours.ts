import { createPlane, type Plane } from "./image.ts";
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
  const around = spreadColours(small.colours, small.weight);
  return colours.map(({ data }, c) => {
    const out = resizePlane(around[c]!, width, height);
    for (let i = 0; i < data.length; i++) {
      const known = weight.data[i]!;
      out.data[i] = data[i]! * known + out.data[i]! * (1 - known);
    }
    return out;
  }) as unknown as Planes;
}

/** Half the size; each pixel's colours are the weighted means of four, its weight their sum, at most 1. */
function halved(colours: Planes, { width, height, data: known }: Plane): { colours: Planes; weight: Plane } {
  const across = (width + 1) >> 1;
  const down = (height + 1) >> 1;
  const [red, green, blue, weight] = Array.from({ length: 4 }, () => createPlane(across, down)) as [
    Plane,
    Plane,
    Plane,
    Plane,
  ];
  const [r, g, b] = colours.map(({ data }) => data) as [Float32Array, Float32Array, Float32Array];
  for (let y = 0, o = 0; y < down; y++) {
    const row = 2 * y * width;
    const below = 2 * y + 1 < height ? row + width : row;
    for (let x = 0; x < across; x++, o++) {
      const left = 2 * x;
      const right = left + 1 < width ? left + 1 : left;
      const [i, j, k, l] = [row + left, row + right, below + left, below + right];
      const [wi, wj, wk, wl] = [known[i]!, known[j]!, known[k]!, known[l]!];
      const sum = wi + wj + wk + wl;
      if (sum === 0) continue;
      red.data[o] = (r[i]! * wi + r[j]! * wj + r[k]! * wk + r[l]! * wl) / sum;
      green.data[o] = (g[i]! * wi + g[j]! * wj + g[k]! * wk + g[l]! * wl) / sum;
      blue.data[o] = (b[i]! * wi + b[j]! * wj + b[k]! * wk + b[l]! * wl) / sum;
      weight.data[o] = Math.min(1, sum);
    }
  }
  return { colours: [red, green, blue], weight };
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
