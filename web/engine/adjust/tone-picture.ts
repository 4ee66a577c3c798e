import { byteToLinear, linearToSrgb } from "../pixels/colour.ts";
import { clamp, type Image, smoothstep } from "../pixels/image.ts";
import { isNeutralTone, type Tone } from "./adjustments.ts";

/** What a slider at its end does. */
const STOPS = 2;
const WARMTH = 0.5;
const TINT = 0.3;
const LIFT = 0.42;

/** How many times stronger a colour may become with its brightness: in what is nearly black it is noise, and what is made flatter must not glow. */
const MOST_COLOUR = 1.5;

/** Steps of the curve over brightness. */
const STEPS = 1024;

/** A picture with other light and colour, pixel by pixel; transparency stays. Changes `image` itself. */
export function tonePicture(image: Image, tone: Tone): Image {
  if (isNeutralTone(tone)) return image;
  const { data } = image;
  const [red, green, blue] = channelTables(tone);
  const levels = levelTable(tone);
  const saturation = tone.blackAndWhite ? 0 : saturationFactor(tone.saturation);
  for (let p = 0; p < data.length; p += 4) {
    const r = red[data[p]!]!;
    const g = green[data[p + 1]!]!;
    const b = blue[data[p + 2]!]!;
    const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    const step = Math.min(STEPS - 1, (luma * STEPS) | 0);
    const grey = levels[step]! + (levels[step + 1]! - levels[step]!) * (luma * STEPS - step);
    const gain = grey < luma * MOST_COLOUR ? grey / luma : MOST_COLOUR;
    // what would be pushed beyond white keeps its hue by losing colour instead
    const over = grey + (Math.max(r, g, b) - luma) * gain - 1;
    const kept = gain * (over > 0 ? saturation * clamp((1 - grey) / (over + 1 - grey), 0, 1) : saturation);
    data[p] = 255 * (grey + (r - luma) * kept) + 0.5;
    data[p + 1] = 255 * (grey + (g - luma) * kept) + 0.5;
    data[p + 2] = 255 * (grey + (b - luma) * kept) + 0.5;
  }
  return image;
}

const saturationFactor = (value: number) => (value < 0 ? 1 + value / 100 : 1 + (value / 100) * 1.2);

/** Exposure and the light's colour, in linear light, per channel: from a byte to sRGB, 0 to 1. */
function channelTables({ exposure, warmth, tint }: Tone): [Float32Array, Float32Array, Float32Array] {
  const light = 2 ** ((exposure / 100) * STOPS);
  const warm = (warmth / 100) * WARMTH;
  const green = (tint / 100) * TINT;
  const gains = [1 + warm + green / 2, 1 - green, 1 - warm + green / 2];
  // the same brightness of grey
  const even = 0.2126 * gains[0]! + 0.7152 * gains[1]! + 0.0722 * gains[2]!;
  return gains.map((gain) =>
    Float32Array.from({ length: 256 }, (_, byte) =>
      linearToSrgb(shoulder((byteToLinear(byte) * light * gain) / even, light)),
    ),
  ) as [Float32Array, Float32Array, Float32Array];
}

/** What more light would burn out runs softly into white. */
function shoulder(value: number, light: number): number {
  if (light <= 1) return value;
  const knee = 0.6;
  if (value <= knee) return value;
  const room = 1 - knee;
  const reach = light - knee;
  const over = Math.min(1, (value - knee) / reach);
  // leaves the knee with the slope it had, arrives at white flat
  const slope = reach / room;
  return knee + room * (1 - (1 - over) ** slope);
}

/** What each brightness becomes: contrast, highlights and shadows together. */
function levelTable({ contrast, highlights, shadows }: Tone): Float32Array {
  return Float32Array.from({ length: STEPS + 1 }, (_, step) =>
    clamp(curve(step / STEPS, contrast / 100, highlights / 100, shadows / 100), 0, 1),
  );
}

function curve(luma: number, contrast: number, highlights: number, shadows: number): number {
  let value = luma;
  // strongest in the middle of each half, nothing at black, white and the middle
  value += shadows * LIFT * value * (1 - smoothstep(0.05, 0.65, value)) * (shadows > 0 ? 1.15 : 0.9);
  value +=
    highlights * LIFT * (1 - value) * smoothstep(0.35, 0.95, value) * (highlights < 0 ? 0.55 + value : 1);
  const bent = value < 0.5 ? 2 * value * value : 1 - 2 * (1 - value) * (1 - value);
  const flat = 0.5 + (value - 0.5) * 0.45;
  return contrast >= 0 ? value + (bent - value) * contrast * 0.85 : value + (flat - value) * -contrast;
}
