import { hex } from "../../pixels/colour.ts";
import { smoothstep } from "../../pixels/image.ts";
import { fractalNoise, valueNoise } from "../../pixels/noise.ts";
import { addLight, type Canvas, columnOf, coverWith } from "../canvas.ts";

/** A full moon with its seas, in a ring of its own light. */
export interface MoonLayer {
  kind: "moon";
  x: number;
  y: number;
  radius: number;
  colour: string;
  strength: number;
}

export function paintMoon({ map, seed, random }: Canvas, layer: MoonLayer): void {
  const cx = columnOf(map, layer.x + random.between(-0.03, 0.03));
  const cy = (layer.y + random.between(-0.02, 0.02)) * map.height;
  const radius = layer.radius * map.height;
  const colour = hex(layer.colour);
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const d = Math.hypot(x - cx, y - cy) / radius;
      if (d > 6) continue;
      const i = y * map.width + x;
      if (d < 1.04) {
        const maria = fractalNoise((x - cx) / (radius * 0.55), (y - cy) / (radius * 0.55), seed, 4);
        const face = 0.62 + 0.5 * smoothstep(0.36, 0.62, maria);
        const limb = 0.8 + 0.2 * Math.sqrt(Math.max(0, 1 - d * d));
        coverWith(map, i, colour, smoothstep(1.03, 0.97, d), layer.strength * face * limb);
      }
      addLight(map, i, colour, layer.strength * 0.16 * Math.exp(-Math.max(0, d - 1) * 1.3));
    }
  }
}

/** Stars, a few of them bright, fading towards `below`. */
export interface StarsLayer {
  kind: "stars";
  count: number;
  below: number;
  colours: readonly string[];
  strength: number;
}

export function paintStars({ map, random }: Canvas, layer: StarsLayer): void {
  const colours = layer.colours.map(hex);
  for (let n = 0; n < layer.count; n++) {
    const cx = random.next() * map.width;
    const v = random.next() * layer.below;
    const cy = v * map.height;
    const magnitude = random.next() ** 5;
    const radius = map.height * (0.0014 + 0.0032 * magnitude);
    const colour = random.pick(colours);
    const strength = layer.strength * (0.25 + 2.2 * magnitude) * (1 - v / layer.below);
    const reach = Math.ceil(radius * 4);
    for (let y = Math.max(0, Math.floor(cy) - reach); y <= Math.min(map.height - 1, cy + reach); y++) {
      for (let x = Math.max(0, Math.floor(cx) - reach); x <= Math.min(map.width - 1, cx + reach); x++) {
        const d2 = ((x - cx) ** 2 + (y - cy) ** 2) / (radius * radius);
        addLight(map, y * map.width + x, colour, strength * Math.exp(-d2));
      }
    }
  }
}

/** Rays fanning out from a light at (x, y), broken by what stands before it. */
export interface RaysLayer {
  kind: "rays";
  x: number;
  y: number;
  /** How far they reach. */
  reach: number;
  /** Rays in a quarter turn. */
  count: number;
  colour: string;
  strength: number;
}

export function paintRays({ map, seed, random }: Canvas, layer: RaysLayer): void {
  const cx = columnOf(map, layer.x + random.between(-0.03, 0.03));
  const cy = layer.y * map.height;
  const colour = hex(layer.colour);
  const reach = layer.reach * map.height;
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const far = Math.hypot(x - cx, y - cy) / reach;
      if (far > 2) continue;
      const turn = (Math.atan2(y - cy, x - cx) / (Math.PI / 2)) * layer.count;
      // rays widen, soften and break up on their way
      const broken = valueNoise(turn * 1.4, far * 2.2, seed + 2);
      const ray = smoothstep(0.3, 0.95, 0.55 * valueNoise(turn, 0, seed) + 0.45 * broken);
      const dust = 0.7 + 0.6 * fractalNoise(x / (map.height * 0.22), y / (map.height * 0.22), seed + 4, 3);
      const fade = smoothstep(0, 0.55, far) * Math.exp(-far * far * 1.4);
      addLight(map, y * map.width + x, colour, layer.strength * ray * dust * fade);
    }
  }
}
