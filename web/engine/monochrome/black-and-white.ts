import { byteToLinear, linearToSrgb } from "../pixels/colour.ts";
import { clamp, createImage, type Image } from "../pixels/image.ts";
import { filmGrain } from "./film-grain.ts";
import { TONINGS, type Toning } from "./tonings.ts";

/** Coloured glass before the lens: how much of each channel's light gets to the film. Grey stays as it is. */
const FILTERS = {
  none: [0.3, 0.56, 0.14],
  yellow: [0.4, 0.54, 0.06],
  orange: [0.58, 0.4, 0.02],
  red: [0.86, 0.13, 0.01],
  green: [0.14, 0.78, 0.08],
  blue: [0.08, 0.2, 0.72],
} as const;
export type ColourFilter = keyof typeof FILTERS;

export interface BlackAndWhite {
  filter: ColourFilter;
  /** Each from -100 to 100; 0 leaves it as it is. */
  brightness: number;
  contrast: number;
  /** 0 to 100. */
  grain: number;
  toning: Toning;
}

/** A photo without its colours, as film behind a filter would have it; its transparency stays. */
export function blackAndWhite(photo: Image, settings: BlackAndWhite, seed = 1): Image {
  const { width, height, data } = photo;
  const out = createImage(width, height);
  const [red, green, blue] = FILTERS[settings.filter];
  const develop = toneCurve(settings);
  const tones = toneTables(settings.toning);
  const grain = settings.grain > 0 ? filmGrain(height, seed) : null;
  const strength = (settings.grain / 100) * 0.16;
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p += 4) {
      const light =
        red * byteToLinear(data[p]!) + green * byteToLinear(data[p + 1]!) + blue * byteToLinear(data[p + 2]!);
      let tone = develop[Math.round(linearToSrgb(light) * STEPS)]!;
      // densest in the middle tones, as in a print
      if (grain) tone += grain(x, y) * strength * (0.25 + 3 * tone * (1 - tone));
      const at = Math.round(clamp(tone, 0, 1) * STEPS);
      for (let c = 0; c < 3; c++) out.data[p + c] = tones[c]![at]!;
      out.data[p + 3] = data[p + 3]!;
    }
  }
  return out;
}

const STEPS = 2048;

/** From a grey to the one it is printed as. */
function toneCurve({ brightness, contrast }: BlackAndWhite): Float32Array {
  const gamma = 2 ** (-brightness / 90);
  return Float32Array.from({ length: STEPS + 1 }, (_, step) => bent((step / STEPS) ** gamma, contrast / 100));
}

/** An S through black, middle and white for more contrast; towards the middle for less. */
function bent(value: number, contrast: number): number {
  if (contrast <= 0) return 0.5 + (value - 0.5) * (1 + contrast * 0.6);
  const steepness = 1 + contrast * 7;
  const s = (at: number) => 1 / (1 + Math.exp(-steepness * (at - 0.5)));
  const curved = (s(value) - s(0)) / (s(1) - s(0));
  return value + (curved - value) * Math.min(1, contrast * 2);
}

/** What each grey is toned to, a table of bytes a channel. */
function toneTables(toning: Toning): Uint8ClampedArray[] {
  const { shadows, highlights } = TONINGS[toning];
  return [0, 1, 2].map((c) =>
    Uint8ClampedArray.from({ length: STEPS + 1 }, (_, step) => {
      const grey = step / STEPS;
      // paper white and deep black take no tone
      const dark = shadows[c]! * grey * (1 - grey) ** 2 * 4;
      const bright = highlights[c]! * grey ** 2 * (1 - grey) * 4;
      return 255 * (grey + dark + bright);
    }),
  );
}
