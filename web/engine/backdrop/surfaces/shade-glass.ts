import { hex } from "../../pixels/colour.ts";
import { clamp, smoothstep } from "../../pixels/image.ts";
import { fractalNoise, valueNoise } from "../../pixels/noise.ts";
import { mixRgb } from "../canvas.ts";
import type { MaterialOf, Shade } from "./surface-material.ts";

export function shadePanes(input: MaterialOf<"panes">): Shade {
  const frame = hex(input.frame);
  const glass = input.glass?.map(hex);
  return (u, v, out) => {
    const a = (u * input.columns) % 1;
    const b = (v * input.rows) % 1;
    const bar = input.bar / 2;
    const inFrame = a < bar || a > 1 - bar || b < bar || b > 1 - bar;
    if (inFrame) out.set(frame);
    else if (glass) out.set(mixRgb(glass[0]!, glass[1]!, v));
    out[3] = inFrame || glass ? 1 : 0;
  };
}

export function shadePortholes(input: MaterialOf<"portholes">): Shade {
  const wall = input.wall.map(hex);
  const sky = input.sky.map(hex);
  return (u, v, out) => {
    const a = ((u * input.count) % 1) - 0.5;
    const b = (v - 0.46) / 0.2;
    // a rounded rectangle: between an ellipse and a box
    const d = ((Math.abs(a) / 0.27) ** 3 + Math.abs(b) ** 3) ** (1 / 3);
    const ring = Math.exp(-(((d - 1.16) / 0.1) ** 2));
    const side = 0.72 + 0.4 * Math.exp(-(((v - 0.5) / 0.3) ** 2));
    const glass = smoothstep(1.02, 0.96, d);
    const sheet = mixRgb(wall[0]!, wall[1]!, v);
    const light = mixRgb(sky[0]!, sky[1]!, clamp((b + 1) / 2, 0, 1));
    for (let c = 0; c < 3; c++) {
      const panel =
        sheet[c]! * side * (1 + ring * (b < 0 ? -0.4 : 0.5)) + light[c]! * 0.16 * Math.exp(-(d - 1) * 2.4);
      out[c] = panel + (light[c]! * input.light - panel) * glass;
    }
    out[3] = 1;
  };
}

export function shadeScreen(input: MaterialOf<"screen">, seed: number): Shade {
  const colours = input.colours.map(hex);
  return (u, v, out) => {
    const x = u * input.scale;
    const y = v * input.scale * 0.6;
    const bend = fractalNoise(x * 0.8, y * 0.8, seed, 2);
    const t = clamp(
      fractalNoise(x * 0.6 + bend * 2.4, y * 1.3 - bend * 1.6, seed + 7, 2) * 1.9 - 0.45,
      0,
      0.999,
    );
    const at = t * (colours.length - 1);
    const k = Math.floor(at);
    const colour = mixRgb(colours[k]!, colours[k + 1]!, smoothstep(0.1, 0.9, at - k));
    for (let c = 0; c < 3; c++) out[c] = colour[c]! * input.light;
    out[3] = 1;
  };
}

export function shadeDownlights(input: MaterialOf<"downlights">, seed: number): Shade {
  const ceiling = hex(input.ceiling);
  const lamp = hex(input.lamp);
  return (u, v, out) => {
    const a = ((u * input.columns) % 1) - 0.5;
    const b = ((v * input.rows) % 1) - 0.5;
    const d = Math.max(Math.abs(a) / 0.16, Math.abs(b) / (0.16 * input.long));
    const on = smoothstep(1.1, 0.9, d) * input.light;
    const spill = 0.25 * Math.exp(-d * 0.5) + 0.06 * valueNoise(u * 9, v * 9, seed);
    for (let c = 0; c < 3; c++) out[c] = ceiling[c]! * (0.8 + spill * input.light * 0.25) + lamp[c]! * on;
    out[3] = 1;
  };
}
