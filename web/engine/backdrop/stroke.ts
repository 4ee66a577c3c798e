import type { Rgb } from "../pixels/colour.ts";
import { clamp, type LightMap } from "../pixels/image.ts";
import { coverWith } from "./canvas.ts";

export interface Stroke {
  from: readonly [number, number];
  to: readonly [number, number];
  /** Half the width at either end, pixels. */
  half: readonly [number, number];
}

/** Paints over a straight stroke with round ends, pixels; edges softened over one pixel. */
export function coverStroke(map: LightMap, { from, to, half }: Stroke, colour: Rgb, strength = 1): void {
  const [ax, ay] = from;
  const [bx, by] = to;
  const reach = Math.max(...half) + 1;
  const length2 = (bx - ax) ** 2 + (by - ay) ** 2;
  const right = Math.min(map.width - 1, Math.ceil(Math.max(ax, bx) + reach));
  const bottom = Math.min(map.height - 1, Math.ceil(Math.max(ay, by) + reach));
  for (let y = Math.max(0, Math.floor(Math.min(ay, by) - reach)); y <= bottom; y++) {
    for (let x = Math.max(0, Math.floor(Math.min(ax, bx) - reach)); x <= right; x++) {
      const t = length2 > 0 ? clamp(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length2, 0, 1) : 0;
      const d = Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
      const cover = clamp(half[0] + (half[1] - half[0]) * t - d + 0.5, 0, 1);
      if (cover > 0) coverWith(map, y * map.width + x, colour, cover, strength);
    }
  }
}

/** Paints over a disc, pixels; `shade` gives its brightness from the place within it, -1 to 1 each way. */
export function coverDisc(
  map: LightMap,
  cx: number,
  cy: number,
  radius: number,
  colour: Rgb,
  shade: (u: number, v: number) => number = () => 1,
  opacity = 1,
): void {
  const bottom = Math.min(map.height - 1, Math.ceil(cy + radius));
  const right = Math.min(map.width - 1, Math.ceil(cx + radius));
  for (let y = Math.max(0, Math.floor(cy - radius)); y <= bottom; y++) {
    for (let x = Math.max(0, Math.floor(cx - radius)); x <= right; x++) {
      const u = (x - cx) / radius;
      const v = (y - cy) / radius;
      const cover = clamp((1 - Math.hypot(u, v)) * radius + 0.5, 0, 1) * opacity;
      if (cover > 0) coverWith(map, y * map.width + x, colour, cover, shade(u, v));
    }
  }
}
