import { hex } from "../../pixels/colour.ts";
import { clamp } from "../../pixels/image.ts";
import { fractalNoise } from "../../pixels/noise.ts";
import { type Canvas, columnOf, coverWith, mixRgb } from "../canvas.ts";
import type { Range } from "../range.ts";
import { coverDisc, coverStroke } from "../stroke.ts";

export type TreeLayer =
  /** Firs in rows from far to near, their feet around `base`; `snow` lies on the boughs, 0 to 1. */
  | {
      kind: "firs";
      base: number;
      rows: number;
      count: number;
      height: Range;
      far: string;
      near: string;
      snow: number;
    }
  /** One dressed fir: lamps on every bough, balls between them. */
  | {
      kind: "dressed-fir";
      x: number;
      base: number;
      height: number;
      colour: string;
      lamps: readonly string[];
      balls: readonly string[];
      strength: number;
    }
  /** Bare or leafy trunks in rows, the wood running back into haze. */
  | { kind: "trunks"; base: number; rows: number; count: number; width: Range; far: string; near: string }
  /** What leaves or bars leave of the sun on a wall: multiplies what is there. */
  | { kind: "dapple"; size: number; amount: number; lean: number };

type Of<K extends TreeLayer["kind"]> = Extract<TreeLayer, { kind: K }>;

const SNOW = hex("#eef4ff");

export function paintFirs({ map, random, seed }: Canvas, layer: Of<"firs">): void {
  const far = hex(layer.far);
  const near = hex(layer.near);
  for (let row = 0; row < layer.rows; row++) {
    const t = layer.rows > 1 ? row / (layer.rows - 1) : 1;
    const colour = mixRgb(far, near, t);
    const trees = Array.from({ length: layer.count }, () => ({
      x: random.between(-0.1, 1.1) * map.width,
      base: (layer.base + t * 0.12) * map.height,
      height: random.between(...layer.height) * map.height * (0.55 + 0.6 * t),
    }));
    for (const { x: cx, base, height } of trees) {
      const half = height * 0.2;
      for (let y = Math.max(0, Math.floor(base - height)); y < Math.min(map.height, base); y++) {
        const down = (y - base + height) / height;
        // boughs: each tier widens, then draws in again
        const tier = (down * 8) % 1;
        const wide = half * down * (0.55 + 0.5 * tier);
        for (let x = Math.max(0, Math.floor(cx - half)); x < Math.min(map.width, cx + half); x++) {
          const ragged = fractalNoise(x / (height * 0.03), y / (height * 0.03), seed + row, 2);
          const cover = clamp((wide * (0.6 + 0.7 * ragged) - Math.abs(x - cx)) * 0.6 + 0.5, 0, 1);
          if (cover <= 0) continue;
          const white = layer.snow * clamp((0.55 - tier) * 2 + (ragged - 0.5), 0, 1);
          const light = 0.7 + 0.5 * ragged + 0.25 * ((x - cx) / half);
          coverWith(
            map,
            y * map.width + x,
            mixRgb(colour, mixRgb(far, SNOW, 0.4 + 0.6 * t), white),
            cover,
            light,
          );
        }
      }
    }
  }
}

export function paintDressedFir({ map, random }: Canvas, layer: Of<"dressed-fir">): void {
  const green = hex(layer.colour);
  const lamps = layer.lamps.map(hex);
  const balls = layer.balls.map(hex);
  const cx = columnOf(map, layer.x);
  const base = layer.base * map.height;
  const height = layer.height * map.height;
  const place = () => {
    const down = Math.sqrt(random.next());
    return { x: cx + random.between(-1, 1) * height * 0.32 * down, y: base - height * (1 - down), down };
  };
  for (let k = 0; k < 900; k++) {
    const { x, y, down } = place();
    const out = Math.sign(x - cx) * random.between(0.3, 1);
    const reach = height * random.between(0.03, 0.065);
    const light = random.between(0.25, 1.25) * (0.6 + 0.5 * down);
    coverStroke(
      map,
      { from: [x, y], to: [x + out * reach, y + reach * 0.55], half: [height * 0.009, height * 0.002] },
      green,
      light,
    );
  }
  for (let k = 0; k < 26; k++) {
    const { x, y } = place();
    const colour = random.pick(balls);
    coverDisc(map, x, y, height * random.between(0.018, 0.028), colour, (u, v) => {
      const z = Math.sqrt(Math.max(0, 1 - u * u - v * v));
      return (
        0.2 + 0.7 * clamp(0.7 * z - 0.4 * v, 0, 1) + 2 * clamp(1 - Math.hypot(u + 0.35, v + 0.4) / 0.3, 0, 1)
      );
    });
  }
  for (let k = 0; k < 110; k++) {
    const { x, y } = place();
    const strength = layer.strength * random.between(0.3, 1.3);
    coverDisc(map, x, y, height * random.between(0.006, 0.011), random.pick(lamps), () => strength);
  }
}

export function paintTrunks({ map, random }: Canvas, layer: Of<"trunks">): void {
  const far = hex(layer.far);
  const near = hex(layer.near);
  for (let row = 0; row < layer.rows; row++) {
    const t = layer.rows > 1 ? row / (layer.rows - 1) : 1;
    for (let k = 0; k < layer.count; k++) {
      const x = random.between(-0.05, 1.05) * map.width;
      const half = (random.between(...layer.width) * map.height * (0.35 + 0.75 * t)) / 2;
      const foot = (layer.base + 0.14 * t) * map.height;
      const sway = random.between(-0.04, 0.04) * map.height;
      const colour = mixRgb(far, near, clamp(t + random.between(-0.1, 0.1), 0, 1));
      coverStroke(map, { from: [x, foot], to: [x + sway, -10], half: [half, half * 0.7] }, colour);
      coverStroke(
        map,
        { from: [x - half * 0.5, foot], to: [x - half * 0.4 + sway, -10], half: [half * 0.3, half * 0.2] },
        colour,
        1.5,
      );
    }
  }
}

export function paintDapple({ map, seed }: Canvas, layer: Of<"dapple">): void {
  const scale = 1 / (layer.size * map.height);
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const u = (x + y * layer.lean) * scale;
      const v = (y - x * layer.lean * 0.4) * scale * 0.55;
      const leaf = fractalNoise(u, v, seed, 3) + 0.35 * (fractalNoise(u * 0.3, v * 0.3, seed + 1, 2) - 0.5);
      const open = clamp((leaf - 0.44) / 0.12, 0, 1);
      const gain = 1 - layer.amount * (1 - open * open * (3 - 2 * open));
      const p = (y * map.width + x) * 3;
      for (let c = 0; c < 3; c++) map.data[p + c] = map.data[p + c]! * gain;
    }
  }
}
