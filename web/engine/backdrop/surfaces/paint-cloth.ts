import { hex } from "../../pixels/colour.ts";
import { clamp } from "../../pixels/image.ts";
import { fractalNoise } from "../../pixels/noise.ts";
import { addLight, type Canvas, coverWith, mixRgb } from "../canvas.ts";
import { coverDisc } from "../stroke.ts";

export type ClothLayer =
  /** Hanging cloth over the whole picture: folds about `fold` wide; `gloss` 0 wool to 1 satin. */
  | {
      kind: "drape";
      colour: string;
      sheen: string;
      fold: number;
      depth: number;
      gloss: number;
      lean?: number;
    }
  /** Sequins or a shimmer curtain: tiny discs that each catch the light or do not. */
  | {
      kind: "sequins";
      size: number;
      colours: readonly string[];
      strength: number;
      /** Share of discs that flash. */
      sparkle: number;
    };

type Of<K extends ClothLayer["kind"]> = Extract<ClothLayer, { kind: K }>;

export function paintDrape({ map, random, seed }: Canvas, layer: Of<"drape">): void {
  const colour = hex(layer.colour);
  const sheen = hex(layer.sheen);
  const lean = (layer.lean ?? 0) * random.between(0.7, 1.3);
  const light = random.next() < 0.5 ? -1 : 1;
  const height = (u: number, v: number) => {
    const bent = u + lean * v + 0.05 * (fractalNoise(u * 1.5, v * 1.1, seed + 3, 2) - 0.5);
    const wide = fractalNoise(bent / layer.fold, v * 0.35, seed, 2);
    const narrow = fractalNoise((bent / layer.fold) * 2.6, v * 0.6 + 9, seed + 1, 2);
    return layer.fold * (wide * 0.9 + narrow * 0.26);
  };
  const step = 1 / map.height;
  for (let y = 0; y < map.height; y++) {
    const v = y / map.height;
    let before = height(-step, v);
    for (let x = 0; x < map.width; x++) {
      const here = height(x / map.height, v);
      const slope = clamp(((here - before) / step) * layer.depth * 1.6, -2.5, 2.5);
      before = here;
      const facing = (1 + slope * light * 0.9) / Math.hypot(1, slope) / 1.35;
      const hollow = clamp(here / layer.fold / 0.9, 0, 1);
      const shade = (0.16 + 0.84 * clamp(facing, 0, 1)) * (0.45 + 0.75 * hollow);
      coverWith(map, y * map.width + x, mixRgb(colour, sheen, 0.25 * hollow), 1, shade);
      const shine = layer.gloss * clamp(facing, 0, 1) ** 9 * (0.4 + 0.6 * hollow);
      addLight(map, y * map.width + x, sheen, shine * 0.8);
    }
  }
}

export function paintSequins({ map, random, seed }: Canvas, layer: Of<"sequins">): void {
  const colours = layer.colours.map(hex);
  const radius = (layer.size * map.height) / 2;
  const rowHeight = radius * 1.62;
  for (let row = 0; row * rowHeight < map.height + radius; row++) {
    for (let column = -1; column * radius * 2 < map.width + radius * 2; column++) {
      const x = (column + (row % 2) / 2) * radius * 2;
      const y = row * rowHeight;
      // cloth sways, so that neighbours turn together
      const sway = fractalNoise(x / map.height / 0.22, y / map.height / 0.3, seed, 3);
      const turn = clamp((sway - 0.5) * 2.4 + random.between(-0.35, 0.35) + 0.42, 0.04, 1.4);
      const flash = random.next() < layer.sparkle * sway * 2 ? random.between(1.5, 5) : 1;
      const tilt = random.between(-0.6, 0.6);
      coverDisc(
        map,
        x,
        y,
        radius * 1.04,
        random.pick(colours),
        (u, v) => layer.strength * turn * flash * (0.7 + 0.45 * (u * tilt - v * 0.6)),
      );
    }
  }
}
