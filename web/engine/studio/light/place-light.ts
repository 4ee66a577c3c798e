import { hex, linearToSrgb, luminance, type Rgb } from "../../pixels/colour.ts";
import { clamp, type LightMap } from "../../pixels/image.ts";

/** Where a place is bright, as its painted backdrop shows it. */
export interface PlaceLight {
  /** -1 bright on the left alone, 0 on both sides alike, 1 on the right alone. */
  side: number;
  /** Colour of the bright parts on each side, luminance 1. */
  left: Rgb;
  right: Rgb;
}

/** Every so many pixels are looked at, each way. */
const STRIDE = 3;
/** A lamp is far brighter than what it lights: counted in full, a small one would outweigh a window. */
const BRIGHTEST = 1.6;
/** How far a channel may be off grey: skin under a purer light looks ill. */
const PUREST = [0.75, 1.3] as const;

function colourOf(sum: Rgb): Rgb {
  const level = luminance(...sum) + 1e-6;
  const [r, g, b] = sum.map((value) => clamp(value / level, ...PUREST));
  const after = luminance(r!, g!, b!);
  return [r! / after, g! / after, b! / after];
}

/** Measures where a backdrop is bright; light counts by its square, since that is where a lamp, window or sun is. */
export function placeLight({ width, height, data }: LightMap): PlaceLight {
  let [all, across] = [1e-6, 0];
  const sides: [[number, number, number], [number, number, number]] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (let y = 0; y < height; y += STRIDE) {
    for (let x = 0; x < width; x += STRIDE) {
      const p = (y * width + x) * 3;
      const level = luminance(data[p]!, data[p + 1]!, data[p + 2]!);
      const bright = Math.min(BRIGHTEST, level);
      // in full where the person does not hide the place
      const towards = clamp(((x + 0.5) / width - 0.5) * 4, -1, 1);
      all += bright ** 2;
      across += bright ** 2 * towards;
      const side = sides[towards < 0 ? 0 : 1];
      const share = (bright ** 2 * Math.abs(towards)) / (level + 1e-6);
      for (let c = 0; c < 3; c++) side[c]! += data[p + c]! * share;
    }
  }
  return { side: across / all, left: colourOf(sides[0]), right: colourOf(sides[1]) };
}

/** A light's colour, `#rrggbb`, led by `share` towards the colour of the place it comes from; its brightness stays. */
export function colourInPlace(colour: string, place: Rgb, share: number): string {
  const own = hex(colour);
  const led = own.map((value, c) => value * (1 + (place[c]! - 1) * share)) as [number, number, number];
  const kept = luminance(...own) / Math.max(1e-6, luminance(...led));
  const bytes = led.map((value) => Math.round(linearToSrgb(value * kept) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
