import { hex, type Rgb } from "../../pixels/colour.ts";
import { clamp, smoothstep } from "../../pixels/image.ts";
import { valueNoise } from "../../pixels/noise.ts";
import { addLight, type Canvas, columnOf, coverWith, mixRgb } from "../canvas.ts";
import { glintEnergy } from "../light/paint-lens.ts";
import { VIEW } from "./daylight.ts";

/** Water from a horizon down, mirroring what is painted above it. */
export interface WaterLayer {
  kind: "water";
  horizon: number;
  /** Colour of the water itself, far out and at the lower edge. */
  deep: string;
  shallow: string;
  /** Height of the waves: 0 a mirror, 1 the open sea. */
  rough: number;
  /** Sun on the waves: the column below it, how wide the path is and how bright. */
  glitter?: { x: number; width: number; strength: number; colour: string };
  /** Ends here, where something else begins. */
  bottom?: number;
}

/** Share of light a wave throws back: nearly all at a glance, little from above (Schlick, smoothed by roughness). */
function mirrored(degrees: number, rough: number): number {
  const plain = 0.02 + 0.98 * (1 - Math.sin((clamp(degrees, 0, 90) * Math.PI) / 180)) ** 5;
  return plain * (1 - 0.35 * rough) + 0.02;
}

export function paintWater({ map, random, seed }: Canvas, layer: WaterLayer): void {
  const { width, height } = map;
  const deep = hex(layer.deep);
  const shallow = hex(layer.shallow);
  const horizon = Math.max(1, Math.round(layer.horizon * height));
  const bottom = Math.min(height, Math.ceil((layer.bottom ?? 1) * height));
  const span = (layer.bottom ?? 1) * height - horizon;
  for (let y = horizon; y < bottom; y++) {
    const depth = y - horizon + 0.7;
    const t = clamp(depth / span, 0, 1);
    const body = mixRgb(deep, shallow, smoothstep(0.1, 1, t));
    const glance = (depth / height) * VIEW;
    const row = Math.log(depth / height) * 7;
    for (let x = 0; x < width; x++) {
      // waves look the same at every distance but for their size
      const u = ((x - width / 2) / depth) * 0.55;
      const swell = valueNoise(u * 0.5 + 50, row, seed) - 0.5;
      const chop = valueNoise(u * 2.1 + 90, row * 2.6, seed + 1) - 0.5;
      const slope = (swell * 0.9 + chop * 1.1) * layer.rough;
      const up = depth * (1 - layer.rough) + layer.rough * height * (0.1 + 0.22 * t) + slope * height * 0.3;
      const from = clamp(Math.round(horizon - 2 - Math.abs(up)), 0, horizon - 1);
      const aside = clamp(Math.round(x + chop * layer.rough * depth * 0.5), 0, width - 1);
      const p = (from * width + aside) * 3;
      const seen: Rgb = [map.data[p]!, map.data[p + 1]!, map.data[p + 2]!];
      const share = mirrored(glance + 16 * layer.rough - slope * 30, layer.rough);
      coverWith(map, y * width + x, mixRgb(body, seen, clamp(share, 0, 1)), 1);
    }
  }
  if (!layer.glitter) return;
  const { x, width: wide, strength, colour } = layer.glitter;
  const light = hex(colour);
  const sun = columnOf(map, x);
  for (let n = 0; n < 1400; n++) {
    const t = random.next() ** 1.3;
    const bell = random.next() + random.next() + random.next() - 1.5;
    const px = Math.round(sun + bell * wide * height * (0.35 + 0.9 * t));
    const py = Math.floor(horizon + t * span);
    const bright = random.next() ** 4;
    if (px < 0 || px >= width || py >= bottom) continue;
    addLight(map, py * width + px, light, strength * bright * glintEnergy(map) * smoothstep(-0.1, 0.5, t));
  }
}
