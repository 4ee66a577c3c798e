import { hex } from "../pixels/colour.ts";
import { clamp, smoothstep } from "../pixels/image.ts";
import { addLight, type Canvas, columnOf, coverRect, coverWith, mixRgb } from "./canvas.ts";

/** Shelves of books, spines of every width, some leaning gaps between them. */
export interface BooksLayer {
  kind: "books";
  area: readonly [number, number, number, number];
  shelves: number;
  wood: string;
  colours: readonly string[];
}

export function paintBooks({ map, random }: Canvas, layer: BooksLayer): void {
  const [x0, y0, x1, y1] = layer.area;
  const wood = hex(layer.wood);
  const colours = layer.colours.map(hex);
  const left = columnOf(map, x0);
  const right = columnOf(map, x1);
  const step = ((y1 - y0) * map.height) / layer.shelves;
  coverRect(map, left, y0 * map.height, right, y1 * map.height, wood, 0.22);
  for (let shelf = 0; shelf < layer.shelves; shelf++) {
    const foot = y0 * map.height + step * (shelf + 1) - step * 0.09;
    let x = left + step * 0.06;
    while (x < right - step * 0.1) {
      if (random.next() < 0.07) {
        x += step * random.between(0.15, 0.5);
        continue;
      }
      const width = step * random.between(0.06, 0.19);
      const top = foot - step * random.between(0.55, 0.8);
      const colour = random.pick(colours);
      const shade = random.between(0.55, 1.15);
      coverRect(map, x, top, x + width, foot, colour, shade);
      coverRect(map, x + width * 0.82, top, x + width, foot, colour, shade * 0.45);
      const band = top + step * random.between(0.08, 0.2);
      coverRect(
        map,
        x + width * 0.15,
        band,
        x + width * 0.75,
        band + step * 0.03,
        mixRgb(colour, [1, 0.9, 0.7], 0.5),
      );
      x += width + 0.6;
    }
    coverRect(map, left, foot, right, foot + step * 0.09, wood);
  }
}

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
