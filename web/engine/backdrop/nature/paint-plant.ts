import { hex } from "../../pixels/colour.ts";
import { clamp } from "../../pixels/image.ts";
import { type Canvas, columnOf, coverWith, mixRgb } from "../canvas.ts";

/** A leafy plant: long leaves that spring from one place and bend under their weight. */
export interface PlantLayer {
  kind: "plant";
  /** Where the stems begin. */
  at: readonly [number, number];
  /** Length of a leaf, shares of the picture's height. */
  leaf: readonly [number, number];
  /** How far the stems carry the leaves. */
  reach: number;
  /** Width of a leaf against its length. */
  slim: number;
  count: number;
  /** From the shaded ones behind to the lit ones in front. */
  colours: readonly [string, string];
  /** Side the light comes from, -1 left to 1 right. */
  from?: number;
}

export function paintPlant({ map, random }: Canvas, layer: PlantLayer): void {
  const { width, height } = map;
  const [dark, light] = [hex(layer.colours[0]), hex(layer.colours[1])];
  const from = layer.from ?? 0;
  for (let i = 0; i < layer.count; i++) {
    const depth = i / layer.count;
    const lean = random.between(-1.35, 1.35);
    const carry = layer.reach * height * random.between(0.15, 1);
    const bx = columnOf(map, layer.at[0]) + Math.sin(lean) * carry * 0.75;
    const by = layer.at[1] * height - Math.cos(lean * 0.8) * carry;
    const length = random.between(...layer.leaf) * height;
    const angle = lean + random.between(-0.7, 0.7);
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
    const droop = random.between(0.25, 0.75) * length;
    const half = (length * layer.slim) / 2;
    const facing = 0.75 + 0.35 * from * Math.sin(angle) + random.between(-0.2, 0.25);
    for (let s = 0; s <= 1; s += 1 / Math.max(8, length)) {
      const px = bx + dx * length * s;
      const py = by + dy * length * s + droop * s * s;
      const wide = half * Math.sin(Math.PI * clamp(s * 0.94 + 0.06, 0, 1)) ** 0.75;
      for (let k = -Math.ceil(wide); k <= Math.ceil(wide); k++) {
        const x = Math.round(px - dy * k);
        const y = Math.round(py + dx * k);
        if (x < 0 || y < 0 || x >= width || y >= height || Math.abs(k) > wide) continue;
        // one half of a leaf turns to the light
        const tone = clamp(depth * 0.75 + (k > 0 ? 0.22 : -0.05) * (0.4 + s), 0, 1);
        coverWith(map, y * width + x, mixRgb(dark, light, tone), 0.9, facing * (0.7 + 0.5 * s));
      }
    }
  }
}
