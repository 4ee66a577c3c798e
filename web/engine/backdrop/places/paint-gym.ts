import { hex, type Rgb } from "../../pixels/colour.ts";
import type { LightMap } from "../../pixels/image.ts";
import { clamp, smoothstep } from "../../pixels/image.ts";
import { addLight, type Canvas, columnOf, coverRect, coverWith, mixRgb } from "../canvas.ts";

/** Racks of dumb-bells seen end on, under lamps above. */
export interface WeightsLayer {
  kind: "weights";
  area: readonly [number, number, number, number];
  shelves: number;
  /** Radius of a weight. */
  size: number;
  rubber: string;
  steel: string;
  strength: number;
}

/** A round weight end on: rubber lit from above, a rim of light, a steel boss. */
function coverWeight(
  map: LightMap,
  cx: number,
  cy: number,
  radius: number,
  rubber: Rgb,
  steel: Rgb,
  strength: number,
) {
  for (
    let y = Math.max(0, Math.floor(cy - radius - 1));
    y <= Math.min(map.height - 1, cy + radius + 1);
    y++
  ) {
    for (
      let x = Math.max(0, Math.floor(cx - radius - 1));
      x <= Math.min(map.width - 1, cx + radius + 1);
      x++
    ) {
      const d = Math.hypot(x - cx, y - cy) / radius;
      const cover = clamp((1 - d) * radius + 0.5, 0, 1);
      if (cover <= 0) continue;
      const i = y * map.width + x;
      const up = (cy - y) / radius;
      coverWith(map, i, rubber, cover, 0.7 + 0.5 * up);
      const rim = smoothstep(0.8, 0.93, d) * smoothstep(0, 0.9, up + 0.1);
      addLight(map, i, steel, cover * strength * 0.7 * rim);
      if (d < 0.42) {
        const sweep = 0.5 + 0.5 * Math.cos(2 * Math.atan2(y - cy, x - cx) + 1);
        coverWith(map, i, steel, smoothstep(0.42, 0.36, d), strength * (0.25 + 0.9 * sweep ** 3));
      }
    }
  }
}

export function paintWeights({ map, random }: Canvas, layer: WeightsLayer): void {
  const [x0, y0, x1, y1] = layer.area;
  const rubber = hex(layer.rubber);
  const steel = hex(layer.steel);
  const left = columnOf(map, x0);
  const right = columnOf(map, x1);
  for (let shelf = 0; shelf < layer.shelves; shelf++) {
    const y = (y0 + ((y1 - y0) * (shelf + 0.7)) / layer.shelves) * map.height;
    const radius = layer.size * map.height * (0.8 + (0.5 * shelf) / layer.shelves);
    const rail = radius * 0.22;
    for (let x = left + radius; x < right; x += radius * random.between(2.05, 2.3)) {
      coverWeight(map, x, y - radius, radius * random.between(0.9, 1), rubber, steel, layer.strength);
    }
    coverRect(map, left, y, right, y + rail, mixRgb(rubber, steel, 0.35));
    coverRect(map, left, y, right, y + rail * 0.35, steel, layer.strength * 0.9);
  }
}

/** Upright steel posts with light down one side, as racks and machines have. */
export interface PostsLayer {
  kind: "posts";
  area: readonly [number, number, number, number];
  count: number;
  width: number;
  dark: string;
  steel: string;
  strength: number;
}

export function paintPosts({ map, random }: Canvas, layer: PostsLayer): void {
  const [x0, y0, x1, y1] = layer.area;
  const dark = hex(layer.dark);
  const steel = hex(layer.steel);
  for (let n = 0; n < layer.count; n++) {
    const at = x0 + ((x1 - x0) * (n + random.between(0.2, 0.8))) / layer.count;
    const middle = columnOf(map, at);
    const half = (layer.width * map.height * random.between(0.6, 1.15)) / 2;
    const shine = random.between(-0.5, 0.1);
    for (let y = Math.max(0, Math.floor(y0 * map.height)); y < Math.min(map.height, y1 * map.height); y++) {
      const high = 1 - 0.75 * (y / map.height);
      for (let x = Math.max(0, Math.floor(middle - half)); x <= Math.min(map.width - 1, middle + half); x++) {
        const d = (x - middle) / half;
        const i = y * map.width + x;
        coverWith(map, i, dark, clamp((1 - Math.abs(d)) * half + 0.5, 0, 1), 1 - 0.5 * d);
        addLight(map, i, steel, layer.strength * high * Math.exp(-(((d - shine) / 0.22) ** 2)));
      }
    }
  }
}

/** The lanes of a running track, meeting at (x, horizon). */
export interface LanesLayer {
  kind: "lanes";
  x: number;
  horizon: number;
  count: number;
  ground: string;
  line: string;
  /** Width of a lane at the bottom edge. */
  width: number;
}

export function paintLanes({ map }: Canvas, layer: LanesLayer): void {
  const ground = hex(layer.ground);
  const line = hex(layer.line);
  const cx = columnOf(map, layer.x);
  const horizon = layer.horizon * map.height;
  for (let y = Math.ceil(horizon); y < map.height; y++) {
    const near = (y + 1 - horizon) / (map.height - horizon);
    const lane = layer.width * map.height * near;
    for (let x = 0; x < map.width; x++) {
      const i = y * map.width + x;
      const u = (x - cx) / lane + layer.count / 2;
      if (u < -0.06 || u > layer.count + 0.06) continue;
      coverWith(map, i, ground, smoothstep(0, 0.03, near), 0.75 + 0.35 * near);
      const off = Math.abs(u - Math.round(u)) * lane;
      coverWith(
        map,
        i,
        line,
        smoothstep(0.03 * lane + 0.6, 0.03 * lane - 0.4, off) * smoothstep(0, 0.08, near),
      );
    }
  }
}
