import { hex } from "../../pixels/colour.ts";
import { clamp, smoothstep } from "../../pixels/image.ts";
import { fractalNoise } from "../../pixels/noise.ts";
import { addLight, type Canvas, columnOf, coverWith, mixRgb } from "../canvas.ts";
import { glintEnergy } from "../light/paint-lens.ts";
import { coverDisc } from "../stroke.ts";

/** Open ground from a horizon to the camera: lawn, meadow, corn, flowers in rows or strewn. */
export interface FieldLayer {
  kind: "field";
  horizon: number;
  dark: string;
  light: string;
  /** Colour of the far end, where single stalks are lost. */
  far: string;
  /** Blossoms or ears: how many, and their size nearest to the camera. */
  heads?: { colours: readonly string[]; count: number; size: number };
  /** Furrows running to a point on the horizon: how many beside one another. */
  rows?: { x: number; count: number };
  /** Light caught by blades and petals turned to the sun. */
  glint?: { colour: string; strength: number; count: number };
}

export function paintField({ map, random, seed }: Canvas, layer: FieldLayer): void {
  const { width, height } = map;
  const [dark, light, far] = [hex(layer.dark), hex(layer.light), hex(layer.far)];
  const horizon = layer.horizon * height;
  const span = height - horizon;
  const vanish = columnOf(map, layer.rows?.x ?? 0);
  /** 1 on a row of plants, 0 in the furrow. */
  const onRow = (x: number, depth: number) => {
    if (!layer.rows) return 1;
    const phase = ((x - vanish) / depth) * layer.rows.count * 0.5;
    return smoothstep(-0.7, 0.5, Math.cos(phase * 2 * Math.PI)) * clamp(depth / (0.06 * height), 0, 1);
  };
  for (let y = Math.max(0, Math.floor(horizon)); y < height; y++) {
    const depth = Math.max(0.5, y - horizon + 0.5);
    const t = depth / span;
    const row = Math.log(depth / height) * 8;
    for (let x = 0; x < width; x++) {
      const u = (x - width / 2) / depth;
      const tufts = fractalNoise(u * 2.4 + 30, row * 2.4, seed, 4);
      const patches = fractalNoise(u * 0.5, row * 0.8, seed + 3, 2);
      const blades = fractalNoise(u * 16, row * 3.4, seed + 5, 2);
      const lit = clamp(0.5 + (tufts - 0.5) * 1.5 + (patches - 0.5) * 0.9 + (blades - 0.5) * 0.9, 0, 1);
      const colour = mixRgb(
        mixRgb(dark, light, lit * (layer.rows ? 0.3 + 0.7 * onRow(x, depth) : 1)),
        far,
        0.85 * (1 - t) ** 3,
      );
      coverWith(map, y * width + x, colour, clamp(y + 1 - horizon, 0, 1));
    }
  }
  if (layer.heads) {
    const colours = layer.heads.colours.map(hex);
    for (let n = 0; n < layer.heads.count; n++) {
      // far heads first, evenly over the ground
      const t = 0.02 + 1.06 * (n / layer.heads.count) ** 1.5;
      const depth = t * span;
      const x = random.between(-0.05, 1.05) * width;
      const size = layer.heads.size * height * (0.08 + 0.92 * t) * random.between(0.6, 1.15);
      const colour = random.pick(colours);
      const bright = random.between(0.35, 1.25);
      const veiled = mixRgb(colour, far, 0.75 * (1 - Math.min(1, t)) ** 3);
      if (random.next() > 0.15 + 0.85 * onRow(x, depth)) continue;
      coverDisc(
        map,
        x,
        horizon + depth - size * random.between(0.2, 1),
        size,
        veiled,
        (u, v) => bright * (1 - 0.35 * v - 0.2 * u * u),
        0.9,
      );
    }
  }
  if (layer.glint) {
    const colour = hex(layer.glint.colour);
    for (let n = 0; n < layer.glint.count; n++) {
      const t = random.next() ** 0.8;
      const x = Math.floor(random.next() * width);
      const y = Math.floor(horizon + t * span * 0.98);
      if (y < height)
        addLight(map, y * width + x, colour, layer.glint.strength * random.next() ** 5 * glintEnergy(map));
    }
  }
}
