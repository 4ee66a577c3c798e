import { hex } from "../../pixels/colour.ts";
import { type Canvas, columnOf, coverRect, mixRgb } from "../canvas.ts";
import type { Range } from "../range.ts";

export type BuildingLayer =
  /** Houses against the sky, `rows` of them from far to near; windows light up by chance. */
  | {
      kind: "skyline";
      base: number;
      height: Range;
      width: Range;
      rows: number;
      far: string;
      near: string;
      windows?: { colours: readonly string[]; share: number; strength: number };
    }
  /** A window: bright panes between bars. */
  | {
      kind: "panes";
      area: readonly [number, number, number, number];
      columns: number;
      rows: number;
      bar: number;
      top: string;
      bottom: string;
      strength: number;
    }
  /** Plain shapes, such as shelves, frames, furniture or awnings. */
  | {
      kind: "blocks";
      area: readonly [number, number, number, number];
      count: number;
      width: Range;
      height: Range;
      colours: readonly string[];
    };

type Of<K extends BuildingLayer["kind"]> = Extract<BuildingLayer, { kind: K }>;

export function paintSkyline({ map, random }: Canvas, layer: Of<"skyline">): void {
  const far = hex(layer.far);
  const near = hex(layer.near);
  const lit = layer.windows?.colours.map(hex) ?? [];
  for (let row = 0; row < layer.rows; row++) {
    const t = layer.rows > 1 ? row / (layer.rows - 1) : 1;
    let x = -random.between(0, 0.1) * map.height;
    while (x < map.width) {
      const width = random.between(...layer.width) * map.height * (0.7 + 0.6 * t);
      const height =
        random.between(...layer.height) * map.height * (1.12 - 0.4 * t) * (random.next() < 0.12 ? 1.5 : 1);
      const top = layer.base * map.height - height;
      const body = mixRgb(far, near, Math.min(1, Math.max(0, t + random.between(-0.12, 0.12))));
      coverRect(map, x, top, x + width, map.height, body);
      if (layer.windows) {
        const cell = map.height * 0.016 * (0.7 + 0.5 * t);
        for (let wy = top + cell; wy < layer.base * map.height; wy += cell * 1.6) {
          for (let wx = x + cell * 0.7; wx < x + width - cell; wx += cell * 1.25) {
            if (random.next() > layer.windows.share) continue;
            const strength = layer.windows.strength * random.between(0.25, 1);
            coverRect(map, wx, wy, wx + cell * 0.7, wy + cell * 0.9, random.pick(lit), strength);
          }
        }
      }
      x += width * random.between(0.95, 1.35);
    }
  }
}

export function paintPanes({ map, random }: Canvas, layer: Of<"panes">): void {
  const [x0, y0, x1, y1] = layer.area;
  const top = hex(layer.top);
  const bottom = hex(layer.bottom);
  const left = columnOf(map, x0);
  const stepX = (columnOf(map, x1) - left) / layer.columns;
  const stepY = ((y1 - y0) * map.height) / layer.rows;
  const bar = (layer.bar * map.height) / 2;
  for (let row = 0; row < layer.rows; row++) {
    for (let column = 0; column < layer.columns; column++) {
      const t = (row + 0.5) / layer.rows;
      const px = left + column * stepX;
      const py = y0 * map.height + row * stepY;
      const bands = 6;
      const shade = layer.strength * random.between(0.86, 1.1);
      for (let k = 0; k < bands; k++) {
        const colour = mixRgb(top, bottom, Math.min(1, t + (k / bands - 0.5) / layer.rows));
        const from = py + bar + ((stepY - 2 * bar) * k) / bands;
        coverRect(
          map,
          px + bar,
          from,
          px + stepX - bar,
          from + (stepY - 2 * bar) / bands + 0.5,
          colour,
          shade,
        );
      }
    }
  }
}

export function paintBlocks({ map, random }: Canvas, layer: Of<"blocks">): void {
  const colours = layer.colours.map(hex);
  const [x0, y0, x1, y1] = layer.area;
  for (let i = 0; i < layer.count; i++) {
    const x = columnOf(map, random.between(x0, x1));
    const y = random.between(y0, y1) * map.height;
    const w = random.between(...layer.width) * map.height;
    const h = random.between(...layer.height) * map.height;
    coverRect(
      map,
      x - w / 2,
      y - h / 2,
      x + w / 2,
      y + h / 2,
      random.pick(colours),
      random.between(0.8, 1.15),
    );
  }
}
