import { hex, type Rgb } from "../../pixels/colour.ts";
import { fractalNoise } from "../../pixels/noise.ts";
import { type Canvas, columnOf, coverWith } from "../canvas.ts";
import { coverDisc, coverStroke } from "../stroke.ts";

type Area = readonly [number, number, number, number];

/**
 * A printed pattern over the picture or `area`, `size` the length it repeats at: `rings` within rings, `arcs` of broad
 * bands around a corner, upright `stripes`, `rays` from the middle, `stars` with long points, `shapes` strewn about,
 * `waves` across.
 */
export interface WallpaperLayer {
  kind: "wallpaper";
  pattern: "rings" | "arcs" | "stripes" | "rays" | "stars" | "shapes" | "waves";
  colours: readonly string[];
  size: number;
  area?: Area;
  strength?: number;
}

/** The colour at a place of a pattern that covers everything, lengths in repeats. */
function tileOf(
  pattern: "rings" | "arcs" | "stripes" | "rays" | "waves",
  colours: readonly Rgb[],
  u: number,
  v: number,
): Rgb {
  const turn = (n: number) => colours[((Math.floor(n) % colours.length) + colours.length) % colours.length]!;
  if (pattern === "stripes") return turn(u * colours.length);
  if (pattern === "waves") return turn((v + 0.22 * Math.sin(u * Math.PI * 1.3)) * colours.length);
  if (pattern === "rays") return turn(((Math.atan2(v, u) / Math.PI + 1) * 9) | 0);
  if (pattern === "arcs") {
    const d = Math.hypot(u + 0.9, v - 2.1) * 0.9 - 0.75;
    return d < 0 || d >= 1 ? colours[0]! : turn(1 + d * (colours.length - 1));
  }
  const row = Math.floor(v);
  const x = u + (row % 2) / 2;
  const d = Math.hypot(x - Math.floor(x) - 0.5, v - row - 0.5) * 2;
  return d > 0.94 ? colours[0]! : turn(1 + (1 - d / 0.94) * (colours.length - 1));
}

function strew({ map, random }: Canvas, layer: WallpaperLayer, colours: readonly Rgb[]): void {
  const size = layer.size * map.height;
  const strength = layer.strength ?? 1;
  const stars = layer.pattern === "stars";
  for (let gy = 0; gy * size < map.height + size; gy++) {
    for (let gx = 0; gx * size < map.width + size; gx++) {
      const x = (gx + random.between(0.1, 0.9)) * size;
      const y = (gy + random.between(0.1, 0.9)) * size;
      const colour = random.pick(colours);
      const reach = size * random.between(0.18, 0.34);
      const angle = random.between(0, Math.PI);
      const thin = size * 0.022;
      if (stars) {
        for (let k = 0; k < 8; k++) {
          const a = angle + (k * Math.PI) / 4;
          const far = reach * (k % 2 ? 0.62 : 1.15);
          const to: [number, number] = [x + Math.cos(a) * far, y + Math.sin(a) * far];
          coverStroke(map, { from: [x, y], to, half: [thin * 1.6, 0.4] }, colour, strength);
          if (k % 2) coverDisc(map, to[0], to[1], thin * 1.8, colour, () => strength);
        }
        continue;
      }
      const shape = random.next();
      if (shape < 0.3) coverDisc(map, x, y, reach * 0.6, colour, () => strength);
      else if (shape < 0.6) {
        const corner = (k: number): [number, number] => [
          x + Math.cos(angle + k * 2.094) * reach * 0.8,
          y + Math.sin(angle + k * 2.094) * reach * 0.8,
        ];
        for (let k = 0; k < 3; k++)
          coverStroke(
            map,
            { from: corner(k), to: corner(k + 1), half: [thin * 1.7, thin * 1.7] },
            colour,
            strength,
          );
      } else {
        let from: [number, number] = [x - Math.cos(angle) * reach, y - Math.sin(angle) * reach];
        for (let k = 0; k < 5; k++) {
          const bend = angle + (k % 2 ? 1 : -1) * 0.8;
          const to: [number, number] = [
            from[0] + Math.cos(bend) * reach * 0.5,
            from[1] + Math.sin(bend) * reach * 0.5,
          ];
          coverStroke(map, { from, to, half: [thin * 2, thin * 2] }, colour, strength);
          from = to;
        }
      }
    }
  }
}

export function paintWallpaper(canvas: Canvas, layer: WallpaperLayer): void {
  const { map, random, seed } = canvas;
  const colours = layer.colours.map(hex);
  const { pattern } = layer;
  if (pattern === "stars" || pattern === "shapes") {
    strew(canvas, layer, colours);
    return;
  }
  const [x0, y0, x1, y1] = layer.area ?? [-0.5, 0, 0.5, 1];
  const shiftX = pattern === "rays" ? 0 : random.next() * (pattern === "arcs" ? 0.3 : 1);
  const shiftY = pattern === "rays" ? 0 : random.next() * (pattern === "arcs" ? 0.4 : 1);
  const centre = pattern === "rays" ? 0.42 : 0;
  const scale = 1 / (layer.size * map.height);
  for (let y = Math.max(0, Math.floor(y0 * map.height)); y < Math.min(map.height, y1 * map.height); y++) {
    for (
      let x = Math.max(0, Math.floor(columnOf(map, x0)));
      x < Math.min(map.width, Math.ceil(columnOf(map, x1)));
      x++
    ) {
      const u = (x - map.width / 2) * scale + shiftX;
      const v = (y - centre * map.height) * scale + shiftY;
      const aged = 0.88 + 0.24 * fractalNoise((x / map.height) * 3, (y / map.height) * 3, seed, 3);
      coverWith(map, y * map.width + x, tileOf(pattern, colours, u, v), 1, (layer.strength ?? 1) * aged);
    }
  }
}
