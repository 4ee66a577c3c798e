import { gaussianBlur } from "../../pixels/blur.ts";
import { hex } from "../../pixels/colour.ts";
import { clamp, smoothstep } from "../../pixels/image.ts";
import { valueNoise } from "../../pixels/noise.ts";
import { addLight, type Canvas, columnOf } from "../canvas.ts";
import type { Range } from "../range.ts";

export type PatternLayer =
  /** Light through a blind, thrown on a wall as leaning slats. */
  | {
      kind: "blinds";
      area: readonly [number, number, number, number];
      slats: number;
      lean: number;
      colour: string;
      strength: number;
      fill: number;
    }
  /** Tubes of light. */
  | {
      kind: "tubes";
      count: number;
      area: readonly [number, number, number, number];
      length: Range;
      thickness: number;
      colours: readonly string[];
      strength: Range;
      direction: "upright" | "level" | "frames" | "converge";
    }
  /** Thin falling streaks. */
  | { kind: "rain"; count: number; length: number; lean: number; strength: number }
  /** Mirrors what stands above `horizon` into the ground below it, smeared downwards. */
  | { kind: "reflection"; horizon: number; strength: number; ripple: number; colour: string };

type Of<K extends PatternLayer["kind"]> = Extract<PatternLayer, { kind: K }>;

export function paintBlinds({ map, random }: Canvas, layer: Of<"blinds">): void {
  const [x0, y0, x1, y1] = layer.area;
  const shift = random.between(-0.08, 0.08);
  const left = columnOf(map, x0 + shift);
  const right = columnOf(map, x1 + shift);
  const lean = layer.lean * random.between(0.75, 1.25);
  const skew = random.between(0.1, 0.22);
  const colour = hex(layer.colour);
  const period = ((y1 - y0) * map.height) / layer.slats;
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const ly = y - lean * (x - map.width / 2);
      const v = (ly - y0 * map.height) / ((y1 - y0) * map.height);
      const sx = x + skew * (ly - map.height / 2);
      const soft = map.height * 0.02;
      const window =
        smoothstep(left - soft, left + soft, sx) *
        smoothstep(right + soft, right - soft, sx) *
        smoothstep(-0.01, 0.02, v) *
        smoothstep(1.01, 0.98, v);
      if (window <= 0) continue;
      const phase = (((ly / period) % 1) + 1) % 1;
      const slat = smoothstep(0, 0.14, phase) * smoothstep(layer.fill + 0.14, layer.fill, phase);
      addLight(map, y * map.width + x, colour, layer.strength * window * slat);
    }
  }
}

/** A glowing line from (ax, ay) to (bx, by), pixels. */
export function addLine(
  { map }: Canvas,
  [ax, ay, bx, by]: readonly [number, number, number, number],
  half: number,
  colour: readonly [number, number, number],
  strength: number,
): void {
  const length2 = (bx - ax) ** 2 + (by - ay) ** 2;
  const reach = half * 2;
  const top = Math.max(0, Math.floor(Math.min(ay, by) - reach));
  const bottom = Math.min(map.height - 1, Math.ceil(Math.max(ay, by) + reach));
  const left = Math.max(0, Math.floor(Math.min(ax, bx) - reach));
  const right = Math.min(map.width - 1, Math.ceil(Math.max(ax, bx) + reach));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const t = length2 > 0 ? clamp(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length2, 0, 1) : 0;
      const d = Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)) / half;
      if (d >= 2) continue;
      const core = smoothstep(1.3, 0.5, d);
      addLight(map, y * map.width + x, colour, strength * core);
      if (d < 0.7) addLight(map, y * map.width + x, [1, 1, 1], strength * 0.35 * (1 - d / 0.7));
    }
  }
}

export function paintTubes(canvas: Canvas, layer: Of<"tubes">): void {
  const { map, random } = canvas;
  const colours = layer.colours.map(hex);
  const [x0, y0, x1, y1] = layer.area;
  const half = (layer.thickness * map.height) / 2;
  for (let i = 0; i < layer.count; i++) {
    const x = columnOf(map, random.between(x0, x1));
    const y = random.between(y0, y1) * map.height;
    const length = random.between(...layer.length) * map.height;
    const colour = random.pick(colours);
    const strength = random.between(...layer.strength);
    if (layer.direction === "upright")
      addLine(canvas, [x, y - length / 2, x, y + length / 2], half, colour, strength);
    else if (layer.direction === "level")
      addLine(canvas, [x - length / 2, y, x + length / 2, y], half, colour, strength);
    else if (layer.direction === "converge") {
      const mx = map.width / 2;
      const my = map.height * 0.42;
      const far = random.between(0.25, 0.45);
      addLine(canvas, [x, y, mx + (x - mx) * far, my + (y - my) * far], half, colour, strength);
    } else {
      const w = length * random.between(0.4, 0.9);
      const [l, r, t, b] = [x - w / 2, x + w / 2, y - length / 2, y + length / 2];
      for (const line of [
        [l, t, r, t],
        [r, t, r, b],
        [r, b, l, b],
        [l, b, l, t],
      ] as const) {
        addLine(canvas, line, half, colour, strength);
      }
    }
  }
}

export function paintRain(canvas: Canvas, layer: Of<"rain">): void {
  const { map, random } = canvas;
  for (let i = 0; i < layer.count; i++) {
    const x = random.next() * map.width;
    const y = random.next() * map.height;
    const length = layer.length * map.height * random.between(0.4, 1.4);
    const strength = layer.strength * random.between(0.2, 1);
    addLine(canvas, [x, y, x + layer.lean * length, y + length], 0.7, [0.8, 0.9, 1], strength);
  }
}

export function paintReflection({ map, seed }: Canvas, layer: Of<"reflection">): void {
  const horizon = Math.floor(layer.horizon * map.height);
  const depth = map.height - horizon;
  if (depth <= 0) return;
  const tint = hex(layer.colour);
  const mirror = new Float32Array(map.width * depth * 3);
  for (let y = 0; y < depth; y++) {
    const from = Math.max(0, horizon - 1 - Math.floor(y * 0.9));
    const wave = layer.ripple * map.height * (0.3 + y / depth);
    for (let x = 0; x < map.width; x++) {
      const bend = (valueNoise(x / (0.08 * map.height), y / (0.02 * map.height), seed) - 0.5) * wave;
      const sx = clamp(Math.round(x + bend), 0, map.width - 1);
      for (let c = 0; c < 3; c++)
        mirror[(y * map.width + x) * 3 + c] = map.data[(from * map.width + sx) * 3 + c]!;
    }
  }
  gaussianBlur(mirror, map.width, depth, 3, map.height * 0.008);
  for (let y = 0; y < depth; y++) {
    const fade = layer.strength * (1 - 0.5 * (y / depth)) * smoothstep(0, 0.06, y / depth);
    for (let x = 0; x < map.width; x++) {
      const p = ((horizon + y) * map.width + x) * 3;
      const wet = 0.55 + 0.9 * valueNoise(x / (0.25 * map.height), y / (0.05 * map.height), seed + 9);
      for (let c = 0; c < 3; c++) {
        map.data[p + c] =
          map.data[p + c]! * 0.25 + mirror[(y * map.width + x) * 3 + c]! * fade * wet + tint[c]! * 0.5;
      }
    }
  }
}
