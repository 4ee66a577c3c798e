import { hex, type Rgb } from "../../pixels/colour.ts";
import { type LightMap, smoothstep } from "../../pixels/image.ts";
import { type Canvas, columnOf, coverRect, coverWith, mixRgb } from "../canvas.ts";

/** A castle on its rock, towers with pointed roofs, lit from one side. */
export interface CastleLayer {
  kind: "castle";
  x: number;
  base: number;
  height: number;
  light: string;
  shade: string;
  roof: string;
  window: string;
  /** What its foot is lost in. */
  haze: string;
  /** Where the sun stands: -1 left, 1 right. */
  from: -1 | 1;
}

function coverRow(
  map: LightMap,
  y: number,
  left: number,
  right: number,
  light: Rgb,
  shade: Rgb,
  from: number,
): void {
  if (y < 0 || y >= map.height) return;
  for (let x = Math.max(0, Math.floor(left)); x <= Math.min(map.width - 1, right); x++) {
    const across = ((x - left) / Math.max(1, right - left) - 0.5) * 2 * from;
    const cover = Math.min(1, x + 1 - left, right - x + 1);
    coverWith(
      map,
      y * map.width + x,
      mixRgb(shade, light, 0.5 + 0.5 * Math.sin(across * 1.5)),
      Math.max(0, cover),
    );
  }
}

export function paintCastle({ map, random }: Canvas, layer: CastleLayer): void {
  const light = hex(layer.light);
  const shade = hex(layer.shade);
  const roof = hex(layer.roof);
  const roofDark = mixRgb(roof, shade, 0.75);
  const window = hex(layer.window);
  const cx = columnOf(map, layer.x + random.between(-0.03, 0.03));
  const base = Math.round(layer.base * map.height);
  const tall = layer.height * map.height;
  const tower = (x: number, width: number, height: number, pointed: boolean) => {
    const top = Math.round(base - height);
    for (let y = top; y < map.height; y++)
      coverRow(map, y, x - width / 2, x + width / 2, light, shade, layer.from);
    if (pointed) {
      const cap = width * random.between(1.9, 2.6);
      for (let y = 0; y < cap; y++) {
        const half = (width * 0.66 * y) / cap;
        coverRow(map, Math.round(top - cap + y), x - half, x + half, roof, roofDark, layer.from);
      }
    } else {
      const tooth = width / 5;
      for (let k = 0; k < 3; k++) {
        const from = x - width / 2 + k * tooth * 2;
        coverRect(map, from, top - tooth, from + tooth, top, mixRgb(shade, light, 0.6));
      }
    }
    for (let n = 0; n < 2; n++) {
      if (random.next() < 0.5) continue;
      const y = top + height * random.between(0.08, 0.6);
      const wx = x + width * random.between(-0.22, 0.22);
      const size = Math.max(0.7, width * 0.05);
      coverRect(map, wx - size, y, wx + size, y + size * 2.6, window, random.between(0.8, 1.8));
    }
  };
  for (const [at, width, height, pointed] of [
    [-0.36, 0.16, 0.22, false],
    [0.36, 0.18, 0.2, false],
    [-0.46, 0.07, 0.34, true],
    [0.47, 0.08, 0.3, true],
    [-0.2, 0.22, 0.34, false],
    [0.2, 0.2, 0.4, false],
    [-0.31, 0.06, 0.5, true],
    [0.3, 0.07, 0.56, true],
    [-0.13, 0.09, 0.66, true],
    [0.14, 0.1, 0.58, true],
    [0, 0.22, 0.6, false],
    [0.03, 0.11, 0.96, true],
    [-0.06, 0.055, 0.8, true],
    [0.1, 0.05, 0.74, true],
  ] as const) {
    tower(cx + at * tall, width * tall, height * tall * 0.8 * random.between(0.92, 1.06), pointed);
  }
  const haze = hex(layer.haze);
  for (let y = base - Math.round(tall * 0.55); y < map.height; y++) {
    if (y < 0) continue;
    const cover = 0.75 * smoothstep(base - tall * 0.55, base, y);
    for (let x = Math.max(0, Math.floor(cx - tall * 0.62)); x < Math.min(map.width, cx + tall * 0.62); x++) {
      const side = smoothstep(0.62, 0.4, Math.abs(x - cx) / tall);
      coverWith(map, y * map.width + x, haze, cover * side);
    }
  }
}
