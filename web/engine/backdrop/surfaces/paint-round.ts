import { hex } from "../../pixels/colour.ts";
import { clamp } from "../../pixels/image.ts";
import { type Canvas, columnOf, mixRgb } from "../canvas.ts";
import type { Range } from "../range.ts";
import { coverDisc, coverStroke } from "../stroke.ts";

type Area = readonly [number, number, number, number];

export type RoundLayer =
  /** Balls: ornaments, balloons (`string` hangs under them), pumpkins (`ribs` across). */
  | {
      kind: "balls";
      count: number;
      area: Area;
      radius: Range;
      colours: readonly string[];
      gloss: number;
      ribs?: number;
      string?: boolean;
    }
  /** Full blossoms, the ones in front over the ones behind; leaves between them. */
  | {
      kind: "flowers";
      count: number;
      area: Area;
      size: Range;
      colours: readonly string[];
      leaves: readonly string[];
    }
  /** Small bright scraps in the air. */
  | {
      kind: "confetti";
      count: number;
      area: Area;
      size: Range;
      colours: readonly string[];
      strength: number;
    };

type Of<K extends RoundLayer["kind"]> = Extract<RoundLayer, { kind: K }>;

export function paintBalls({ map, random }: Canvas, layer: Of<"balls">): void {
  const colours = layer.colours.map(hex);
  const [x0, y0, x1, y1] = layer.area;
  const balls = Array.from({ length: layer.count }, () => ({
    x: columnOf(map, random.between(x0, x1)),
    y: random.between(y0, y1) * map.height,
    radius: random.between(...layer.radius) * map.height,
    colour: random.pick(colours),
  })).sort((a, b) => a.radius - b.radius);
  for (const { x, y, radius, colour } of balls) {
    if (layer.string) {
      const sway = random.between(-0.3, 0.3) * radius;
      coverStroke(
        map,
        { from: [x, y + radius], to: [x + sway, y + radius * 4], half: [0.5, 0.5] },
        mixRgb(colour, [1, 1, 1], 0.4),
        0.6,
      );
    }
    coverDisc(map, x, y, radius, colour, (u, v) => {
      const z = Math.sqrt(Math.max(0, 1 - u * u - v * v));
      const rib = layer.ribs
        ? 0.72 + 0.28 * Math.abs(Math.cos((Math.asin(clamp(u, -1, 1)) * layer.ribs) / 2))
        : 1;
      const lit = clamp(-0.42 * u - 0.62 * v + 0.66 * z, 0, 1);
      const shine = layer.gloss * clamp(1 - Math.hypot(u + 0.36, v + 0.42) / 0.34, 0, 1) ** 2 * 2.2;
      return rib * (0.22 + 0.9 * lit) + shine + layer.gloss * 0.18 * (1 - z) ** 2;
    });
  }
}

export function paintFlowers({ map, random }: Canvas, layer: Of<"flowers">): void {
  const colours = layer.colours.map(hex);
  const leaves = layer.leaves.map(hex);
  const [x0, y0, x1, y1] = layer.area;
  for (let i = 0; i < layer.count; i++) {
    const x = columnOf(map, random.between(x0, x1));
    const y = random.between(y0, y1) * map.height;
    // what stands further back is smaller and in shade
    const near = i / layer.count;
    const radius = random.between(...layer.size) * map.height * (0.7 + 0.5 * near);
    const light = 0.5 + 0.55 * near;
    for (let k = 0; k < 3 && leaves.length > 0; k++) {
      const angle = random.between(0, 2 * Math.PI);
      const reach = radius * random.between(1, 1.7);
      coverStroke(
        map,
        {
          from: [x, y],
          to: [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach],
          half: [radius * 0.34, radius * 0.04],
        },
        random.pick(leaves),
        light * random.between(0.6, 1.1),
      );
    }
    const colour = random.pick(colours);
    const heart = mixRgb(colour, [colour[0], colour[1] * 0.62, colour[2] * 0.6], 0.7);
    for (const [ring, petals] of [7, 6, 5, 3].entries()) {
      const out = radius * (0.62 - ring * 0.19);
      const turn = random.between(0, 2 * Math.PI);
      for (let p = 0; p < petals; p++) {
        const angle = turn + (p / petals) * 2 * Math.PI;
        const cx = x + Math.cos(angle) * out;
        const cy = y + Math.sin(angle) * out * 0.86;
        coverDisc(map, cx, cy, radius * (0.5 - ring * 0.085), mixRgb(colour, heart, ring / 4), (u, v) => {
          // a petal is bright at its rim and dark where it meets the heart
          const rim = (u * Math.cos(angle) + v * Math.sin(angle)) * 0.26;
          return light * (0.8 + rim - 0.2 * v + random.between(-0.01, 0.01));
        });
      }
    }
  }
}

export function paintConfetti({ map, random }: Canvas, layer: Of<"confetti">): void {
  const colours = layer.colours.map(hex);
  const [x0, y0, x1, y1] = layer.area;
  for (let i = 0; i < layer.count; i++) {
    const x = columnOf(map, random.between(x0, x1));
    const y = random.between(y0, y1) * map.height;
    const size = random.between(...layer.size) * map.height;
    const angle = random.between(0, Math.PI);
    const half = size * random.between(0.12, 0.5);
    const [dx, dy] = [(Math.cos(angle) * size) / 2, (Math.sin(angle) * size) / 2];
    coverStroke(
      map,
      { from: [x - dx, y - dy], to: [x + dx, y + dy], half: [half, half] },
      random.pick(colours),
      layer.strength * random.between(0.4, 1.3),
    );
  }
}
