import { hex } from "../../pixels/colour.ts";
import { clamp, smoothstep } from "../../pixels/image.ts";
import { fractalNoise, valueNoise } from "../../pixels/noise.ts";
import { addLight, type Canvas, columnOf, coverWith, mixRgb } from "../canvas.ts";

/** Tree trunks from far to near, mist lying between the rows. */
export interface WoodsLayer {
  kind: "woods";
  rows: number;
  /** Trunks in each row. */
  count: number;
  far: string;
  near: string;
  mist: string;
  /** How much of each row the mist in front of it takes, 0 to 1. */
  veil: number;
  /** Where the nearest row stands on the ground. */
  base: number;
  /** Share of the width in the middle that the nearer rows leave free. */
  clear?: number;
}

export function paintWoods({ map, random, seed }: Canvas, layer: WoodsLayer): void {
  const far = hex(layer.far);
  const near = hex(layer.near);
  const mist = hex(layer.mist);
  for (let row = 0; row < layer.rows; row++) {
    const t = layer.rows > 1 ? row / (layer.rows - 1) : 1;
    const base = layer.base - (1 - t) * 0.2;
    for (let n = 0; n < layer.count; n++) {
      let x = (n + random.between(0.1, 0.9)) / layer.count - 0.5;
      const clear = (layer.clear ?? 0) * t * 0.5;
      if (Math.abs(x) < clear) x = Math.sign(x || 1) * (clear + random.between(0, 0.12));
      const half = map.height * (0.006 + 0.026 * t * t) * random.between(0.6, 1.3);
      const lean = random.between(-0.05, 0.05);
      const tone = mixRgb(far, near, clamp(t + random.between(-0.1, 0.1), 0, 1));
      const from = columnOf(map, x);
      for (let y = 0; y < Math.min(map.height, base * map.height); y++) {
        const up = base - y / map.height;
        const bend = (valueNoise(y / (map.height * 0.3), n + row * 9, seed) - 0.5) * map.height * 0.02;
        const middle = from + lean * up * map.height + bend;
        const wide = half * (1 - 0.35 * up) * (1 + 1.2 * Math.exp(-up * 26));
        for (
          let px = Math.max(0, Math.floor(middle - wide - 1));
          px <= Math.min(map.width - 1, middle + wide + 1);
          px++
        ) {
          const d = (px - middle) / wide;
          const bark = 0.82 + 0.36 * valueNoise(px / (half * 0.5), y / (half * 2.2), seed + n);
          const round = 1.12 - 0.3 * d * d + 0.16 * d;
          coverWith(map, y * map.width + px, tone, clamp((1 - Math.abs(d)) * wide, 0, 1), bark * round);
        }
      }
    }
    const veil = layer.veil * (1 - t * 0.75);
    for (let y = 0; y < map.height; y++) {
      const low = veil * (0.55 + 0.45 * smoothstep(0.2, 0.9, y / map.height));
      for (let x = 0; x < map.width; x++) coverWith(map, y * map.width + x, mist, low);
    }
  }
}

/** A crown of leaves with holes the light comes through, ragged along the edges of its area. */
export interface CanopyLayer {
  kind: "canopy";
  area: readonly [number, number, number, number];
  /** Size of a bough. */
  size: number;
  dark: string;
  light: string;
  /** Sun on single leaves; through a lens each becomes a round light. */
  glint: string;
  strength: number;
  /** How closed it is, 0 to 1. */
  cover: number;
}

export function paintCanopy({ map, seed, random }: Canvas, layer: CanopyLayer): void {
  const [x0, y0, x1, y1] = layer.area;
  const dark = hex(layer.dark);
  const light = hex(layer.light);
  const glint = hex(layer.glint);
  const bough = 1 / (layer.size * map.height);
  const aspect = map.width / map.height;
  for (let y = Math.max(0, Math.floor(y0 * map.height)); y < Math.min(map.height, y1 * map.height); y++) {
    const v = y / map.height;
    for (let x = 0; x < map.width; x++) {
      const u = x / map.width - 0.5;
      // distance to the area's edge, but not to edges that lie outside the picture
      const inside = Math.min(
        x0 <= -0.5 ? 1 : (u - x0) * aspect,
        x1 >= 0.5 ? 1 : (x1 - u) * aspect,
        y0 <= 0 ? 1 : v - y0,
        y1 >= 1 ? 1 : y1 - v,
      );
      if (inside <= 0) continue;
      const leaf = fractalNoise(x * bough * 3.2, y * bough * 3.8, seed + 21, 3);
      const mass = fractalNoise(x * bough, y * bough, seed, 4) + 0.3 * (leaf - 0.5);
      const cover = smoothstep(0.03, -0.04, 0.88 - mass - 0.62 * layer.cover * Math.min(1, inside / 0.16));
      if (cover <= 0.01) continue;
      const sun = clamp(smoothstep(0.34, 0.7, leaf) * (0.55 + mass * 0.6), 0, 1);
      const i = y * map.width + x;
      coverWith(map, i, mixRgb(dark, light, sun), cover);
      if (leaf > 0.66 && random.next() < 0.05)
        addLight(map, i, glint, layer.strength * random.between(2, 14));
    }
  }
}
