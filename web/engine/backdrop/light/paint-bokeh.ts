import { hex } from "../../pixels/colour.ts";
import { clamp } from "../../pixels/image.ts";
import { type Canvas, coverWith } from "../canvas.ts";
import type { Range } from "../range.ts";
import { addDisc } from "./bokeh-disc.ts";

export type BokehLayer =
  /** Lights out of focus. `flatten` below 1 squeezes them, as reflections are. */
  | {
      kind: "bokeh";
      count: number;
      area: readonly [number, number, number, number];
      radius: Range;
      colours: readonly string[];
      strength: Range;
      arrange?: "scatter" | "string" | "columns" | "ladder";
      clear?: number;
    }
  /** Leaves and branches out of focus, drawn over what is behind. */
  | {
      kind: "foliage";
      area: readonly [number, number, number, number];
      colours: readonly string[];
      count: number;
      size: Range;
    };

/** Lights of a scene out of focus, kept away from the middle by `clear` so that they do not fight with the face. */
export function paintBokeh({ map, random }: Canvas, layer: Extract<BokehLayer, { kind: "bokeh" }>): void {
  const colours = layer.colours.map(hex);
  const [x0, y0, x1, y1] = layer.area;
  const clear = layer.clear ?? 0;
  const phase = random.next();
  const columns = Array.from({ length: 5 }, () => random.between(x0, x1));
  const aspect = map.width / map.height;
  for (let i = 0; i < layer.count; i++) {
    let x = random.between(x0, x1);
    let y = random.between(y0, y1);
    if (layer.arrange === "string") {
      const t = (i + random.between(-0.25, 0.25)) / layer.count;
      const sag = Math.sin(((t * 3 + phase) % 1) * Math.PI);
      x = x0 + (x1 - x0) * t;
      y = y0 + (y1 - y0) * (0.25 + 0.75 * sag);
    } else if (layer.arrange === "ladder") {
      x = (x0 + x1) / 2;
      y = y0 + ((y1 - y0) * (i + 0.5)) / layer.count;
    } else if (layer.arrange === "columns") {
      x = columns[i % columns.length]! + random.between(-0.02, 0.02);
    }
    const near = Math.hypot(x * aspect, y - 0.4);
    const fade = clear > 0 ? clamp(near / clear - 0.4, 0.12, 1) : 1;
    const radius = random.between(...layer.radius) * map.height;
    const strength = random.between(...layer.strength) * fade;
    addDisc(map, (x + 0.5) * map.width, y * map.height, radius, random.pick(colours), strength);
  }
}

/** Leaves out of focus: overlapping dabs, darker ones first. */
export function paintFoliage({ map, random }: Canvas, layer: Extract<BokehLayer, { kind: "foliage" }>): void {
  const colours = layer.colours.map(hex);
  const [x0, y0, x1, y1] = layer.area;
  for (let i = 0; i < layer.count; i++) {
    const cx = (random.between(x0, x1) + 0.5) * map.width;
    const cy = random.between(y0, y1) * map.height;
    const radius = random.between(...layer.size) * map.height;
    const shade = Math.min(
      colours.length - 1,
      Math.floor((i / layer.count + random.between(-0.2, 0.2)) * colours.length),
    );
    const colour = colours[Math.max(0, shade)]!;
    const squash = random.between(0.6, 1);
    for (let y = Math.max(0, Math.floor(cy - radius)); y <= Math.min(map.height - 1, cy + radius); y++) {
      for (let x = Math.max(0, Math.floor(cx - radius)); x <= Math.min(map.width - 1, cx + radius); x++) {
        const d = Math.hypot(x - cx, (y - cy) / squash) / radius;
        if (d < 1) coverWith(map, y * map.width + x, colour, clamp((1 - d) * 3, 0, 0.85));
      }
    }
  }
}
