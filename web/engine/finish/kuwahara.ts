import { gaussianBlur } from "../pixels/blur.ts";
import { clamp, type Image } from "../pixels/image.ts";

/** Which way brush strokes run: the unit tangent of each pixel (x, y interleaved) and how surely, 0 to 1. */
export interface StrokeField {
  tangent: Float32Array;
  sureness: Float32Array;
}

/** Even this much change of luma, squared, lets all sides count alike. */
const EVEN = 2e-4;

/** Along edges rather than across them, by the structure tensor smoothed over `sigma` pixels. */
function strokeField(luma: Float32Array, width: number, height: number, sigma: number): StrokeField {
  const tensor = new Float32Array(luma.length * 3);
  for (let y = 0, i = 0; y < height; y++) {
    const up = y > 0 ? -width : 0;
    const down = y < height - 1 ? width : 0;
    for (let x = 0; x < width; x++, i++) {
      const dx = luma[i + (x < width - 1 ? 1 : 0)]! - luma[i - (x > 0 ? 1 : 0)]!;
      const dy = luma[i + down]! - luma[i + up]!;
      tensor[i * 3] = dx * dx;
      tensor[i * 3 + 1] = dx * dy;
      tensor[i * 3 + 2] = dy * dy;
    }
  }
  gaussianBlur(tensor, width, height, 3, sigma);
  const tangent = new Float32Array(luma.length * 2);
  const sureness = new Float32Array(luma.length);
  for (let i = 0; i < luma.length; i++) {
    const xx = tensor[i * 3]!;
    const xy = tensor[i * 3 + 1]!;
    const yy = tensor[i * 3 + 2]!;
    const root = Math.sqrt((xx - yy) ** 2 + 4 * xy * xy);
    const across = (xx + yy + root) / 2;
    const tx = across - xx;
    const ty = -xy;
    const length = Math.sqrt(tx * tx + ty * ty);
    tangent[i * 2] = length > 1e-9 ? tx / length : xx > yy ? 0 : 1;
    tangent[i * 2 + 1] = length > 1e-9 ? ty / length : xx > yy ? 1 : 0;
    sureness[i] = root / (xx + yy + 1e-5);
  }
  return { tangent, sureness };
}

/** Eight places around a point, in radii: along the stroke and across it. */
const DIAGONAL = Math.SQRT1_2;
const ALONG = [1, DIAGONAL, 0, -DIAGONAL, -1, -DIAGONAL, 0, DIAGONAL];
const ACROSS = [0, DIAGONAL, 1, DIAGONAL, 0, -DIAGONAL, -1, -DIAGONAL];

/**
 * Paints flat strokes that keep edges: each pixel takes the mean colour of the calmest of eight neighbourhoods, which
 * reach along the edges (Kuwahara's filter after Papari, 2007, and Kyprianidis, 2009). Means and variances are blurred
 * planes looked up at a shift, so the cost does not depend on the radius.
 * @param radius pixels
 * @returns colours 0 to 1, three to a pixel, and the way the strokes run
 */
export function kuwahara(image: Image, radius: number): StrokeField & { colours: Float32Array } {
  const { width, height, data } = image;
  const count = width * height;
  // red, green, blue, luma squared
  const means = new Float32Array(count * 4);
  const luma = new Float32Array(count);
  for (let i = 0, p = 0; i < count; i++, p += 4) {
    const r = data[p]! / 255;
    const g = data[p + 1]! / 255;
    const b = data[p + 2]! / 255;
    const bright = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    luma[i] = bright;
    means[p] = r;
    means[p + 1] = g;
    means[p + 2] = b;
    means[p + 3] = bright * bright;
  }
  gaussianBlur(means, width, height, 4, radius * 0.55);
  // from here the fourth is the weight of a neighbourhood and the others are multiplied by it
  for (let p = 0; p < means.length; p += 4) {
    const bright = 0.2126 * means[p]! + 0.7152 * means[p + 1]! + 0.0722 * means[p + 2]!;
    const calm = EVEN / (EVEN + Math.max(0, means[p + 3]! - bright * bright));
    const weight = calm * calm * calm + 1e-9;
    means[p] = means[p]! * weight;
    means[p + 1] = means[p + 1]! * weight;
    means[p + 2] = means[p + 2]! * weight;
    means[p + 3] = weight;
  }
  const field = strokeField(luma, width, height, radius * 0.8);
  const colours = new Float32Array(count * 3);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const tx = field.tangent[i * 2]!;
      const ty = field.tangent[i * 2 + 1]!;
      const long = radius * (1 + 0.9 * field.sureness[i]!);
      const short = (radius * radius) / long;
      let r = 0;
      let g = 0;
      let b = 0;
      let sum = 0;
      for (let k = 0; k < 8; k++) {
        const u = ALONG[k]! * long;
        const v = ACROSS[k]! * short;
        const sx = (clamp(x + u * tx - v * ty, 0, width - 1) + 0.5) | 0;
        const sy = (clamp(y + u * ty + v * tx, 0, height - 1) + 0.5) | 0;
        const p = (sy * width + sx) * 4;
        r += means[p]!;
        g += means[p + 1]!;
        b += means[p + 2]!;
        sum += means[p + 3]!;
      }
      colours[i * 3] = r / sum;
      colours[i * 3 + 1] = g / sum;
      colours[i * 3 + 2] = b / sum;
    }
  }
  return { ...field, colours };
}
