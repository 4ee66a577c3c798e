import { hex, type Rgb } from "../../pixels/colour.ts";
import { clamp, smoothstep } from "../../pixels/image.ts";
import { fractalNoise, valueNoise } from "../../pixels/noise.ts";
import { hashOf } from "../../pixels/random.ts";
import { type Canvas, columnOf, coverWith, mixRgb } from "../canvas.ts";
import { coverStroke } from "../stroke.ts";

type Area = readonly [number, number, number, number];

export type StreetLayer =
  /**
   * Looking down a street: house fronts on both sides run to a vanishing point at (x, y), road below. The sky is
   * what was painted before. `sun` is the side that is lit, -1 left, 1 right, 0 neither.
   */
  | {
      kind: "street";
      x: number;
      y: number;
      /** Half the street's width and the houses' height, in metres. */
      half: number;
      houses: readonly [number, number];
      walls: readonly string[];
      glass: readonly string[];
      /** Share of windows lit, and how bright. */
      lit: { colours: readonly string[]; share: number; strength: number };
      shops: readonly string[];
      road: string;
      pavement: string;
      haze: string;
      sun: number;
    }
  /** A brick wall over the whole picture. */
  | { kind: "bricks"; size: number; colours: readonly string[]; mortar: string; rough: number }
  /** Fat painted strokes with dark outlines, as on a sprayed wall. */
  | { kind: "spray"; count: number; area: Area; width: number; colours: readonly string[]; outline: string };

type Of<K extends StreetLayer["kind"]> = Extract<StreetLayer, { kind: K }>;

/** Height of the lens above the road, metres. */
const EYE = 1.6;
const STOREY = 3.4;
/** Focal length in picture heights. */
const FOCAL = 1.15;

/** A number in [0, 1) that stays with a place. */
function chance(seed: number, ...place: number[]): number {
  return hashOf(seed, ...place) / 4294967296;
}

function picked(colours: readonly Rgb[], at: number): Rgb {
  return colours[Math.floor(at * colours.length)]!;
}

export function paintStreet({ map, seed }: Canvas, layer: Of<"street">): void {
  const walls = layer.walls.map(hex);
  const glass = layer.glass.map(hex);
  const lit = layer.lit.colours.map(hex);
  const shops = layer.shops.map(hex);
  const [road, pavement, haze] = [hex(layer.road), hex(layer.pavement), hex(layer.haze)];
  const vx = columnOf(map, layer.x);
  const vy = layer.y * map.height;
  const houses = new Map<number, { height: number; wall: Rgb; shop: Rgb; front: number }>();
  const houseOf = (side: number, n: number) => {
    const key = n * 2 + (side > 0 ? 1 : 0);
    let house = houses.get(key);
    if (!house) {
      const at = (k: number) => chance(seed, key, k);
      const [low, high] = layer.houses;
      house = {
        height: low + (high - low) * at(1),
        wall: picked(walls, at(2)),
        shop: picked(shops, at(3)),
        front: at(4),
      };
      houses.set(key, house);
    }
    return house;
  };
  const windows = new Map<number, { colour: Rgb; strength: number }>();
  const windowOf = (side: number, column: number, storey: number) => {
    const key = (column * 64 + storey) * 2 + (side > 0 ? 1 : 0);
    let pane = windows.get(key);
    if (!pane) {
      const on = chance(seed, key, 11) < layer.lit.share;
      const bright = chance(seed, key, 12);
      pane = on
        ? { colour: picked(lit, chance(seed, key, 13)), strength: layer.lit.strength * (0.4 + 0.9 * bright) }
        : { colour: picked(glass, chance(seed, key, 14)), strength: 0.55 + 0.7 * bright };
      windows.set(key, pane);
    }
    return pane;
  };
  for (let y = 0; y < map.height; y++) {
    const dy = (y + 0.5 - vy) / map.height;
    for (let x = 0; x < map.width; x++) {
      const i = y * map.width + x;
      const dx = (x + 0.5 - vx) / map.height;
      const side = dx < 0 ? -1 : 1;
      const toWall = layer.half / Math.max(1e-4, Math.abs(dx));
      const toRoad = dy > 0 ? EYE / dy : Number.POSITIVE_INFINITY;
      const reach = Math.min(toWall, toRoad);
      const away = FOCAL * reach;
      const mist = 1 - Math.exp(-away / 110);
      if (toRoad < toWall) {
        const across = Math.abs(dx * toRoad) / layer.half;
        const ground = mixRgb(road, pavement, smoothstep(0.58, 0.62, across));
        const kerb = 1 - 0.4 * smoothstep(0.04, 0, Math.abs(across - 0.6));
        const worn = 0.82 + 0.36 * fractalNoise(dx * toRoad * 1.2, away * 0.5, seed + 5, 3);
        const bright = layer.sun !== 0 && Math.sign(dx) !== layer.sun ? 0.7 : 1;
        coverWith(map, i, mixRgb(ground, haze, mist), 1, kerb * worn * bright);
        continue;
      }
      const rise = -dy * toWall + EYE;
      const house = houseOf(side, Math.floor(away / 9 + side * 0.4));
      if (rise > house.height) continue;
      const shade = layer.sun === 0 ? 0.85 : side === layer.sun ? 0.55 : 1.1;
      const storey = Math.floor(rise / STOREY);
      const up = rise / STOREY - storey;
      const along = away / 2.3;
      const column = Math.floor(along);
      const inside = along - column;
      let colour = house.wall;
      let strength = shade * (0.9 + 0.2 * valueNoise(away * 0.8, rise * 0.8, seed + 2));
      if (storey === 0) {
        const awning = up > 0.74 && up < 0.92 && house.front > 0.4;
        if (awning) {
          colour = mixRgb(house.shop, [1, 1, 1], Math.floor(along * 3) % 2 ? 0 : 0.5);
        } else if (up > 0.12 && up < 0.72 && inside > 0.06 && inside < 0.94) {
          const pane = windowOf(side, column, 0);
          colour = mixRgb(pane.colour, house.shop, 0.25);
          strength = pane.strength * 1.1;
        } else strength *= 0.7;
      } else if (inside > 0.24 && inside < 0.76 && up > 0.24 && up < 0.8) {
        const pane = windowOf(side, column, storey);
        colour = pane.colour;
        strength = pane.strength * (layer.lit.share > 0.15 ? 1 : shade);
      } else if (up < 0.05 || rise > house.height - 0.5) strength *= 1.18;
      coverWith(map, i, mixRgb(colour, haze, mist), 1, strength * (1 - mist) + mist);
    }
  }
}

export function paintBricks({ map, random, seed }: Canvas, layer: Of<"bricks">): void {
  const colours = layer.colours.map(hex);
  const mortar = hex(layer.mortar);
  const height = layer.size * map.height;
  const width = height * 2.9;
  const gap = Math.max(0.7, height * 0.075);
  const shift = random.next();
  for (let y = 0; y < map.height; y++) {
    const row = Math.floor(y / height + shift);
    const v = y / height + shift - row;
    for (let x = 0; x < map.width; x++) {
      const at = x / width + (row % 2) / 2 + 3;
      const column = Math.floor(at);
      const u = at - column;
      const edge = Math.min(u * width, (1 - u) * width, v * height, (1 - v) * height);
      const own = chance(seed, row, column);
      const rub = fractalNoise((x / map.height) * 26, (y / map.height) * 26, seed + 1, 3);
      const stain = fractalNoise((x / map.height) * 2.2, (y / map.height) * 2.2, seed + 2, 4);
      const bevel = v < 0.16 ? 1.12 : v > 0.84 ? 0.86 : 1;
      const t = clamp((edge - gap) / 1.2 + 0.5 - (rub - 0.5) * layer.rough * 2, 0, 1);
      const tone = (0.72 + 0.5 * own) * bevel * (0.8 + 0.4 * rub);
      const colour = mixRgb(mortar, picked(colours, (own * 7.31) % 1), t);
      coverWith(map, y * map.width + x, colour, 1, (t * tone + (1 - t) * 0.8) * (0.7 + 0.6 * stain));
    }
  }
}

export function paintSpray({ map, random }: Canvas, layer: Of<"spray">): void {
  const colours = layer.colours.map(hex);
  const outline = hex(layer.outline);
  const [x0, y0, x1, y1] = layer.area;
  for (let i = 0; i < layer.count; i++) {
    let x = columnOf(map, random.between(x0, x1));
    let y = random.between(y0, y1) * map.height;
    let direction = random.between(0, 2 * Math.PI);
    const half = layer.width * map.height * random.between(0.5, 1.1);
    const points: [number, number][] = [];
    for (let k = 0; k < 15; k++) {
      points.push([x, y]);
      x += Math.cos(direction) * half * 0.9;
      y += Math.sin(direction) * half * 0.9;
      // letters are drawn in straight pulls with sharp corners between them
      if (k % 3 === 2) direction += random.pick([-2.2, -1.4, 1.4, 2.2]) + random.between(-0.3, 0.3);
    }
    const colour = random.pick(colours);
    for (const [paint, share] of [
      [outline, 1],
      [colour, 0.74],
    ] as const) {
      for (let k = 1; k < points.length; k++) {
        const [ax, ay] = points[k - 1]!;
        const [bx, by] = points[k]!;
        const strength = 0.9 + 0.2 * (k / points.length);
        coverStroke(
          map,
          { from: [ax, ay], to: [bx, by], half: [half * share, half * share] },
          paint,
          strength,
        );
      }
    }
  }
}
