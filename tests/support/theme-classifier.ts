import { srgbToLinear } from "#web/engine/pixels/colour.ts";
import type { Image } from "#web/engine/pixels/image.ts";

/** Bins of lightness, and of each colour axis. */
const BINS = { l: 6, ab: 7 };
/** Half the range of a and b that is told apart; what lies beyond counts as the rim. */
const REACH = 60;

/** CIE L*a*b* (D65) of an 8-bit sRGB colour. */
export function labOf(red: number, green: number, blue: number): [number, number, number] {
  const [r, g, b] = [srgbToLinear(red / 255), srgbToLinear(green / 255), srgbToLinear(blue / 255)];
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Shares of a value between the two bins nearest to it. */
function softBin(value: number, low: number, high: number, bins: number): [number, number, number] {
  const at = Math.min(bins - 1, Math.max(0, ((value - low) / (high - low)) * bins - 0.5));
  const first = Math.min(bins - 2, Math.floor(at));
  return [first, 1 - (at - first), at - first];
}

/**
 * What a picture looks like in numbers: square roots of its joint histogram in Lab (so that straight distance is
 * Hellinger's), and the share of its pixels on an edge, strong and faint.
 */
export function lookOf(image: Image): Float64Array {
  const { width, height, data } = image;
  const look = new Float64Array(BINS.l * BINS.ab * BINS.ab + 2);
  const lightness = new Float32Array(width * height);
  for (let i = 0; i < lightness.length; i++) {
    const [l, a, b] = labOf(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!);
    lightness[i] = l;
    const [li, l0, l1] = softBin(l, 0, 100, BINS.l);
    const [ai, a0, a1] = softBin(a, -REACH, REACH, BINS.ab);
    const [bi, b0, b1] = softBin(b, -REACH, REACH, BINS.ab);
    for (const [dl, wl] of [l0, l1].entries())
      for (const [da, wa] of [a0, a1].entries())
        for (const [db, wb] of [b0, b1].entries()) {
          const bin = ((li + dl) * BINS.ab + ai + da) * BINS.ab + bi + db;
          look[bin] = look[bin]! + (wl * wa * wb) / lightness.length;
        }
  }
  for (let bin = 0; bin < look.length - 2; bin++) look[bin] = Math.sqrt(look[bin]!);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const slope = Math.hypot(
        lightness[i + 1]! - lightness[i - 1]!,
        lightness[i + width]! - lightness[i - width]!,
      );
      if (slope > 8) look[look.length - 2] = look[look.length - 2]! + 1 / lightness.length;
      if (slope > 20) look[look.length - 1] = look[look.length - 1]! + 1 / lightness.length;
    }
  }
  return look;
}

/** Mean of several looks. */
export function centroidOf(looks: readonly Float64Array[]): Float64Array {
  return looks[0]!.map((_, k) => looks.reduce((sum, look) => sum + look[k]!, 0) / looks.length);
}

/** Label of the centroid nearest to a look. */
export function nearestLabel(centroids: ReadonlyMap<string, Float64Array>, look: Float64Array): string {
  let best = "";
  let least = Number.POSITIVE_INFINITY;
  for (const [label, centroid] of centroids) {
    const distance = centroid.reduce((sum, value, k) => sum + (value - look[k]!) ** 2, 0);
    if (distance < least) {
      least = distance;
      best = label;
    }
  }
  return best;
}
