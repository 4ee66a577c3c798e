import { hex } from "../../pixels/colour.ts";
import { smoothstep } from "../../pixels/image.ts";
import { fractalNoise } from "../../pixels/noise.ts";
import { addLight, type Canvas, columnOf, mixRgb } from "../canvas.ts";

export type LightLayer =
  /** Fills the picture: colours from top to bottom, evenly spaced or at `stops`. */
  | { kind: "gradient"; colours: readonly string[]; stops?: readonly number[]; strength?: number }
  /** A soft pool of light; `jitter` moves it about. */
  | { kind: "glow"; x: number; y: number; radius: number; colour: string; strength: number; jitter?: number }
  /** Cloudy unevenness, as on a painted canvas. */
  | { kind: "mottle"; size: number; amount: number }
  /** Drifting smoke or mist, thicker around height `y`. */
  | { kind: "smoke"; y: number; spread: number; size: number; colour: string; strength: number }
  /** A shaft of light from (x, y) downwards; `lean` is its slope. */
  | { kind: "beam"; x: number; y: number; lean: number; width: number; colour: string; strength: number }
  /** Darkens or lightens towards the bottom, as a floor or table does. */
  | { kind: "floor"; y: number; colour: string; softness: number; cover: number };

type Of<K extends LightLayer["kind"]> = Extract<LightLayer, { kind: K }>;

export function paintGradient({ map }: Canvas, layer: Of<"gradient">): void {
  const colours = layer.colours.map(hex);
  const stops = layer.stops ?? colours.map((_, i) => i / Math.max(1, colours.length - 1));
  for (let y = 0; y < map.height; y++) {
    const v = y / map.height;
    let k = 0;
    while (k < stops.length - 2 && v > stops[k + 1]!) k++;
    const next = colours[k + 1] ?? colours[k]!;
    const t = smoothstep(stops[k]!, stops[k + 1] ?? 1, v);
    const colour = mixRgb(colours[k]!, next, t);
    for (let x = 0; x < map.width; x++) addLight(map, y * map.width + x, colour, layer.strength ?? 1);
  }
}

export function paintGlow({ map, random }: Canvas, layer: Of<"glow">): void {
  const jitter = layer.jitter ?? 0;
  const cx = columnOf(map, layer.x + random.between(-jitter, jitter));
  const cy = (layer.y + random.between(-jitter, jitter) * 0.6) * map.height;
  const radius = layer.radius * map.height * random.between(0.88, 1.14);
  const colour = hex(layer.colour);
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const d2 = ((x - cx) ** 2 + (y - cy) ** 2) / (radius * radius);
      if (d2 < 9) addLight(map, y * map.width + x, colour, layer.strength * Math.exp(-d2 * 1.1));
    }
  }
}

export function paintMottle({ map, seed }: Canvas, layer: Of<"mottle">): void {
  const scale = 1 / (layer.size * map.height);
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const noise = fractalNoise(x * scale, y * scale, seed, 4);
      const p = (y * map.width + x) * 3;
      const gain = 1 + (noise - 0.5) * 2 * layer.amount;
      for (let c = 0; c < 3; c++) map.data[p + c] = map.data[p + c]! * gain;
    }
  }
}

export function paintSmoke({ map, seed }: Canvas, layer: Of<"smoke">): void {
  const scale = 1 / (layer.size * map.height);
  const colour = hex(layer.colour);
  for (let y = 0; y < map.height; y++) {
    const band = Math.exp(-(((y / map.height - layer.y) / layer.spread) ** 2));
    if (band < 0.01) continue;
    for (let x = 0; x < map.width; x++) {
      const u = x * scale;
      const v = y * scale * 1.35;
      const bend = fractalNoise(u * 0.7, v * 0.7, seed + 50, 2) - 0.5;
      const noise = fractalNoise(u + bend * 1.8, v + bend * 1.2, seed, 4);
      addLight(map, y * map.width + x, colour, band * layer.strength * smoothstep(0.34, 0.85, noise));
    }
  }
}

export function paintBeam({ map, random, seed }: Canvas, layer: Of<"beam">): void {
  const colour = hex(layer.colour);
  const x0 = columnOf(map, layer.x + random.between(-0.06, 0.06));
  const y0 = layer.y * map.height;
  const lean = layer.lean * random.between(0.8, 1.2);
  for (let y = 0; y < map.height; y++) {
    const far = (y - y0) / map.height;
    const half = layer.width * (0.25 + Math.max(0, far)) * map.height * 0.5;
    for (let x = 0; x < map.width; x++) {
      const d = Math.abs(x - x0 - lean * (y - y0)) / half;
      if (d > 2) continue;
      const dust = 0.75 + 0.5 * fractalNoise(x / map.height / 0.2, y / map.height / 0.2, seed, 3);
      const amount = Math.exp(-d * d * 1.6) * Math.exp(-Math.max(0, far) * 0.9) * dust;
      addLight(map, y * map.width + x, colour, amount * layer.strength);
    }
  }
}

export function paintFloor({ map }: Canvas, layer: Of<"floor">): void {
  const colour = hex(layer.colour);
  for (let y = 0; y < map.height; y++) {
    const cover =
      layer.cover * smoothstep(layer.y - layer.softness, layer.y + layer.softness, y / map.height);
    if (cover <= 0) continue;
    for (let x = 0; x < map.width; x++) {
      const p = (y * map.width + x) * 3;
      for (let c = 0; c < 3; c++) map.data[p + c] = map.data[p + c]! * (1 - cover) + colour[c]! * cover;
    }
  }
}
