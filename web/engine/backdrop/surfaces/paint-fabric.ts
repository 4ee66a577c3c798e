import { hex } from "../../pixels/colour.ts";
import { clamp, createPlane, smoothstep } from "../../pixels/image.ts";
import { fractalNoise, valueNoise } from "../../pixels/noise.ts";
import { addLight, type Canvas, columnOf, coverWith, mixRgb } from "../canvas.ts";

/** A hanging cloth in upright folds, drawn over what is behind it. */
export interface CurtainLayer {
  kind: "curtain";
  area: readonly [number, number, number, number];
  folds: number;
  light: string;
  shade: string;
  strength?: number;
  /** 1 is dense cloth; below that the window behind it shows through. */
  cover: number;
  /** Where its light comes from: -1 left, 1 right, 0 from behind, which makes thin cloth glow between its folds. */
  from: -1 | 0 | 1;
  /** How far it is tied back to its outer side at about two thirds of the height, 0 to 0.8. */
  gather?: number;
}

/** Height of a fold at `u`, one fold per unit, never two alike. */
function foldAt(u: number, seed: number): number {
  const wander = valueNoise(u * 0.6, 3.1, seed) * 1.5;
  return (
    0.6 * Math.sin(2 * Math.PI * (u + wander)) +
    0.25 * Math.sin(2 * Math.PI * (1.9 * u + 2 * wander)) +
    0.5 * (valueNoise(u * 1.3, 9.7, seed) - 0.5)
  );
}

export function paintCurtain({ map, seed }: Canvas, layer: CurtainLayer): void {
  const [x0, y0, x1, y1] = layer.area;
  const light = hex(layer.light);
  const shade = hex(layer.shade);
  const left = columnOf(map, x0);
  const right = columnOf(map, x1);
  // tied back to the side that is further from the middle
  const outer = Math.abs(x0) > Math.abs(x1) ? left : right;
  for (let y = Math.max(0, Math.floor(y0 * map.height)); y < Math.min(map.height, y1 * map.height); y++) {
    const v = y / map.height;
    const width = 1 - (layer.gather ?? 0) * Math.exp(-(((v - 0.66) / 0.26) ** 2));
    for (let x = 0; x < map.width; x++) {
      const at = outer + (x - outer) / width;
      const t = (at - left) / (right - left);
      if (t < -0.08 || t > 1.08) continue;
      const sway = (fractalNoise(t * 2, v * 1.6, seed, 2) - 0.5) * 0.5;
      const u = t * layer.folds + sway;
      const height = foldAt(u, seed);
      const slope = (foldAt(u + 0.04, seed) - foldAt(u - 0.04, seed)) / 0.08;
      const lit =
        layer.from === 0
          ? 0.52 + 0.55 * height - 0.05 * Math.abs(slope)
          : 0.48 + 0.13 * slope * -layer.from + 0.3 * height;
      const edge = smoothstep(-0.03, 0.02, t + 0.02 * height) * smoothstep(1.03, 0.98, t - 0.02 * height);
      const dense = layer.cover + (1 - layer.cover) * 0.55 * clamp(-height, 0, 1);
      const colour = mixRgb(shade, light, clamp(lit, 0, 1.15));
      coverWith(map, y * map.width + x, colour, edge * Math.min(1, dense), layer.strength ?? 1);
    }
  }
}

/** Cloth laid in flowing folds over the whole picture, as satin or silk: soft slopes with bright ridges. */
export interface SatinLayer {
  kind: "satin";
  /** Distance between folds. */
  size: number;
  /** Which way folds run, degrees from upright. */
  lean: number;
  colour: string;
  shade: string;
  /** Light along the ridges. */
  sheen: string;
  gloss: number;
  cover?: number;
  strength?: number;
}

export function paintSatin({ map, seed, random }: Canvas, layer: SatinLayer): void {
  const { width, height } = map;
  const colour = hex(layer.colour);
  const shade = hex(layer.shade);
  const sheen = hex(layer.sheen);
  const angle = ((layer.lean + random.between(-10, 10)) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const relief = createPlane(width, height);
  const scale = 1 / (layer.size * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const across = (x * cos + y * sin) * scale;
      const along = (y * cos - x * sin) * scale;
      const bend = fractalNoise(across * 0.32, along * 0.26, seed, 2) - 0.5;
      const u = across + 3.2 * bend;
      const swell = valueNoise(across * 0.5 + 4, along * 0.35, seed + 3);
      const fine = valueNoise(u * 2.1, along * 0.3, seed + 5) - 0.5;
      relief.data[y * width + x] = (0.35 + swell) * (foldAt(u * 0.62, seed + 7) + 0.4 * fine);
    }
  }
  const steep = layer.size * height * 0.42;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const gx = (relief.data[x < width - 1 ? i + 1 : i]! - relief.data[x > 0 ? i - 1 : i]!) * 0.5 * steep;
      const gy =
        (relief.data[y < height - 1 ? i + width : i]! - relief.data[y > 0 ? i - width : i]!) * 0.5 * steep;
      const length = Math.hypot(gx, gy, 1);
      const facing = (gx * 0.5 + gy * 0.62 + 0.62) / length;
      const lit = clamp(0.16 + 0.68 * facing + 0.22 * relief.data[i]!, 0, 1.1);
      coverWith(map, i, mixRgb(shade, colour, lit), layer.cover ?? 1, layer.strength ?? 1);
      const glance = clamp((gx * 0.34 + gy * 0.46 + 0.83) / length, 0, 1);
      addLight(map, i, sheen, layer.gloss * glance ** 18);
    }
  }
}
