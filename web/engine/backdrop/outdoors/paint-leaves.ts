import { hex } from "../../pixels/colour.ts";
import { clamp } from "../../pixels/image.ts";
import { addLight, type Canvas, columnOf, mixRgb } from "../canvas.ts";
import { glintEnergy } from "../light/paint-lens.ts";
import type { Range } from "../range.ts";
import { coverDisc } from "../stroke.ts";

/** Boughs of leaves or blossom, shaded inside and lit towards the sun, with the sky's light through their gaps. */
export interface LeavesLayer {
  kind: "leaves";
  area: readonly [number, number, number, number];
  /** Boughs, and leaves on each. */
  boughs: number;
  leaves: number;
  /** Radius of a bough, and of a leaf. */
  bough: Range;
  leaf: Range;
  /** From the deep shade to leaves in full sun. */
  colours: readonly string[];
  /** Side of the light, -1 left to 1 right. */
  from: number;
  /** Sky seen through gaps and sun on wet leaves, as discs of light. */
  glint?: { colour: string; strength: number; count: number };
}

export function paintLeaves({ map, random }: Canvas, layer: LeavesLayer): void {
  const { width, height } = map;
  const colours = layer.colours.map(hex);
  const [x0, y0, x1, y1] = layer.area;
  const boughs = Array.from({ length: layer.boughs }, () => ({
    x: columnOf(map, random.between(x0, x1)),
    y: random.between(y0, y1) * height,
    radius: random.between(...layer.bough) * height,
    tone: random.between(-0.18, 0.18),
  }));
  const toned = (tone: number) => {
    const at = clamp(tone, 0, 0.999) * (colours.length - 1);
    return mixRgb(colours[Math.floor(at)]!, colours[Math.floor(at) + 1]!, at % 1);
  };
  for (const { x, y, radius, tone } of boughs) {
    for (let n = 0; n < layer.leaves; n++) {
      const depth = n / layer.leaves;
      const turn = random.between(0, 2 * Math.PI);
      const out = Math.sqrt(random.next()) * (1.05 - 0.25 * depth);
      const [dx, dy] = [Math.cos(turn) * out, Math.sin(turn) * out * 0.72];
      const facing = 0.28 * dx * layer.from - 0.34 * dy;
      const lit = 0.12 + 0.5 * depth + facing + tone + random.between(-0.16, 0.2);
      const size = random.between(...layer.leaf) * height;
      coverDisc(map, x + dx * radius, y + dy * radius, size, toned(lit), undefined, 0.92);
    }
  }
  if (!layer.glint) return;
  const colour = hex(layer.glint.colour);
  for (let n = 0; n < layer.glint.count; n++) {
    const { x, y, radius } = random.pick(boughs);
    const turn = random.between(0, 2 * Math.PI);
    const out = random.next() ** 0.4 * 1.05;
    const px = Math.round(x + Math.cos(turn) * out * radius);
    const py = Math.round(y + Math.sin(turn) * out * radius * 0.72);
    const bright = layer.glint.strength * (0.1 + 1.4 * random.next() ** 3) * glintEnergy(map);
    if (px >= 0 && py >= 0 && px < width && py < height) addLight(map, py * width + px, colour, bright);
  }
}
