import { hex } from "../../pixels/colour.ts";
import { smoothstep } from "../../pixels/image.ts";
import { fractalNoise, valueNoise } from "../../pixels/noise.ts";
import { createRandom, hashOf, type Random } from "../../pixels/random.ts";
import { mixRgb } from "../canvas.ts";
import type { MaterialOf, Shade } from "./surface-material.ts";

/** Brightness of wood along its grain, about 0 to 1: `along` changes slowly, `across` fast. */
function grain(along: number, across: number, seed: number): number {
  const wave = valueNoise(along * 1.3, across * 2, seed) * 1.4;
  return (
    0.55 * fractalNoise(along * 0.9, across * 14 + wave, seed + 3, 3) +
    0.45 * valueNoise(along * 2, across * 60, seed + 9)
  );
}

export function shadePanels(input: MaterialOf<"panels">, seed: number): Shade {
  const dark = hex(input.dark);
  const light = hex(input.light);
  return (u, v, out) => {
    const column = Math.floor(u * input.columns);
    const row = Math.floor(v * input.rows);
    const a = u * input.columns - column;
    const b = v * input.rows - row;
    // the bevel between frame and field catches light below and right of it, and shades above and left
    const near = Math.min(a, 1 - a, b, 1 - b);
    const bevel = smoothstep(0.11, 0.125, near) * smoothstep(0.175, 0.16, near);
    const upper = b < 0.5 && b <= Math.min(a, 1 - a) + 1e-6;
    const lower = b > 0.5 && 1 - b <= Math.min(a, 1 - a) + 1e-6;
    const tilt = upper ? -0.55 : lower ? 0.8 : a < 0.5 ? -0.3 : 0.35;
    const own = valueNoise(column * 7.3, row * 3.9, seed) * 0.3;
    const t = grain(v * 2 + row, u * input.columns * 0.5 + column * 5, seed) * 0.8 + own;
    const wood = mixRgb(dark, light, t);
    for (let c = 0; c < 3; c++) out[c] = wood[c]! * (1 + bevel * tilt);
    out[3] = 1;
  };
}

export function shadePlanks(input: MaterialOf<"planks">, seed: number): Shade {
  const dark = hex(input.dark);
  const light = hex(input.light);
  return (u, v, out) => {
    const board = Math.floor(u * input.count);
    const a = u * input.count - board;
    const own = valueNoise(board * 5.7, 0.5, seed);
    const gap = smoothstep(0, 0.03, Math.min(a, 1 - a));
    const wood = mixRgb(dark, light, 0.5 * own + 0.5 * grain(v * 3 + board * 2.3, a * 0.4 + board, seed));
    for (let c = 0; c < 3; c++) out[c] = wood[c]! * (0.35 + 0.65 * gap);
    out[3] = 1;
  };
}

export function shadeBattens(input: MaterialOf<"battens">, seed: number): Shade {
  const dark = hex(input.dark);
  const light = hex(input.light);
  return (u, v, out) => {
    const batten = Math.floor(u * input.count);
    const a = u * input.count - batten;
    const face = smoothstep(0.02, 0.1, a) * smoothstep(0.72, 0.62, a);
    const own = valueNoise(batten * 3.3, 1.5, seed) * 0.35;
    const wood = mixRgb(dark, light, own + 0.65 * grain(v * 2 + batten, a + batten, seed) + 0.25 * (0.4 - a));
    for (let c = 0; c < 3; c++) out[c] = dark[c]! * 0.22 * (1 - face) + wood[c]! * face;
    out[3] = 1;
  };
}

/** A thing on a board: from where to where, how tall and of which colour, all 0 to 1. */
interface Held {
  from: number;
  to: number;
  top: number;
  colour: number;
  round: boolean;
}

type Span = readonly [number, number];

const SIZES: Record<MaterialOf<"shelves">["hold"], { close: Span; tall: Span }> = {
  books: { close: [0.03, 0.075], tall: [0.45, 0.84] },
  bottles: { close: [0.055, 0.085], tall: [0.6, 0.84] },
  bags: { close: [0.2, 0.3], tall: [0.4, 0.6] },
};

function fillBoard(input: MaterialOf<"shelves">, random: Random): Held[] {
  const { close, tall } = SIZES[input.hold];
  const held: Held[] = [];
  let x = random.between(0.02, 0.1);
  while (x < 0.95) {
    const near = random.next() < input.full;
    const round = input.hold === "books" && !near && random.next() < 0.4;
    const width = near || input.hold !== "books" ? random.between(...close) : random.between(0.1, 0.22);
    if (near || random.next() < 0.45) {
      const top = round ? random.between(0.3, 0.5) : random.between(near ? tall[0] : tall[0] * 0.6, tall[1]);
      held.push({ from: x, to: Math.min(0.97, x + width), top, colour: random.next(), round });
    }
    x += width + (near ? (input.hold === "books" ? 0.004 : 0.02) : random.between(0.03, 0.12));
  }
  return held;
}

/** Whether a thing covers a point: `x` -1 to 1 across it, `y` 0 to 1 up to its top. */
function covers(hold: MaterialOf<"shelves">["hold"], round: boolean, x: number, y: number): boolean {
  if (y > 1) return false;
  if (round) return x * x + (2 * y - 1) ** 2 < 1;
  if (hold === "bottles") return Math.abs(x) < (y < 0.58 ? 0.92 : y < 0.7 ? 0.92 - (y - 0.58) * 5 : 0.32);
  if (hold === "bags") {
    const arc = Math.hypot(x / 0.55, (y - 0.62) / 0.36);
    return y < 0.62 ? Math.abs(x) < 0.96 - 0.14 * y : arc < 1 && arc > 0.78;
  }
  return true;
}

export function shadeShelves(input: MaterialOf<"shelves">, seed: number): Shade {
  const frame = hex(input.frame);
  const back = hex(input.back);
  const colours = input.things.map(hex);
  const lamp = input.lamp && { colour: hex(input.lamp.colour), strength: input.lamp.strength };
  const boards = Array.from({ length: input.columns * input.rows }, (_, i) =>
    fillBoard(input, createRandom(hashOf(seed, i))),
  );
  return (u, v, out) => {
    const column = Math.min(input.columns - 1, Math.floor(u * input.columns));
    const row = Math.min(input.rows - 1, Math.floor(v * input.rows));
    const a = u * input.columns - column;
    const b = v * input.rows - row;
    const up = 1 - b;
    out[3] = 1;
    const edge = Math.min(a, 1 - a) < 0.022 || b > 0.94;
    const thing = edge
      ? undefined
      : boards[row * input.columns + column]!.find((one) => {
          if (a < one.from || a > one.to) return false;
          const x = (2 * (a - one.from)) / (one.to - one.from) - 1;
          return covers(input.hold, one.round, x, (up - 0.06) / one.top);
        });
    const colour = edge ? frame : thing ? colours[Math.floor(thing.colour * colours.length)]! : back;
    const inThing = thing ? (a - thing.from) / (thing.to - thing.from) : 0.5;
    // each board shades the top of what stands under it, unless a lamp is set there
    const shade = edge
      ? 1
      : (0.5 + 0.5 * smoothstep(0, 0.4, b)) * (thing ? 1.15 - 0.6 * Math.abs(inThing - 0.42) : 0.8);
    const lit = lamp && !edge ? lamp.strength * Math.exp(-b * 2.6) : 0;
    for (let c = 0; c < 3; c++) {
      out[c] =
        colour[c]! * (shade + (lamp ? lamp.colour[c]! * lit * 2 : 0)) +
        (lamp && b < 0.06 && !edge ? lamp.colour[c]! * lamp.strength : 0);
    }
  };
}
