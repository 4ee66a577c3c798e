import { hex } from "../../pixels/colour.ts";
import { clamp } from "../../pixels/image.ts";
import { valueNoise } from "../../pixels/noise.ts";
import { type Canvas, coverWith } from "../canvas.ts";

/** A hand-painted canvas: broad strokes of a dry brush over one another. */
export interface StrokesLayer {
  kind: "strokes";
  colours: readonly string[];
  count: number;
  /** Of a stroke, shares of the picture's height. */
  length: readonly [number, number];
  /** How much one stroke hides, 0 to 1. */
  cover: number;
}

export function paintStrokes({ map, random, seed }: Canvas, layer: StrokesLayer): void {
  const { width, height } = map;
  const colours = layer.colours.map(hex);
  const main = random.between(0, Math.PI);
  for (let i = 0; i < layer.count; i++) {
    const cx = random.between(-0.1, 1.1) * width;
    const cy = random.between(-0.1, 1.1) * height;
    const half = (random.between(...layer.length) * height) / 2;
    const wide = half * random.between(0.22, 0.4);
    const angle = main + random.between(-0.9, 0.9) + (random.next() < 0.3 ? Math.PI / 2 : 0);
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const colour = random.pick(colours);
    const bend = random.between(-0.5, 0.5) / half;
    const reach = half + wide;
    for (let y = Math.max(0, Math.floor(cy - reach)); y < Math.min(height, cy + reach); y++) {
      for (let x = Math.max(0, Math.floor(cx - reach)); x < Math.min(width, cx + reach); x++) {
        const along = (x - cx) * cos + (y - cy) * sin;
        const across = (y - cy) * cos - (x - cx) * sin + bend * along * along;
        const edge =
          clamp((1 - Math.abs(along) / half) * 3, 0, 1) * clamp((1 - Math.abs(across) / wide) * 2.5, 0, 1);
        if (edge <= 0) continue;
        const bristle = valueNoise((along / half) * 1.5 + i * 3.1, (across / wide) * 9, seed + i);
        coverWith(map, y * width + x, colour, layer.cover * edge * clamp(bristle * 1.7 - 0.25, 0, 1));
      }
    }
  }
}
