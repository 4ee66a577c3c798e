import { gaussianBlur } from "../../pixels/blur.ts";
import { hex, linearToSrgb } from "../../pixels/colour.ts";
import { clamp, createImage, createPlane, type Image, type LightMap } from "../../pixels/image.ts";
import { createRandom } from "../../pixels/random.ts";
import { resizePlane } from "../../pixels/resample.ts";
import type { Grade } from "../recipe.ts";

/** Bright light spreads in lens and film: adds a blurred share of everything above half white. */
function addBloom(light: LightMap, amount: number): void {
  const width = Math.ceil(light.width / 4);
  const height = Math.ceil(light.height / 4);
  for (let c = 0; c < 3; c++) {
    const channel = createPlane(light.width, light.height);
    for (let i = 0; i < channel.data.length; i++) {
      channel.data[i] = clamp(light.data[i * 3 + c]! - 0.55, 0, 3);
    }
    const small = resizePlane(channel, width, height);
    gaussianBlur(small.data, width, height, 1, height * 0.014);
    const wide = { ...small, data: small.data.slice() };
    gaussianBlur(wide.data, width, height, 1, height * 0.05);
    for (let i = 0; i < small.data.length; i++) small.data[i] = small.data[i]! * 0.6 + wide.data[i]! * 0.6;
    const spread = resizePlane(small, light.width, light.height).data;
    for (let i = 0; i < spread.length; i++)
      light.data[i * 3 + c] = light.data[i * 3 + c]! + spread[i]! * amount;
  }
}

/** Film's shoulder: straight up to 0.55, then bending so that 1 stays short of white and lamps just reach it. */
function shoulder(value: number): number {
  if (value <= 0.55) return value;
  return 0.55 + 0.45 * (1 - Math.exp(-(value - 0.55) / 0.5));
}

/** The light that the shoulder makes this value of; white itself would have been endless. */
export function unshoulder(value: number): number {
  if (value <= 0.55) return value;
  return 0.55 - 0.5 * Math.log(1 - Math.min(0.97, (value - 0.55) / 0.45));
}

/** S-curve through black, the pivot and white; `contrast` is its slope at the pivot. */
function curve(value: number, contrast: number): number {
  const pivot = 0.42;
  return value < pivot
    ? pivot * (value / pivot) ** contrast
    : 1 - (1 - pivot) * ((1 - value) / (1 - pivot)) ** contrast;
}

const TONE_STEPS = 4096;

type Toning = Pick<Grade, "contrast" | "tint" | "fade">;

/** What contrast, tint and fade make of each value of one channel, 0 to 1 in equal steps. */
function toneTable({ contrast, tint, fade }: Toning, shadow: number, highlight: number): Float32Array {
  const table = new Float32Array(TONE_STEPS + 1);
  for (let i = 0; i < table.length; i++) {
    let value = curve(i / TONE_STEPS, contrast);
    value += (shadow - 0.5) * tint * (1 - value) ** 2;
    value += (highlight - 0.5) * tint * value ** 2 * 0.6;
    table[i] = fade + value * (1 - fade);
  }
  return table;
}

/** The last grade's tables: a series develops hundreds of sketches by one grade. */
let toned: { key: string; tables: Float32Array[] } | undefined;

function toneTables({ contrast, tint, fade, shadows, highlights }: Grade): Float32Array[] {
  const key = [contrast, tint, fade, shadows, highlights].join();
  if (toned?.key === key) return toned.tables;
  const bright = hex(highlights).map(linearToSrgb);
  const tables = hex(shadows).map((shadow, c) =>
    toneTable({ contrast, tint, fade }, linearToSrgb(shadow), bright[c]!),
  );
  toned = { key, tables };
  return tables;
}

/** Film grain for the whole picture: even noise, slightly clumped. */
function grainPlane(width: number, height: number, seed: number): Float32Array {
  const random = createRandom(seed);
  const grain = new Float32Array(width * height);
  for (let i = 0; i < grain.length; i++) grain[i] = random.next() + random.next() + random.next() - 1.5;
  const out = grain.slice();
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      out[i] =
        grain[i]! * 0.7 + 0.2 * (grain[i - 1]! + grain[i + 1]! + grain[i - width]! + grain[i + width]!);
    }
  }
  return out;
}

/** Develops light into the finished picture. */
export function gradePicture(light: LightMap, grade: Grade, seed: number): Image {
  const { width, height } = light;
  const exposure = 2 ** grade.exposure;
  for (let i = 0; i < light.data.length; i++) light.data[i] = light.data[i]! * exposure;
  if (grade.bloom > 0) addBloom(light, grade.bloom);
  const tones = toneTables(grade);
  const grain = grainPlane(width, height, seed);
  const image = createImage(width, height);
  const mono = grade.saturation === 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const p = i * 3;
      const dx = (x / width - 0.5) * 2;
      const dy = (y / height - 0.46) * 2;
      const dim = 1 - grade.vignette * clamp((dx * dx + dy * dy - 0.35) * 0.55, 0, 1);
      const r = linearToSrgb(shoulder(light.data[p]! * dim));
      const g = linearToSrgb(shoulder(light.data[p + 1]! * dim));
      const b = linearToSrgb(shoulder(light.data[p + 2]! * dim));
      // black and white film sees red more strongly than the eye does, which is kind to skin
      const luma = mono ? 0.36 * r + 0.52 * g + 0.12 * b : 0.2126 * r + 0.7152 * g + 0.0722 * b;
      const speck = grain[i]! * grade.grain * (0.35 + 1.3 * luma * (1 - luma) * 2);
      for (let c = 0; c < 3; c++) {
        const own = c === 0 ? r : c === 1 ? g : b;
        const full = clamp(luma + (own - luma) * grade.saturation, 0, 1);
        image.data[i * 4 + c] = (tones[c]![(full * TONE_STEPS + 0.5) | 0]! + speck) * 255;
      }
      image.data[i * 4 + 3] = 255;
    }
  }
  return image;
}
