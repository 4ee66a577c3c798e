import { hex } from "../../pixels/colour.ts";
import { clamp, smoothstep } from "../../pixels/image.ts";
import { fractalNoise } from "../../pixels/noise.ts";
import { type Canvas, coverWith, mixRgb } from "../canvas.ts";
import type { Range } from "../range.ts";

export type NatureLayer =
  /** Ridges from far to near. */
  | {
      kind: "mountains";
      base: number;
      height: number;
      ridges: number;
      far: string;
      near: string;
      rough?: number;
    }
  /** Streaky clouds between two heights. */
  | { kind: "clouds"; area: Range; colour: string; strength: number; size: number; cover: number };

type Of<K extends NatureLayer["kind"]> = Extract<NatureLayer, { kind: K }>;

export function paintMountains({ map, seed }: Canvas, layer: Of<"mountains">): void {
  const far = hex(layer.far);
  const near = hex(layer.near);
  const rough = layer.rough ?? 1;
  for (let ridge = 0; ridge < layer.ridges; ridge++) {
    const t = layer.ridges > 1 ? ridge / (layer.ridges - 1) : 1;
    const colour = mixRgb(far, near, t);
    const haze = mixRgb(colour, far, 0.55);
    const base = layer.base + t * layer.height * 0.9;
    for (let x = 0; x < map.width; x++) {
      const u = x / map.height;
      const peaks = fractalNoise(u * (1.6 + t) + 7 * ridge, ridge * 3.7, seed + ridge, 5);
      const sharp = 1 - Math.abs(peaks - 0.5) * 2.6;
      const crest =
        base - layer.height * (0.35 + 0.75 * (rough * sharp + (1 - rough) * peaks)) * (1 - 0.45 * t);
      const from = crest * map.height;
      for (let y = Math.max(0, Math.floor(from)); y < map.height; y++) {
        const depth = (y / map.height - crest) / layer.height;
        const cover = clamp(y + 1 - from, 0, 1);
        coverWith(map, y * map.width + x, mixRgb(colour, haze, clamp(depth * 0.9, 0, 1)), cover);
      }
    }
  }
}

export function paintClouds({ map, seed }: Canvas, layer: Of<"clouds">): void {
  const colour = hex(layer.colour);
  const [from, to] = layer.area;
  const scale = 1 / (layer.size * map.height);
  for (let y = Math.floor(from * map.height); y < to * map.height; y++) {
    const v = (y / map.height - from) / (to - from);
    const band = Math.sin(Math.PI * clamp(v, 0, 1)) ** 0.7;
    for (let x = 0; x < map.width; x++) {
      const noise = fractalNoise(x * scale * 0.45, y * scale * 1.7, seed, 5);
      const cover = smoothstep(1 - layer.cover, 1.15 - layer.cover * 0.6, noise) * band;
      if (cover > 0) coverWith(map, y * map.width + x, colour, cover * 0.8, layer.strength);
    }
  }
}
