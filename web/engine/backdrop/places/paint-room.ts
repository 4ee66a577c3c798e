import { hex } from "../../pixels/colour.ts";
import { clamp, smoothstep } from "../../pixels/image.ts";
import { fractalNoise } from "../../pixels/noise.ts";
import { addLight, type Canvas, columnOf, coverRect, coverWith, mixRgb } from "../canvas.ts";
import { coverDisc } from "../stroke.ts";

type Area = readonly [number, number, number, number];

export type RoomLayer =
  /** Shelves full of books. */
  | { kind: "shelves"; area: Area; rows: number; colours: readonly string[]; wood: string }
  /** A bar's back wall: bottles before lit panels. */
  | { kind: "bottles"; area: Area; rows: number; colours: readonly string[]; glow: string; strength: number }
  /** Tall doors side by side, `width` each: school lockers, panelling. */
  | { kind: "lockers"; area: Area; width: number; colour: string; vents: boolean }
  /** Round-headed openings with light behind, between pillars. */
  | {
      kind: "arches";
      area: Area;
      count: number;
      top: string;
      bottom: string;
      strength: number;
      frame: string;
    }
  /** A chequered floor below `horizon`, in perspective; `gloss` mirrors a little of what stands above. */
  | { kind: "chequers"; horizon: number; colours: readonly [string, string]; size: number; gloss: number }
  /** Rows of steps or benches rising away; `people` is the share of seats taken. */
  | { kind: "tiers"; area: Area; rows: number; colours: readonly string[]; people: number };

type Of<K extends RoomLayer["kind"]> = Extract<RoomLayer, { kind: K }>;

export function paintShelves({ map, random }: Canvas, layer: Of<"shelves">): void {
  const colours = layer.colours.map(hex);
  const wood = hex(layer.wood);
  const [x0, y0, x1, y1] = layer.area;
  const [left, right] = [columnOf(map, x0), columnOf(map, x1)];
  const step = ((y1 - y0) * map.height) / layer.rows;
  coverRect(map, left, y0 * map.height, right, y1 * map.height, wood, 0.28);
  for (let row = 0; row < layer.rows; row++) {
    const foot = y0 * map.height + step * (row + 0.92);
    let x = left + 2;
    while (x < right - 2) {
      if (random.next() < 0.05) {
        x += step * random.between(0.1, 0.35);
        continue;
      }
      const width = step * random.between(0.06, 0.17);
      const height = step * random.between(0.52, 0.8);
      const colour = random.pick(colours);
      const light = random.between(0.55, 1.15);
      // a spine is round: bright in its middle
      const half = width / 2;
      coverRect(map, x, foot - height, Math.min(right, x + width), foot, colour, light * 0.7);
      coverRect(
        map,
        x + half * 0.5,
        foot - height,
        Math.min(right, x + half * 1.3),
        foot,
        colour,
        light * 1.1,
      );
      coverRect(map, x, foot - height * 0.82, x + width, foot - height * 0.76, colour, light * 1.7);
      x += width + 0.6;
    }
    coverRect(map, left, foot, right, foot + step * 0.08, wood, 1.15);
  }
  for (const edge of [left, (left + right) / 2, right])
    coverRect(map, edge - step * 0.05, y0 * map.height, edge + step * 0.05, y1 * map.height, wood, 0.95);
}

export function paintBottles({ map, random }: Canvas, layer: Of<"bottles">): void {
  const colours = layer.colours.map(hex);
  const glow = hex(layer.glow);
  const [x0, y0, x1, y1] = layer.area;
  const [left, right] = [columnOf(map, x0), columnOf(map, x1)];
  const step = ((y1 - y0) * map.height) / layer.rows;
  for (let row = 0; row < layer.rows; row++) {
    const foot = y0 * map.height + step * (row + 0.94);
    for (let y = Math.max(0, Math.floor(foot - step * 0.94)); y < Math.min(map.height, foot); y++) {
      // lamps sit under each board
      const near = 0.35 + 0.65 * Math.max(0, (y - foot) / (step * 0.94) + 1) ** 1.4;
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(map.width, right); x++)
        coverWith(map, y * map.width + x, glow, 1, layer.strength * near);
    }
    let x = left + step * 0.1;
    while (x < right - step * 0.2) {
      const width = step * random.between(0.16, 0.28);
      const height = step * random.between(0.55, 0.84);
      const colour = random.pick(colours);
      const through = layer.strength * random.between(0.35, 1.15);
      const body = height * random.between(0.55, 0.68);
      coverRect(map, x, foot - body, x + width, foot, colour, through * 0.75);
      coverRect(map, x + width * 0.3, foot - body, x + width * 0.55, foot, colour, through * 1.3);
      coverRect(map, x + width * 0.34, foot - height, x + width * 0.66, foot - body, colour, through * 0.8);
      coverRect(
        map,
        x + width * 0.1,
        foot - body * 0.66,
        x + width * 0.9,
        foot - body * 0.3,
        [0.8, 0.72, 0.56],
        0.4,
      );
      x += width + step * random.between(0.03, 0.12);
    }
    coverRect(map, left, foot, right, foot + step * 0.06, [0.02, 0.015, 0.012]);
  }
}

export function paintLockers({ map, random, seed }: Canvas, layer: Of<"lockers">): void {
  const colour = hex(layer.colour);
  const [x0, y0, x1, y1] = layer.area;
  const [left, right] = [columnOf(map, x0), columnOf(map, x1)];
  const [top, bottom] = [y0 * map.height, y1 * map.height];
  const width = layer.width * map.height;
  const shift = random.next() * width;
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(map.height, bottom); y++) {
    const v = (y - top) / (bottom - top);
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(map.width, right); x++) {
      const at = (x + shift) / width;
      const u = at - Math.floor(at);
      const door = 0.88 + 0.24 * fractalNoise(Math.floor(at) * 5.3, 0.5, seed, 1);
      const bevel = u < 0.07 ? 1.3 : u > 0.93 ? 0.42 : 1;
      const vent = layer.vents && u > 0.26 && u < 0.74 && ((v > 0.08 && v < 0.2) || (v > 0.78 && v < 0.9));
      const slit = vent && (v * 50) % 1 < 0.45 ? 0.4 : 1;
      const handle = u > 0.78 && u < 0.86 && v > 0.44 && v < 0.54 ? 1.9 : 1;
      const sheen = 0.82 + 0.36 * Math.exp(-(((u - 0.36) / 0.2) ** 2));
      const fade = 1.12 - 0.35 * v;
      coverWith(map, y * map.width + x, colour, 1, door * bevel * slit * handle * sheen * fade);
    }
  }
}

export function paintArches({ map, random }: Canvas, layer: Of<"arches">): void {
  const [topColour, bottomColour, frame] = [hex(layer.top), hex(layer.bottom), hex(layer.frame)];
  const [x0, y0, x1, y1] = layer.area;
  const [left, right] = [columnOf(map, x0), columnOf(map, x1)];
  const step = (right - left) / layer.count;
  for (let n = 0; n < layer.count; n++) {
    const cx = left + step * (n + 0.5);
    const half = step * 0.34;
    const spring = y0 * map.height + half;
    const bottom = y1 * map.height;
    const strength = layer.strength * random.between(0.88, 1.1);
    const border = half * 0.16;
    for (let y = Math.max(0, Math.floor(spring - half - border)); y < Math.min(map.height, bottom); y++) {
      for (
        let x = Math.max(0, Math.floor(cx - half - border));
        x <= Math.min(map.width - 1, cx + half + border);
        x++
      ) {
        const d = y < spring ? Math.hypot(x - cx, y - spring) : Math.abs(x - cx);
        const open = clamp(half - d + 0.5, 0, 1);
        const stone = clamp(half + border - d + 0.5, 0, 1);
        const t = clamp((y - spring + half) / (bottom - spring + half), 0, 1);
        if (stone > 0)
          coverWith(map, y * map.width + x, frame, stone, 0.75 + 0.5 * smoothstep(cx + half, cx - half, x));
        if (open > 0) coverWith(map, y * map.width + x, mixRgb(topColour, bottomColour, t), open, strength);
      }
    }
  }
}

export function paintChequers({ map, seed }: Canvas, layer: Of<"chequers">): void {
  const [one, other] = layer.colours.map(hex) as [ReturnType<typeof hex>, ReturnType<typeof hex>];
  const horizon = Math.floor(layer.horizon * map.height);
  for (let y = Math.max(1, horizon); y < map.height; y++) {
    const away = map.height / (y - horizon + 1.5);
    const mirror = Math.max(0, 2 * horizon - y);
    for (let x = 0; x < map.width; x++) {
      const across = ((x - map.width / 2) / map.height) * away;
      const tile = (Math.floor(across / layer.size + 200) + Math.floor(away / layer.size)) % 2;
      const p = (mirror * map.width + x) * 3;
      const worn = 0.85 + 0.3 * fractalNoise(across * 2, away * 2, seed, 2);
      const i = y * map.width + x;
      coverWith(map, i, tile ? one : other, 1, worn);
      addLight(map, i, [map.data[p]!, map.data[p + 1]!, map.data[p + 2]!], layer.gloss);
    }
  }
}

export function paintTiers({ map, random }: Canvas, layer: Of<"tiers">): void {
  const colours = layer.colours.map(hex);
  const [x0, y0, x1, y1] = layer.area;
  const step = ((y1 - y0) * map.height) / layer.rows;
  for (let row = 0; row < layer.rows; row++) {
    const top = y0 * map.height + row * step;
    const colour = colours[row % colours.length]!;
    coverRect(
      map,
      columnOf(map, x0),
      top,
      columnOf(map, x1),
      top + step,
      colour,
      0.45 + 0.35 * (row / layer.rows),
    );
    coverRect(map, columnOf(map, x0), top, columnOf(map, x1), top + step * 0.34, colour, 1.1);
    for (let x = columnOf(map, x0); x < columnOf(map, x1); x += step * random.between(0.5, 3)) {
      if (random.next() > layer.people) continue;
      const radius = step * random.between(0.22, 0.3);
      const coat = random.pick(colours);
      const light = random.between(0.4, 1);
      coverDisc(map, x, top + step * 0.1, radius * 1.9, coat, () => light);
      coverDisc(map, x, top - step * 0.42, radius, [0.42, 0.26, 0.18], () => light);
    }
  }
}
