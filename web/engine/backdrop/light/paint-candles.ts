import { hex } from "../../pixels/colour.ts";
import { clamp, smoothstep } from "../../pixels/image.ts";
import { addLight, type Canvas, columnOf, coverWith } from "../canvas.ts";

/** Candles standing together, brighter where their flame shines through the wax. */
export interface CandlesLayer {
  kind: "candles";
  area: readonly [number, number, number, number];
  count: number;
  size: number;
  wax: string;
  flame: string;
  strength: number;
}

export function paintCandles({ map, random }: Canvas, layer: CandlesLayer): void {
  const [x0, y0, x1, y1] = layer.area;
  const wax = hex(layer.wax);
  const flame = hex(layer.flame);
  for (let n = 0; n < layer.count; n++) {
    const depth = layer.count > 1 ? n / (layer.count - 1) : 1;
    const cx = columnOf(map, random.between(x0, x1));
    const foot = (y0 + (y1 - y0) * depth) * map.height;
    const half = layer.size * map.height * random.between(0.3, 0.55) * (0.7 + 0.3 * depth);
    const top = foot - layer.size * map.height * random.between(0.8, 3);
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(map.height, foot); y++) {
      const glow = 0.35 + 1.1 * Math.exp(-(y - top) / (half * 2.2));
      for (let x = Math.max(0, Math.floor(cx - half)); x <= Math.min(map.width - 1, cx + half); x++) {
        const d = (x - cx) / half;
        coverWith(
          map,
          y * map.width + x,
          wax,
          clamp((1 - Math.abs(d)) * half + 0.5, 0, 1),
          glow * (1 - 0.35 * d * d),
        );
      }
    }
    const tall = half * random.between(1.7, 2.3);
    const reach = tall * 5;
    const middle = top - tall * 0.7;
    for (let y = Math.max(0, Math.floor(middle - reach)); y < Math.min(map.height, middle + reach); y++) {
      for (let x = Math.max(0, Math.floor(cx - reach)); x < Math.min(map.width, cx + reach); x++) {
        const v = (y - middle) / tall;
        const slim = half * 0.42 * (v > 0 ? 1 : 1 + v * 0.9);
        const core = slim > 0 ? smoothstep(1, 0.2, Math.hypot((x - cx) / slim, v / 0.75)) : 0;
        const halo = 0.05 * Math.exp(-Math.hypot(x - cx, y - middle) / (tall * 1.1));
        addLight(map, y * map.width + x, flame, layer.strength * (core + halo));
      }
    }
  }
}
