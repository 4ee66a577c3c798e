import { hex } from "../../pixels/colour.ts";
import { clamp } from "../../pixels/image.ts";
import { addLight, type Canvas, columnOf, coverRect, coverWith } from "../canvas.ts";

/** Lamps that are on: a glowing shade, its stand or cord, and a halo in the air. */
export interface LampsLayer {
  kind: "lamps";
  /** Middle of each shade. */
  at: readonly (readonly [number, number])[];
  /** Height of the shade, share of the picture's height. */
  size: number;
  style: "table" | "pendant" | "globe" | "candle";
  colour: string;
  strength: number;
  /** Of stand, cord and cap. */
  metal: string;
}

export function paintLamps({ map }: Canvas, layer: LampsLayer): void {
  const { width, height } = map;
  const colour = hex(layer.colour);
  const metal = hex(layer.metal);
  const size = layer.size * height;
  for (const [lx, ly] of layer.at) {
    const cx = columnOf(map, lx);
    const cy = ly * height;
    if (layer.style === "table") {
      coverRect(map, cx - size * 0.06, cy, cx + size * 0.06, cy + size * 1.5, metal);
      coverRect(map, cx - size * 0.34, cy + size * 1.42, cx + size * 0.34, cy + size * 1.54, metal);
    } else if (layer.style === "pendant" || layer.style === "globe") {
      coverRect(map, cx - size * 0.025 - 0.4, 0, cx + size * 0.025 + 0.4, cy, metal);
    }
    for (let y = Math.max(0, Math.floor(cy - size * 4)); y < Math.min(height, cy + size * 4); y++) {
      for (let x = Math.max(0, Math.floor(cx - size * 4)); x < Math.min(width, cx + size * 4); x++) {
        const i = y * width + x;
        const u = (x - cx) / size;
        const v = (y - cy) / size;
        const far = Math.hypot(u, v);
        addLight(map, i, colour, layer.strength * 0.035 * Math.exp(-far * 1.5));
        let cover = 0;
        let glow = 1;
        if (layer.style === "globe") {
          cover = clamp((0.5 - far) * size, 0, 1);
          glow = 0.75 + 0.5 * (1 - far / 0.5);
        } else if (layer.style === "candle") {
          cover = clamp((0.5 - Math.hypot(u * 3.2, v + 0.2 * u * u)) * size, 0, 1);
          glow = 1.3 - v;
        } else {
          const half = layer.style === "table" ? 0.4 + 0.22 * v : 0.34 + 0.5 * v;
          cover = Math.abs(v) < 0.5 ? clamp((half - Math.abs(u)) * size, 0, 1) : 0;
          // a metal pendant glows only underneath, a cloth shade all over and most in its middle
          glow = layer.style === "table" ? 1.15 - 1.1 * u * u - 0.5 * v * v : v > 0.38 ? 1.4 : 0;
        }
        if (cover <= 0) continue;
        if (glow > 0) coverWith(map, i, colour, cover, layer.strength * glow);
        else coverWith(map, i, metal, cover, 0.8 + 0.5 * u);
      }
    }
  }
}
