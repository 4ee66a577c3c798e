import { srgbToLinear } from "#web/engine/pixels/colour.ts";
import type { Image } from "#web/engine/pixels/image.ts";

/** CIE L* (D65) of an 8-bit sRGB colour. */
export function lightnessOf(red: number, green: number, blue: number): number {
  const [r, g, b] = [srgbToLinear(red / 255), srgbToLinear(green / 255), srgbToLinear(blue / 255)];
  const y = 0.2126729 * r + 0.7151522 * g + 0.072175 * b;
  return y > 216 / 24389 ? 116 * Math.cbrt(y) - 16 : (y * 24389) / 27;
}

/** Steps that each channel of a colour is told apart in. */
const STEPS = 6;

/** The share of each colour in a picture, as square roots, so that straight distance is Hellinger's. */
export function lookOf({ width, height, data }: Image): Float64Array {
  const look = new Float64Array(STEPS ** 3);
  const step = (value: number) => Math.floor((value * STEPS) / 256);
  for (let i = 0; i < data.length; i += 4) {
    const bin = (step(data[i]!) * STEPS + step(data[i + 1]!)) * STEPS + step(data[i + 2]!);
    look[bin] = look[bin]! + 1 / (width * height);
  }
  return look.map(Math.sqrt);
}

/** Mean of several looks. */
export function centroidOf(looks: readonly Float64Array[]): Float64Array {
  return looks[0]!.map((_, k) => looks.reduce((sum, look) => sum + look[k]!, 0) / looks.length);
}

/** Label of the centroid nearest to a look. */
export function nearestLabel(centroids: ReadonlyMap<string, Float64Array>, look: Float64Array): string {
  const distanceTo = (centroid: Float64Array) => Math.hypot(...centroid.map((value, k) => value - look[k]!));
  const [nearest] = [...centroids].sort(([, a], [, b]) => distanceTo(a) - distanceTo(b));
  return nearest?.[0] ?? "";
}
