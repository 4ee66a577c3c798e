import { hex } from "../../pixels/colour.ts";
import { clamp, smoothstep } from "../../pixels/image.ts";
import { fractalNoise } from "../../pixels/noise.ts";
import { type Canvas, columnOf, coverWith, mixRgb } from "../canvas.ts";

/** A wall with arched openings; what is painted before shows through them. */
export interface CloisterLayer {
  kind: "cloister";
  /** The row of openings. */
  area: readonly [number, number, number, number];
  count: number;
  /** Share of each bay that is wall. */
  pier: number;
  /** 1 is round, above that pointed. */
  point: number;
  wall: string;
  /** The thickness of the wall, seen inside each opening on the side away from the light. */
  jamb: string;
}

export function paintCloister({ map, seed }: Canvas, layer: CloisterLayer): void {
  const [x0, y0, x1, y1] = layer.area;
  const wall = hex(layer.wall);
  const jamb = hex(layer.jamb);
  const left = columnOf(map, x0);
  const bay = (columnOf(map, x1) - left) / layer.count;
  const half = (bay * (1 - layer.pier)) / 2;
  const rise = half * layer.point;
  const spring = y0 * map.height + rise;
  const thick = bay * 0.1;
  /** How far inside an opening, pixels; negative in the wall. */
  const inside = (x: number, y: number): number => {
    if (x < left || x > left + bay * layer.count || y > y1 * map.height) return -9;
    const dx = Math.abs(((x - left) % bay) - bay / 2);
    if (y >= spring) return half - dx;
    // an arc through spring and crown; its centre moves past the middle for a pointed arch
    const away = (rise * rise - half * half) / (2 * half);
    return half + away - Math.hypot(dx + away, y - spring);
  };
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const open = clamp(inside(x, y) + 0.5, 0, 1);
      const through = clamp(inside(x + thick, y - thick * 0.4) + 0.5, 0, 1) * open;
      if (through >= 1) continue;
      const i = y * map.width + x;
      const stone = 0.8 + 0.4 * fractalNoise(x / (map.height * 0.11), y / (map.height * 0.09), seed, 4);
      const fall = 1 - 0.25 * smoothstep(0.4, 1, y / map.height);
      const tone = mixRgb(wall, jamb, open);
      coverWith(map, i, tone, 1 - through, stone * fall);
    }
  }
}
