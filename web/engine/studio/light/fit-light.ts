import { luminance, type Rgb } from "../../pixels/colour.ts";

/** Light a matte surface returns, by which way it faces: nine coefficients for each of red, green and blue. */
export type Irradiance = readonly [Float64Array, Float64Array, Float64Array];

/** Points of skin in a photo: unit normals (x right, y down, z towards the camera), linear light, how much each counts. */
export interface LitSkin {
  normals: Float32Array;
  light: Float32Array;
  weights: Float32Array;
}

const TERMS = 9;
const ROUNDS = 5;
/** What holds each coefficient back, share of all weights: a face shows too few directions to tell the higher ones. */
const RIDGE = [0, 0.002, 0.002, 0.002, 0.01, 0.01, 0.01, 0.01, 0.01] as const;
/** Stops by which skin differs from the fit at least before it counts for less. */
const LEAST_SPREAD = 0.12;

/**
 * Real spherical harmonics up to the second order, constants left out: nine hold 98 % of what a matte surface returns
 * (Ramamoorthi and Hanrahan 2001).
 */
function harmonics(x: number, y: number, z: number): number[] {
  return [1, x, y, z, x * y, x * z, y * z, x * x - y * y, 3 * z * z - 1];
}

/** The harmonics' sum, written out: it is taken for every place of every picture. */
function sumOf(terms: Float64Array, x: number, y: number, z: number): number {
  const low = terms[0]! + terms[1]! * x + terms[2]! * y + terms[3]! * z;
  const mixed = terms[4]! * (x * y) + terms[5]! * (x * z) + terms[6]! * (y * z);
  return low + mixed + terms[7]! * (x * x - y * y) + terms[8]! * (3 * z * z - 1);
}

/** Light returned by a surface that faces (x, y, z), a unit vector. */
export function receivedLight([r, g, b]: Irradiance, x: number, y: number, z: number): Rgb {
  return [sumOf(r, x, y, z), sumOf(g, x, y, z), sumOf(b, x, y, z)];
}

/** Solves symmetric positive equations for several right sides (Cholesky); `matrix` is overwritten. */
function solve(matrix: Float64Array, rights: Irradiance): Irradiance {
  const at = (i: number, j: number) => matrix[i * TERMS + j]!;
  for (let i = 0; i < TERMS; i++) {
    for (let j = 0; j <= i; j++) {
      let rest = at(i, j);
      for (let k = 0; k < j; k++) rest -= at(i, k) * at(j, k);
      matrix[i * TERMS + j] = i === j ? Math.sqrt(Math.max(rest, 1e-12)) : rest / at(j, j);
    }
  }
  for (const right of rights) {
    for (let i = 0; i < TERMS; i++) {
      for (let k = 0; k < i; k++) right[i] = right[i]! - at(i, k) * right[k]!;
      right[i] = right[i]! / at(i, i);
    }
    for (let i = TERMS - 1; i >= 0; i--) {
      for (let k = i + 1; k < TERMS; k++) right[i] = right[i]! - at(k, i) * right[k]!;
      right[i] = right[i]! / at(i, i);
    }
  }
  return rights;
}

/** Weighted least squares, all channels at once. */
function fitOnce(bases: Float64Array, light: Float32Array, weights: Float64Array): Irradiance {
  const matrix = new Float64Array(TERMS * TERMS);
  const rights = [new Float64Array(TERMS), new Float64Array(TERMS), new Float64Array(TERMS)] as const;
  let total = 0;
  for (let n = 0; n < weights.length; n++) {
    total += weights[n]!;
    for (let i = 0; i < TERMS; i++) {
      const share = weights[n]! * bases[n * TERMS + i]!;
      for (let c = 0; c < 3; c++) rights[c]![i] = rights[c]![i]! + share * light[n * 3 + c]!;
      for (let j = 0; j <= i; j++) {
        matrix[i * TERMS + j] = matrix[i * TERMS + j]! + share * bases[n * TERMS + j]!;
      }
    }
  }
  for (let i = 0; i < TERMS; i++) {
    matrix[i * TERMS + i] = matrix[i * TERMS + i]! + RIDGE[i]! * total + 1e-9;
  }
  return solve(matrix, rights);
}

/**
 * Fits the light that skin was photographed in. Hair, beard, glasses and cast shadows are found as what differs from
 * the fit, and count little in the next one. Relative differences count, so that the shaded side is not drowned.
 */
export function fitLight({ normals, light, weights }: LitSkin): Irradiance {
  const count = weights.length;
  const bases = new Float64Array(count * TERMS);
  for (let n = 0; n < count; n++) {
    bases.set(harmonics(normals[n * 3]!, normals[n * 3 + 1]!, normals[n * 3 + 2]!), n * TERMS);
  }
  const lit = Float64Array.from({ length: count }, (_, n) =>
    luminance(light[n * 3]!, light[n * 3 + 1]!, light[n * 3 + 2]!),
  );
  const floor = (0.15 * lit.reduce((sum, value) => sum + value, 0)) / Math.max(1, count) + 1e-6;
  let fit = fitOnce(bases, light, Float64Array.from(weights));
  for (let round = 0; round < ROUNDS; round++) {
    const off = new Float64Array(count);
    const fitted = new Float64Array(count);
    for (let n = 0; n < count; n++) {
      let value = 0;
      for (let i = 0; i < TERMS; i++) {
        value += luminance(fit[0][i]!, fit[1][i]!, fit[2][i]!) * bases[n * TERMS + i]!;
      }
      fitted[n] = Math.max(floor, value);
      off[n] = Math.log2(Math.max(floor * 0.1, lit[n]!) / fitted[n]!);
    }
    const spread = 2 * Math.max(LEAST_SPREAD, off.map(Math.abs).sort()[count >> 1]!);
    const next = off.map((value, n) => weights[n]! / fitted[n]! ** 2 / (1 + (value / spread) ** 2) ** 2);
    fit = fitOnce(bases, light, next);
  }
  return fit;
}
