import { hex } from "../../pixels/colour.ts";
import { clamp, smoothstep } from "../../pixels/image.ts";
import { fractalNoise, valueNoise } from "../../pixels/noise.ts";
import { type Canvas, columnOf, coverWith, mixRgb } from "../canvas.ts";
import type { Range } from "../range.ts";
import { coverStroke } from "../stroke.ts";

export type ShoreLayer =
  /** Heaped clouds between two heights, lit from the side `light` (-1 left, 1 right). */
  | {
      kind: "cumulus";
      area: Range;
      size: number;
      cover: number;
      colour: string;
      shade: string;
      light: number;
      strength?: number;
    }
  /** Sea from `horizon` to `edge`, breaking on sand that runs to the bottom. */
  | {
      kind: "shore";
      horizon: number;
      edge: number;
      far: string;
      near: string;
      foam: string;
      sand: string;
      wet: string;
    }
  /** Palms with their feet at `base`; `lit` is the colour of fronds that catch the sun. */
  | {
      kind: "palms";
      places: readonly (readonly [number, number])[];
      height: Range;
      colour: string;
      lit: string;
    };

type Of<K extends ShoreLayer["kind"]> = Extract<ShoreLayer, { kind: K }>;

export function paintCumulus({ map, seed }: Canvas, layer: Of<"cumulus">): void {
  const colour = hex(layer.colour);
  const shade = hex(layer.shade);
  const scale = 1 / (layer.size * map.height);
  const [from, to] = layer.area;
  const billow = (x: number, y: number) => {
    const u = x * scale * 0.62;
    const v = y * scale;
    return (
      1 - Math.abs(fractalNoise(u, v, seed, 2) - 0.5) * 0.9 - 0.62 * fractalNoise(u * 2, v * 2, seed + 7, 4)
    );
  };
  const step = 0.22 / scale;
  for (let y = Math.max(0, Math.floor(from * map.height)); y < Math.min(map.height, to * map.height); y++) {
    const v = (y / map.height - from) / (to - from);
    const band = Math.sin(Math.PI * clamp(v, 0, 1)) ** 0.5;
    for (let x = 0; x < map.width; x++) {
      const here = billow(x, y) - (1 - band) * 0.4;
      const cover = smoothstep(0.78 - layer.cover * 0.36, 0.88 - layer.cover * 0.3, here);
      if (cover <= 0) continue;
      const towards = billow(x + step * layer.light, y - step) - (1 - band) * 0.4;
      const lit = smoothstep(-0.14, 0.14, here - towards);
      coverWith(map, y * map.width + x, mixRgb(shade, colour, lit), cover * 0.94, layer.strength ?? 1);
    }
  }
}

export function paintShore({ map, random, seed }: Canvas, layer: Of<"shore">): void {
  const [far, near] = [hex(layer.far), hex(layer.near)];
  const [foam, sand, wet] = [hex(layer.foam), hex(layer.sand), hex(layer.wet)];
  const horizon = Math.floor(layer.horizon * map.height);
  const slope = random.between(-0.06, 0.06);
  const breakers = [0.42, 0.68, 0.96].map((at) => at + random.between(-0.05, 0.05));
  for (let y = horizon; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const u = x / map.height;
      const i = y * map.width + x;
      const edge =
        (layer.edge + slope * (u - 0.5) + 0.05 * (fractalNoise(u * 2.2, 3.1, seed, 3) - 0.5)) * map.height;
      const t = (y - horizon + 0.5) / (edge - horizon);
      if (t < 1) {
        const wave = 1 / (0.006 + 0.07 * t);
        const swell = valueNoise(u * wave * 0.25, (y / map.height) * wave, seed + 1);
        coverWith(map, i, mixRgb(far, near, smoothstep(0.05, 0.95, t)), 1, 0.86 + 0.26 * swell);
      } else {
        const dry = smoothstep(0, 0.16, (y - edge) / map.height);
        const grain = fractalNoise(u * 26, (y / map.height) * 60, seed + 2, 3);
        const dune = fractalNoise(u * 3, (y / map.height) * 9, seed + 3, 3);
        coverWith(map, i, mixRgb(wet, sand, dry), 1, 0.8 + 0.2 * grain + 0.24 * (dune - 0.5) * dry + 0.1);
      }
      let white = 0;
      for (const [k, at] of breakers.entries()) {
        const wander = 0.1 * (fractalNoise(u * (3.2 - k * 0.6), k * 9.3, seed + 4, 4) - 0.5);
        const from = t - at - wander;
        const torn = fractalNoise(u * (18 - 4 * k), (y / map.height) * 46, seed + 5 + k, 3);
        const wide = 0.015 + 0.045 * k;
        white = Math.max(
          white,
          smoothstep(-0.012, 0.006, from) *
            smoothstep(wide, 0, from) *
            smoothstep(0.3, 0.6, torn) *
            (0.6 + 0.2 * k),
        );
      }
      if (white > 0) coverWith(map, i, foam, white);
    }
  }
}

export function paintPalms({ map, random }: Canvas, layer: Of<"palms">): void {
  const dark = hex(layer.colour);
  const lit = hex(layer.lit);
  for (const [px, py] of layer.places) {
    const height = random.between(...layer.height) * map.height;
    const baseX = columnOf(map, px + random.between(-0.04, 0.04));
    const baseY = py * map.height;
    const bend = random.between(-0.32, 0.32) * height;
    const at = (t: number) => [baseX + bend * t * t, baseY - height * t] as const;
    for (let k = 0; k < 14; k++) {
      const width = height * 0.022;
      coverStroke(
        map,
        {
          from: at(k / 14),
          to: at((k + 1) / 14),
          half: [width * (1.3 - k / 20), width * (1.3 - (k + 1) / 20)],
        },
        mixRgb(dark, lit, random.between(0.1, 0.3)),
      );
    }
    const [tx, ty] = at(1);
    const fronds = 13;
    for (let f = 0; f < fronds; f++) {
      const angle = -Math.PI / 2 + ((f + random.between(-0.3, 0.3)) / fronds - 0.5) * 2 * Math.PI * 0.92;
      const length = height * random.between(0.36, 0.52);
      const colour = mixRgb(dark, lit, random.next() ** 1.5);
      let [x, y] = [tx, ty];
      let direction = angle;
      const parts = 18;
      for (let k = 0; k < parts; k++) {
        const nx = x + (Math.cos(direction) * length) / parts;
        const ny = y + (Math.sin(direction) * length) / parts;
        // fronds droop: every step leans further towards the ground
        direction += (Math.cos(direction) > 0 ? 1 : -1) * 0.085;
        coverStroke(map, { from: [x, y], to: [nx, ny], half: [1.4, 1.2] }, colour);
        const leaf = length * 0.3 * Math.sin(Math.PI * (0.12 + (0.88 * k) / parts)) ** 0.7;
        for (const side of [-1, 1]) {
          const lean = direction + side * 0.95 + 0.25;
          coverStroke(
            map,
            {
              from: [x, y],
              to: [x + Math.cos(lean) * leaf, y + Math.sin(lean) * leaf],
              half: [length * 0.022, 0.4],
            },
            colour,
            random.between(0.7, 1.2),
          );
        }
        [x, y] = [nx, ny];
      }
    }
  }
}
