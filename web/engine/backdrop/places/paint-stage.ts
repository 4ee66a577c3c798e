import { hex } from "../../pixels/colour.ts";
import { clamp, smoothstep } from "../../pixels/image.ts";
import { fractalNoise } from "../../pixels/noise.ts";
import { addLight, type Canvas, columnOf } from "../canvas.ts";
import { addLine } from "../light/paint-pattern.ts";
import type { Range } from "../range.ts";
import { coverDisc } from "../stroke.ts";

export type StageLayer =
  /** Lamps in a row at height `y`, their cones falling through haze. */
  | {
      kind: "spots";
      count: number;
      y: number;
      colours: readonly string[];
      strength: number;
      width: number;
      /** How far the cones fan out. */
      fan: number;
      /** Brightness of the lamps themselves. */
      lamp: number;
    }
  /** Thin rays out of one point. */
  | {
      kind: "lasers";
      x: number;
      y: number;
      count: number;
      colours: readonly string[];
      width: number;
      strength: Range;
    }
  /** Spots of light that a mirror ball throws on the walls, in rows that bend around the room. */
  | { kind: "mirrorball"; colours: readonly string[]; size: number; strength: Range; rows: number }
  /** People seen from behind or out of focus: heads and shoulders in rows, nearest last. */
  | { kind: "crowd"; y: number; rows: number; size: number; colours: readonly string[]; rim?: string };

type Of<K extends StageLayer["kind"]> = Extract<StageLayer, { kind: K }>;

export function paintSpots({ map, random, seed }: Canvas, layer: Of<"spots">): void {
  const colours = layer.colours.map(hex);
  const lamps = Array.from({ length: layer.count }, (_, i) => ({
    x: columnOf(map, ((i + 0.5) / layer.count - 0.5) * 1.1 + random.between(-0.04, 0.04)),
    y: (layer.y + random.between(-0.03, 0.03)) * map.height,
    lean: random.between(-1, 1) * layer.fan,
    colour: colours[i % colours.length]!,
    strength: layer.strength * random.between(0.6, 1.2),
  }));
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const i = y * map.width + x;
      let haze = -1;
      for (const lamp of lamps) {
        const down = (y - lamp.y) / map.height;
        if (down < 0) continue;
        const half = layer.width * (0.03 + down) * map.height;
        const d = Math.abs(x - lamp.x - lamp.lean * (y - lamp.y)) / half;
        if (d > 1.6) continue;
        if (haze < 0) haze = 0.45 + fractalNoise(x / map.height / 0.16, y / map.height / 0.22, seed, 3);
        addLight(map, i, lamp.colour, lamp.strength * haze * Math.exp(-d * d * 2.4) * Math.exp(-down * 1.3));
      }
    }
  }
  for (const { x, y, colour } of lamps) {
    const radius = 0.012 * map.height;
    if (layer.lamp > 0) coverDisc(map, x, y, radius, colour, () => layer.lamp);
  }
}

export function paintLasers(canvas: Canvas, layer: Of<"lasers">): void {
  const { map, random } = canvas;
  const colours = layer.colours.map(hex);
  const cx = columnOf(map, layer.x);
  const cy = layer.y * map.height;
  for (let i = 0; i < layer.count; i++) {
    const angle = ((i + random.between(0.1, 0.9)) / layer.count) * 2 * Math.PI;
    const reach = 1.6 * Math.max(map.width, map.height);
    addLine(
      canvas,
      [cx, cy, cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach],
      layer.width * map.height * random.between(0.4, 1.2),
      colours[i % colours.length]!,
      random.between(...layer.strength),
    );
  }
}

export function paintMirrorball({ map, random }: Canvas, layer: Of<"mirrorball">): void {
  const colours = layer.colours.map(hex);
  const phase = random.next();
  for (let row = 0; row < layer.rows; row++) {
    const y = ((row + 0.5) / layer.rows) * 1.1 - 0.05;
    const count = 11;
    for (let k = 0; k < count; k++) {
      const around = ((k + phase + row * 0.37) / count) * 2 - 1;
      // the walls turn away to the sides: dots there are closer together and drawn out
      const x = Math.sin(around * 1.25) * 0.62;
      const bend = y + (y - 0.4) * 0.35 * x * x * 4;
      const radius = layer.size * map.height * random.between(0.7, 1.2);
      const stretch = 1 + Math.abs(x) * 1.6;
      const cx = columnOf(map, x);
      const cy = bend * map.height;
      const colour = random.pick(colours);
      const strength = random.between(...layer.strength);
      for (let py = Math.max(0, Math.floor(cy - radius)); py <= Math.min(map.height - 1, cy + radius); py++) {
        const reach = radius * stretch;
        for (let px = Math.max(0, Math.floor(cx - reach)); px <= Math.min(map.width - 1, cx + reach); px++) {
          const d = Math.hypot((px - cx) / stretch, py - cy) / radius;
          addLight(map, py * map.width + px, colour, strength * smoothstep(1, 0.72, d));
        }
      }
    }
  }
}

export function paintCrowd({ map, random }: Canvas, layer: Of<"crowd">): void {
  const colours = layer.colours.map(hex);
  const rim = layer.rim ? hex(layer.rim) : undefined;
  for (let row = 0; row < layer.rows; row++) {
    const near = layer.rows > 1 ? row / (layer.rows - 1) : 1;
    const size = layer.size * (0.55 + 0.6 * near) * map.height;
    const colour = colours[Math.min(colours.length - 1, Math.floor(near * colours.length))]!;
    for (let x = -size * random.next(); x < map.width + size; x += size * random.between(1.15, 1.9)) {
      const y = (layer.y + near * layer.size * 0.9 + random.between(-0.35, 0.2) * layer.size) * map.height;
      const head = size * random.between(0.44, 0.54);
      const shoulders = y + size * 1.75;
      const light = random.between(0.75, 1.2);
      if (rim) coverDisc(map, x, y - head * 0.12, head * 1.06, rim, (_u, v) => clamp(-v, 0, 1));
      coverDisc(map, x, shoulders, size * 1.05, colour, () => light);
      for (let k = 0; k < 3; k++)
        coverDisc(map, x, y + size * 0.3 * k, head * (1 - 0.12 * k), colour, () => light);
      if (rim) coverDisc(map, x, shoulders, size * 1.05, rim, (_u, v) => clamp(-v - 0.72, 0, 1), 0.5);
    }
  }
}
