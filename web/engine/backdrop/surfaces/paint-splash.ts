import { hex, type Rgb } from "../../pixels/colour.ts";
import type { LightMap } from "../../pixels/image.ts";
import { smoothstep } from "../../pixels/image.ts";
import { fractalNoise, valueNoise } from "../../pixels/noise.ts";
import { type Canvas, columnOf, coverWith } from "../canvas.ts";

/** Paint thrown at a wall or canvas: broad brush strokes, splashes and drops that run. */
export interface SplashLayer {
  kind: "splash";
  area: readonly [number, number, number, number];
  colours: readonly string[];
  strokes: number;
  splashes: number;
  size: number;
  /** How far drops run down. */
  drip: number;
  strength?: number;
}

function coverBlob(
  map: LightMap,
  cx: number,
  cy: number,
  radius: number,
  colour: Rgb,
  strength: number,
  seed: number,
): void {
  const reach = radius * 1.3;
  for (let y = Math.max(0, Math.floor(cy - reach)); y <= Math.min(map.height - 1, cy + reach); y++) {
    for (let x = Math.max(0, Math.floor(cx - reach)); x <= Math.min(map.width - 1, cx + reach); x++) {
      const away = Math.hypot(x - cx, y - cy);
      if (away > radius * 1.25) continue;
      const ragged =
        away < radius * 0.6
          ? 0.72
          : 0.72 + 0.5 * valueNoise(((x - cx) / away) * 3 + 5, ((y - cy) / away) * 3 + 5, seed);
      const d = away - radius * ragged;
      // wet paint stands up: a little light on its upper edge, shade on its lower
      const wet = 1 + 0.22 * smoothstep(0.5, 1, -(y - cy) / radius) * smoothstep(-radius * 0.5, 0, d);
      coverWith(map, y * map.width + x, colour, smoothstep(0.9, -0.9, d), strength * wet);
    }
  }
}

export function paintSplash({ map, random, seed }: Canvas, layer: SplashLayer): void {
  const [x0, y0, x1, y1] = layer.area;
  const colours = layer.colours.map(hex);
  const strength = layer.strength ?? 1;
  const size = layer.size * map.height;
  for (let n = 0; n < layer.strokes; n++) {
    const cx = columnOf(map, random.between(x0, x1));
    const cy = random.between(y0, y1) * map.height;
    const angle = random.between(-0.7, 0.7) + (random.next() < 0.3 ? Math.PI / 2 : 0);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const long = size * random.between(1.6, 3.6);
    const wide = size * random.between(0.3, 0.65);
    const colour = random.pick(colours);
    const bow = random.between(-0.25, 0.25);
    const reach = long + wide;
    for (let y = Math.max(0, Math.floor(cy - reach)); y <= Math.min(map.height - 1, cy + reach); y++) {
      for (let x = Math.max(0, Math.floor(cx - reach)); x <= Math.min(map.width - 1, cx + reach); x++) {
        const along = ((x - cx) * cos + (y - cy) * sin) / long;
        const across = ((y - cy) * cos - (x - cx) * sin) / wide + bow * along * along * 3;
        if (Math.abs(across) > 1.15 || Math.abs(along) > 1.2) continue;
        // bristles: streaks along the stroke that run dry towards its end
        const bristle = valueNoise(along * 2.2, across * 15, seed + n);
        const dry = smoothstep(0.1, 1.05, along) * 0.9;
        const end =
          smoothstep(1.02 + 0.12 * bristle, 0.9, Math.abs(along)) * smoothstep(1.08, 0.9, Math.abs(across));
        const cover = end * smoothstep(dry - 0.12, dry + 0.1, bristle + 0.12);
        coverWith(map, y * map.width + x, colour, cover, strength * (0.8 + 0.4 * bristle));
      }
    }
  }
  for (let n = 0; n < layer.splashes; n++) {
    const cx = columnOf(map, random.between(x0, x1));
    const cy = random.between(y0, y1) * map.height;
    const colour = random.pick(colours);
    const radius = size * random.between(0.12, 0.5);
    coverBlob(map, cx, cy, radius, colour, strength, seed + n);
    const aim = random.between(0, 2 * Math.PI);
    for (let k = 0; k < 16; k++) {
      const angle = aim + random.between(-1, 1) * random.between(0, 1.4);
      const away = radius * random.between(1.1, 3.4);
      const drop = radius * random.between(0.04, 0.2) * (1.6 - away / (radius * 3.4));
      coverBlob(
        map,
        cx + away * Math.cos(angle),
        cy + away * Math.sin(angle),
        drop,
        colour,
        strength,
        seed + k,
      );
    }
    for (let k = 0; k < 3; k++) {
      const from = cx + radius * random.between(-0.6, 0.6);
      const half = Math.max(0.8, radius * random.between(0.05, 0.09));
      const length = layer.drip * map.height * random.between(0.2, 1);
      for (let y = Math.max(0, Math.floor(cy)); y < Math.min(map.height, cy + length); y++) {
        const bend = (fractalNoise(y / (map.height * 0.1), k + n, seed, 2) - 0.5) * half * 2;
        const wide = half * (0.75 + 0.7 * smoothstep(length * 0.85, length, y - cy));
        for (
          let x = Math.max(0, Math.floor(from - wide * 2));
          x <= Math.min(map.width - 1, from + wide * 2);
          x++
        ) {
          coverWith(
            map,
            y * map.width + x,
            colour,
            smoothstep(wide + 0.6, wide - 0.6, Math.abs(x - from - bend)),
            strength,
          );
        }
      }
    }
  }
}
