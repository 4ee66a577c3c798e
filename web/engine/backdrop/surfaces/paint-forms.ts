import { hex } from "../../pixels/colour.ts";
import { clamp, smoothstep } from "../../pixels/image.ts";
import { type Canvas, columnOf, coverWith } from "../canvas.ts";

/** One upholstered or solid thing, rounded at its edges. */
export interface Form {
  /** Its middle. */
  at: readonly [number, number];
  /** Width and height, shares of the picture's height. */
  size: readonly [number, number];
  /** Radius of its corners, share of its shorter side, 0 to 0.5. */
  round: number;
  colour: string;
  /** How bright its own light is, for screens and lamps; 0 or absent for things that are lit. */
  glow?: number;
}

/** Furniture and fittings: rounded shapes that catch the light from above and from one side. */
export interface FormsLayer {
  kind: "forms";
  items: readonly Form[];
  /** Side the light comes from, -1 left to 1 right. */
  from?: number;
}

export function paintForms({ map }: Canvas, layer: FormsLayer): void {
  const { width, height } = map;
  const from = layer.from ?? 0;
  for (const form of layer.items) {
    const colour = hex(form.colour);
    const cx = columnOf(map, form.at[0]);
    const cy = form.at[1] * height;
    const hw = (form.size[0] * height) / 2;
    const hh = (form.size[1] * height) / 2;
    const corner = Math.max(0.5, Math.min(hw, hh) * 2 * form.round);
    for (let y = Math.max(0, Math.floor(cy - hh - 1)); y < Math.min(height, cy + hh + 1); y++) {
      for (let x = Math.max(0, Math.floor(cx - hw - 1)); x < Math.min(width, cx + hw + 1); x++) {
        const dx = Math.max(0, Math.abs(x - cx) - (hw - corner));
        const dy = Math.max(0, Math.abs(y - cy) - (hh - corner));
        const inside = corner - Math.hypot(dx, dy);
        if (inside < -0.5) continue;
        const u = (x - cx) / hw;
        const v = (y - cy) / hh;
        const turn = 1 - smoothstep(0, Math.min(hw, hh) * 0.55, inside);
        const lit =
          1 + 0.32 * from * u - 0.22 * v + turn * (0.3 * from * Math.sign(u) * Math.abs(u) ** 3 - 0.35 * v);
        coverWith(map, y * width + x, colour, clamp(inside + 0.5, 0, 1), form.glow ?? Math.max(0.12, lit));
      }
    }
  }
}
