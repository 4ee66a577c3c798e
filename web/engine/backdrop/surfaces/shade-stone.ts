import { hex } from "../../pixels/colour.ts";
import { clamp, smoothstep } from "../../pixels/image.ts";
import { fractalNoise, valueNoise } from "../../pixels/noise.ts";
import { mixRgb } from "../canvas.ts";
import type { MaterialOf, Shade } from "./surface-material.ts";

export function shadePlain(input: MaterialOf<"plain">): Shade {
  const [top, bottom] = input.colours.map(hex);
  return (_, v, out) => {
    out.set(mixRgb(top!, bottom!, v));
    out[3] = 1;
  };
}

export function shadeBricks(input: MaterialOf<"bricks">, seed: number): Shade {
  const colours = input.colours.map(hex);
  const mortar = hex(input.mortar);
  return (u, v, out) => {
    const row = Math.floor(v * input.rows);
    const b = v * input.rows - row;
    const x = u * input.columns + (row % 2) * 0.5;
    const column = Math.floor(x);
    const a = x - column;
    const rough = 0.03 * valueNoise(u * input.columns * 6, v * input.rows * 3, seed + 5);
    const solid =
      smoothstep(0.02, 0.06, Math.min(a, 1 - a) - rough) * smoothstep(0.06, 0.14, Math.min(b, 1 - b) - rough);
    const own = valueNoise(column * 3.71 + 0.5, row * 5.13 + 0.5, seed);
    const colour = colours[Math.min(colours.length - 1, Math.floor(own * colours.length))]!;
    const face =
      0.72 + 0.56 * fractalNoise(u * input.columns * 4, v * input.rows * 4, seed + 2, 3) + 0.12 * (0.5 - b);
    for (let c = 0; c < 3; c++) out[c] = mortar[c]! * 0.8 * (1 - solid) + colour[c]! * face * solid;
    out[3] = 1;
  };
}

export function shadeMarble(input: MaterialOf<"marble">, seed: number): Shade {
  const ground = hex(input.ground);
  const vein = hex(input.vein);
  return (u, v, out) => {
    // veins run aslant through the slab
    const x = (u * 0.86 + v * 0.5) * input.scale;
    const y = (v * 0.86 - u * 0.5) * input.scale * 0.42;
    const bend = fractalNoise(x * 1.1, y * 1.6, seed, 4) - 0.5;
    const line = (along: number, across: number, width: number, s: number) => {
      const n = fractalNoise(x * along + bend * 0.5, y * across + bend * 0.9, seed + s, 4) - 0.5;
      return Math.exp(-Math.abs(n) / width);
    };
    const strong = clamp(fractalNoise(x * 0.5, y * 0.9, seed + 31, 2) * 2.6 - 0.9, 0, 1);
    const cloud = fractalNoise(x * 0.5 + bend * 0.6, y * 1.1, seed + 40, 3);
    const veins = 0.8 * strong * line(0.32, 1.3, 0.014, 11) + 0.35 * line(0.55, 2.1, 0.008, 17);
    const t = clamp(veins + 0.5 * (cloud - 0.38), 0, 1);
    out.set(mixRgb(ground, vein, t));
    out[3] = 1;
  };
}

export function shadePlaster(input: MaterialOf<"plaster">, seed: number): Shade {
  const dark = hex(input.dark);
  const light = hex(input.light);
  return (u, v, out) => {
    const x = u * input.scale;
    const y = v * input.scale;
    const cloud = fractalNoise(x, y * 0.8, seed, 4);
    const trowel = fractalNoise(x * 2.5 + cloud * 2, y * 6, seed + 4, 3);
    out.set(mixRgb(dark, light, clamp(cloud * 0.75 + trowel * 0.45 - 0.1, 0, 1)));
    out[3] = 1;
  };
}
