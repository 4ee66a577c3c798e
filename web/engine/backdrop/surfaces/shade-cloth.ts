import { hex } from "../../pixels/colour.ts";
import { clamp, smoothstep } from "../../pixels/image.ts";
import { fractalNoise, valueNoise } from "../../pixels/noise.ts";
import { mixRgb } from "../canvas.ts";
import type { MaterialOf, Shade } from "./surface-material.ts";

export function shadeFolds(input: MaterialOf<"folds">, seed: number): Shade {
  const dark = hex(input.dark);
  const light = hex(input.light);
  return (u, v, out) => {
    const uneven = (fractalNoise(u * input.count * 0.5, v * 0.5, seed, 2) - 0.5) * 1.6;
    const s = u * input.count + uneven;
    const wave = 0.5 + 0.5 * Math.cos(2 * Math.PI * s);
    const small = 0.5 + 0.5 * Math.cos(2 * Math.PI * (s * 2.7 + uneven));
    const deep = clamp(wave ** 1.5 * 0.85 + small * 0.18 * wave, 0, 1);
    out.set(mixRgb(dark, light, deep));
    // velvet shines where it turns away
    const sheen = 0.18 * smoothstep(0.5, 0.8, wave) * smoothstep(1, 0.85, wave);
    for (let c = 0; c < 3; c++) out[c] = out[c]! + light[c]! * sheen;
    out[3] = 1;
  };
}

export function shadeTufts(input: MaterialOf<"tufts">, seed: number): Shade {
  const dark = hex(input.dark);
  const light = hex(input.light);
  return (u, v, out) => {
    // diamonds between buttons: the coordinates turned by an eighth
    const p = u * input.columns + v * input.rows;
    const q = u * input.columns - v * input.rows;
    const a = p - Math.floor(p) - 0.5;
    const b = q - Math.floor(q) - 0.5;
    const swell = (1 - (2 * a) ** 2) * (1 - (2 * b) ** 2);
    const lit = swell * 0.75 - (a - b) * 0.35 * swell + 0.1 * valueNoise(u * 40, v * 40, seed);
    // hides shine in spots
    const shine = 0.5 * smoothstep(0.62, 0.95, lit);
    const leather = mixRgb(dark, light, clamp(lit, 0, 1));
    for (let c = 0; c < 3; c++) out[c] = leather[c]! + shine * light[c]! * 0.6;
    out[3] = 1;
  };
}

export function shadeMarks(input: MaterialOf<"marks">, seed: number): Shade {
  const ground = hex(input.ground);
  const inks = input.ink.map(hex);
  return (u, v, out) => {
    const row = Math.floor(v * input.rows);
    const x = u * input.columns + (row % 2) * 0.5;
    const column = Math.floor(x);
    const a = x - column - 0.5;
    const b = v * input.rows - row - 0.5;
    const second = (((column + row * 2) % 2) + 2) % 2 === 1;
    let on = false;
    if (second) {
      // a word: strokes of unlike heights
      const letter = Math.floor((a + 0.34) * 15);
      const tall = 0.1 + 0.08 * valueNoise(letter * 4.7, 2, 11);
      on = Math.abs(a) < 0.34 && Math.abs(b) < tall && ((a + 0.34) * 15) % 1 < 0.62;
    } else {
      const ring = Math.hypot(a * 1.15, b);
      on = (ring < 0.27 && ring > 0.2) || Math.abs(a * 1.15) + Math.abs(b) < 0.13;
    }
    const sheet = 0.96 + 0.08 * fractalNoise(u * 3, v * 2, seed, 2);
    out.set(on ? inks[second ? 1 : 0]! : ground);
    for (let c = 0; c < 3; c++) out[c] = out[c]! * sheet;
    out[3] = 1;
  };
}
