import type { Rgb } from "../../pixels/colour.ts";
import { clamp, type LightMap, smoothstep } from "../../pixels/image.ts";
import { fractalNoise, valueNoise } from "../../pixels/noise.ts";
import { addLight, type Canvas, columnOf, coverWith, mixRgb } from "../canvas.ts";
import { coverDisc } from "../stroke.ts";
import { type Daylight, daylightOf, type Sun, VIEW } from "./daylight.ts";

/** The sky down to a horizon and, below it, the light that hangs over the land. */
export interface SkyLayer {
  kind: "sky";
  horizon: number;
  sun: Sun;
  /** 0 clear to 1 misty. */
  haze: number;
  /** Brightness low in the sky. */
  strength: number;
  clouds?: { cover: number; size: number };
}

/** Degrees of sky painted at a time: it changes slowly. */
const STEP = 4;
const CELL = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** Clouds worked out on every second pixel each way: they have no edge finer than that. */
function paintClouds(
  canvas: Canvas,
  layer: SkyLayer,
  daylight: Daylight,
  clouds: { cover: number; size: number },
) {
  const { map, seed } = canvas;
  const { width, height } = map;
  const horizon = layer.horizon * height;
  const sunX = columnOf(map, layer.sun.x);
  const sunY = horizon - (layer.sun.height / VIEW) * height;
  const low = smoothstep(14, 2, layer.sun.height);
  const shade = mixRgb([0.62, 0.68, 0.76], daylight.sky(12, 60), 0.35 + 0.55 * low);
  const shadeLevel = layer.strength * (1.15 - 0.75 * low);
  const veil = daylight.sky(3, 50);
  // a cloud is lit by the sky around the sun as well, which is paler than the sun
  const glow = daylight.sun.map(Math.sqrt);
  const density = (x: number, y: number) => {
    // rows of clouds draw together towards the horizon
    const up = Math.max(0.01, (horizon - y) / height);
    const scale = 1 / (clouds.size * height * (0.3 + 1.1 * up));
    const u = (x - width / 2) * scale * 0.6 + 40;
    const v = y * scale * 1.5;
    const bend = valueNoise(u * 1.1, v * 1.1, seed + 31) - 0.5;
    return fractalNoise(u + bend * 0.9, v + bend * 0.6, seed, 4);
  };
  for (let y = 0; y < horizon; y += 2) {
    const near = smoothstep(0, 0.14, (horizon - y) / height);
    for (let x = 0; x < width; x += 2) {
      const here = density(x, y);
      const cover = smoothstep(0.69 - 0.5 * clouds.cover, 0.9 - 0.42 * clouds.cover, here);
      if (cover <= 0) continue;
      const [dx, dy] = [sunX - x, sunY - y];
      const away = Math.hypot(dx, dy) + 1e-3;
      const step = 0.035 * height;
      const towards = density(x + (dx / away) * step, y + (dy / away) * step);
      const lit = clamp(0.62 + (here - towards) * 3, 0, 1);
      // thin edges before the sun shine
      const lining = 1 + Math.exp(-((away / (0.35 * height)) ** 2)) * (1 - cover) * 1.2;
      const white = glow.map((value, c) => {
        const own = shade[c]! * shadeLevel * (1 - lit) + value * layer.strength * 2.1 * lit * lining;
        return veil[c]! + (own - veil[c]!) * (0.3 + 0.7 * near);
      }) as unknown as Rgb;
      for (const [ax, ay] of CELL) {
        if (x + ax < width && y + ay < horizon)
          coverWith(map, (y + ay) * width + x + ax, white, cover * (0.3 + 0.6 * near));
      }
    }
  }
}

function paintSun(map: LightMap, layer: SkyLayer, daylight: Daylight): void {
  const y = (layer.horizon - layer.sun.height / VIEW) * map.height;
  const x = columnOf(map, layer.sun.x);
  if (y < -0.05 * map.height || y > layer.horizon * map.height) return;
  const radius = 0.0085 * map.height;
  // a low sun is dimmed by the air it shines through
  const strength = 8 + 3.2 * Math.max(0, layer.sun.height);
  coverDisc(map, x, y, radius, daylight.sun, () => strength);
}

export function paintSky(canvas: Canvas, layer: SkyLayer): void {
  const { map } = canvas;
  const daylight = daylightOf(layer.sun.height, layer.haze, layer.strength);
  const sunX = columnOf(map, layer.sun.x);
  const columns = Math.ceil(map.width / STEP) + 1;
  for (let y = 0; y < map.height; y++) {
    const up = ((layer.horizon * map.height - y) / map.height) * VIEW;
    let left = daylight.sky(up, ((0 - sunX) / map.height) * VIEW);
    for (let k = 1; k < columns; k++) {
      const right = daylight.sky(up, ((k * STEP - sunX) / map.height) * VIEW);
      for (let s = 0; s < STEP; s++) {
        const x = (k - 1) * STEP + s;
        if (x < map.width) addLight(map, y * map.width + x, mixRgb(left, right, s / STEP), 1);
      }
      left = right;
    }
  }
  if (layer.clouds) paintClouds(canvas, layer, daylight, layer.clouds);
  paintSun(map, layer, daylight);
}
