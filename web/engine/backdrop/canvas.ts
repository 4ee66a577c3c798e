import type { Rgb } from "../pixels/colour.ts";
import type { LightMap } from "../pixels/image.ts";
import type { Random } from "../pixels/random.ts";

/** What a painter works on. */
export interface Canvas {
  map: LightMap;
  random: Random;
  /** For noise, the same for one layer of one picture. */
  seed: number;
}

/** Pixel column of x (-0.5 to 0.5 of the width). */
export function columnOf(map: LightMap, x: number): number {
  return (x + 0.5) * map.width;
}

export function addLight(map: LightMap, i: number, colour: Rgb, amount: number): void {
  const p = i * 3;
  map.data[p] = map.data[p]! + colour[0] * amount;
  map.data[p + 1] = map.data[p + 1]! + colour[1] * amount;
  map.data[p + 2] = map.data[p + 2]! + colour[2] * amount;
}

/** Paints over by `cover`, 0 to 1. */
export function coverWith(map: LightMap, i: number, colour: Rgb, cover: number, strength = 1): void {
  const p = i * 3;
  for (let c = 0; c < 3; c++) {
    const old = map.data[p + c]!;
    map.data[p + c] = old + (colour[c]! * strength - old) * cover;
  }
}

export function mixRgb(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** Paints over a rectangle in pixels with edges softened over one pixel. */
export function coverRect(
  map: LightMap,
  left: number,
  top: number,
  right: number,
  bottom: number,
  colour: Rgb,
  strength = 1,
): void {
  const { width, height } = map;
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, Math.ceil(bottom)); y++) {
    const coverY = Math.min(1, y + 1 - top, bottom - y);
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, Math.ceil(right)); x++) {
      const coverX = Math.min(1, x + 1 - left, right - x);
      coverWith(map, y * width + x, colour, Math.max(0, coverX) * Math.max(0, coverY), strength);
    }
  }
}
