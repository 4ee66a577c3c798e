import type { Rgb } from "#web/engine/pixels/colour.ts";
import { clamp, smoothstep } from "#web/engine/pixels/image.ts";
import { fractalNoise3, noise3 } from "./noise3.ts";

export const MATERIALS = ["plaster", "marble", "terracotta", "bronze", "basalt", "rose"] as const;
export type MaterialName = (typeof MATERIALS)[number];

export interface Material {
  colour: Rgb;
  /** Colour that gathers in hollows: dust, patina. */
  hollow: Rgb;
  /** Mirror light seen straight on; metals have a colour. */
  mirror: Rgb;
  /** 0 polished to 1 dull. */
  rough: number;
  /** Height of the fine grain of the surface. */
  grain: number;
  /** Strength of veins or blotches. */
  figure: number;
  veined: boolean;
  /** How bright it should come out beside plaster. */
  value: number;
}

export const MATERIAL: Readonly<Record<MaterialName, Material>> = {
  plaster: {
    colour: [0.8, 0.782, 0.75],
    hollow: [0.56, 0.51, 0.455],
    mirror: [0.03, 0.03, 0.03],
    rough: 0.75,
    grain: 1,
    figure: 0.16,
    veined: false,
    value: 1,
  },
  marble: {
    colour: [0.8, 0.79, 0.77],
    hollow: [0.62, 0.6, 0.58],
    mirror: [0.05, 0.05, 0.05],
    rough: 0.42,
    grain: 0.25,
    figure: 0.4,
    veined: true,
    value: 1,
  },
  terracotta: {
    colour: [0.5, 0.235, 0.14],
    hollow: [0.3, 0.13, 0.08],
    mirror: [0.03, 0.03, 0.03],
    rough: 0.8,
    grain: 1.25,
    figure: 0.3,
    veined: false,
    value: 0.66,
  },
  bronze: {
    colour: [0.085, 0.058, 0.036],
    hollow: [0.07, 0.12, 0.1],
    mirror: [0.52, 0.37, 0.23],
    rough: 0.42,
    grain: 0.55,
    figure: 0.5,
    veined: false,
    value: 0.52,
  },
  basalt: {
    colour: [0.085, 0.085, 0.09],
    hollow: [0.12, 0.12, 0.12],
    mirror: [0.07, 0.07, 0.07],
    rough: 0.38,
    grain: 0.8,
    figure: 0.35,
    veined: false,
    value: 0.42,
  },
  rose: {
    colour: [0.74, 0.56, 0.48],
    hollow: [0.52, 0.33, 0.27],
    mirror: [0.05, 0.05, 0.05],
    rough: 0.45,
    grain: 0.3,
    figure: 0.34,
    veined: true,
    value: 0.88,
  },
};

/** Brightness factor of the surface's own drawing at a point: blotches, or veins as in marble. */
export function figureAt(material: Material, x: number, y: number, z: number, seed: number): number {
  if (!material.veined) {
    const blotch = fractalNoise3(x * 2.6, y * 2.6, z * 2.6, seed, 4) - 0.5;
    const fleck = noise3(x * 34, y * 34, z * 34, seed + 9);
    return 1 + material.figure * (blotch * 1.2 - 0.5 * smoothstep(0.86, 0.97, fleck));
  }
  const warp = fractalNoise3(x * 1.5, y * 1.5, z * 1.5, seed, 4);
  const lane = Math.abs(Math.sin(1.3 * x + 1.9 * y - 0.9 * z + 7 * warp));
  const strong = smoothstep(0.4, 0.75, fractalNoise3(x * 0.9, y * 0.9, z * 0.9, seed + 4, 3));
  const vein = clamp(1 - lane * 4.5, 0, 1) ** 1.7 * (0.25 + 0.75 * strong);
  const cloud = fractalNoise3(x * 2.2, y * 2.2, z * 2.2, seed + 8, 4) - 0.5;
  return 1 - material.figure * (0.8 * vein - 0.7 * cloud);
}

/** Tilts a unit normal by the surface's grain and by the hand's unevenness, in place. */
export function roughen(
  { grain }: Material,
  normal: Float32Array,
  at: Float32Array,
  p: number,
  seed: number,
): void {
  const x = at[p]!;
  const y = at[p + 1]!;
  const z = at[p + 2]!;
  const fine = noise3(x * 46, y * 46, z * 46, seed);
  const broad = noise3(x * 7, y * 7, z * 7, seed + 2);
  const tilt = (dx: number, dy: number, dz: number) =>
    grain *
    (0.1 * (noise3(x * 46 + dx, y * 46 + dy, z * 46 + dz, seed) - fine) +
      0.09 * (noise3(x * 7 + dx, y * 7 + dy, z * 7 + dz, seed + 2) - broad));
  const nx = normal[p]! - tilt(0.45, 0, 0);
  const ny = normal[p + 1]! - tilt(0, 0.45, 0);
  const nz = normal[p + 2]! - tilt(0, 0, 0.45);
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  normal[p] = nx / length;
  normal[p + 1] = ny / length;
  normal[p + 2] = nz / length;
}
