import { hex, type Rgb } from "../../pixels/colour.ts";
import type { LightMap } from "../../pixels/image.ts";
import { addLight, type Canvas, columnOf } from "../canvas.ts";

/** Adds light around the segment (ax, ay) to (bx, by), pixels: a white-hot core in a coloured glow. */
function addFilament(
  map: LightMap,
  [ax, ay, bx, by]: readonly [number, number, number, number],
  half: number,
  colour: Rgb,
  strength: number,
): void {
  const reach = half * 7;
  const length2 = (bx - ax) ** 2 + (by - ay) ** 2 + 1e-6;
  for (
    let y = Math.max(0, Math.floor(Math.min(ay, by) - reach));
    y <= Math.min(map.height - 1, Math.max(ay, by) + reach);
    y++
  ) {
    for (
      let x = Math.max(0, Math.floor(Math.min(ax, bx) - reach));
      x <= Math.min(map.width - 1, Math.max(ax, bx) + reach);
      x++
    ) {
      const t = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length2;
      // each piece lights only its own stretch, so that joints do not glow twice
      if (t < 0 || t >= 1) continue;
      const d = Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)) / half;
      if (d > 7) continue;
      const i = y * map.width + x;
      addLight(map, i, colour, strength * (Math.exp(-d * d) + 0.16 * Math.exp(-d * 0.55)));
      if (d < 1) addLight(map, i, [1, 1, 1], strength * 0.7 * (1 - d) ** 2);
    }
  }
}

/** Lightning: forked arcs from top to bottom on either side of the middle. */
export interface ArcsLayer {
  kind: "arcs";
  count: number;
  /** How far from the middle they stay. */
  clear: number;
  colours: readonly string[];
  strength: number;
  thickness: number;
}

export function paintArcs({ map, random }: Canvas, layer: ArcsLayer): void {
  const colours = layer.colours.map(hex);
  const run = (
    x: number,
    y: number,
    angle: number,
    length: number,
    half: number,
    strength: number,
    colour: Rgb,
  ) => {
    let left = length;
    let heading = angle;
    while (left > 0 && half > 0.25) {
      const step = map.height * random.between(0.015, 0.05);
      heading = angle + (heading - angle) * 0.5 + random.between(-0.75, 0.75);
      const [nx, ny] = [x + Math.sin(heading) * step, y + Math.cos(heading) * step];
      addFilament(map, [x, y, nx, ny], half, colour, strength);
      if (half > 0.5 && random.next() < 0.22)
        run(nx, ny, heading + random.between(-1, 1), left * 0.4, half * 0.5, strength * 0.6, colour);
      [x, y] = [nx, ny];
      left -= step;
    }
  };
  for (let n = 0; n < layer.count; n++) {
    const side = n % 2 === 0 ? -1 : 1;
    const x = side * random.between(layer.clear, 0.48);
    const half = layer.thickness * map.height * random.between(0.5, 1);
    run(
      columnOf(map, x),
      random.between(-0.05, 0.1) * map.height,
      random.between(-0.3, 0.3),
      map.height * random.between(0.5, 0.95),
      half,
      layer.strength * random.between(0.5, 1),
      random.pick(colours),
    );
  }
}

/** A circle of light drawn in the air behind the head, with inner rings, spokes and marks. */
export interface SigilLayer {
  kind: "sigil";
  x: number;
  y: number;
  radius: number;
  colour: string;
  strength: number;
  spokes: number;
}

export function paintSigil({ map, random }: Canvas, layer: SigilLayer): void {
  const colour = hex(layer.colour);
  const cx = columnOf(map, layer.x);
  const cy = layer.y * map.height;
  const radius = layer.radius * map.height;
  const half = map.height * 0.0022;
  const spin = random.between(0, Math.PI);
  const ring = (r: number, strength: number, from = 0, to = 2 * Math.PI) => {
    const pieces = 72;
    for (let k = 0; k < pieces; k++) {
      const a = from + ((to - from) * k) / pieces;
      const b = from + ((to - from) * (k + 1)) / pieces;
      addFilament(
        map,
        [cx + r * Math.cos(a), cy + r * Math.sin(a), cx + r * Math.cos(b), cy + r * Math.sin(b)],
        half,
        colour,
        strength,
      );
    }
  };
  const stroke = (a: number, r: number, b: number, q: number, strength: number) =>
    addFilament(
      map,
      [cx + r * Math.cos(a), cy + r * Math.sin(a), cx + q * Math.cos(b), cy + q * Math.sin(b)],
      half,
      colour,
      strength,
    );
  ring(radius, layer.strength);
  ring(radius * 0.86, layer.strength * 0.6);
  ring(radius * 0.52, layer.strength * 0.4);
  for (let k = 0; k < layer.spokes; k++) {
    const a = spin + (2 * Math.PI * k) / layer.spokes;
    const jump = (2 * Math.PI * Math.floor(layer.spokes / 2.5)) / layer.spokes;
    stroke(a, radius * 0.86, a + jump, radius * 0.86, layer.strength * 0.35);
  }
  // marks between the two outer rings, as letters of an unknown hand
  const marks = layer.spokes * 5;
  for (let k = 0; k < marks; k++) {
    const a = spin + (2 * Math.PI * (k + 0.5)) / marks;
    const wide = (Math.PI / marks) * random.between(0.2, 0.7);
    const [low, high] = [radius * random.between(0.88, 0.92), radius * random.between(0.94, 0.98)];
    stroke(a - wide, low, a + wide, high, layer.strength * 0.7);
    if (random.next() < 0.6) stroke(a + wide, low, a - wide * 0.4, high, layer.strength * 0.7);
  }
}
