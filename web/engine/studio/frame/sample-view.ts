import type { View } from "../../identity/view.ts";
import { gaussianBlur } from "../../pixels/blur.ts";
import { byteToLinear, srgbToLinear } from "../../pixels/colour.ts";
import { createLightMap, createPlane, type LightMap, type Plane, smoothstep } from "../../pixels/image.ts";
import { createRandom, hashOf } from "../../pixels/random.ts";
import { buildPyramid, type Pyramid } from "../../pixels/resample.ts";
import type { Frame } from "./frame-shot.ts";
import { photoLimits } from "./photo-limits.ts";

/** The person laid out in the picture's own pixels. */
export interface Figure {
  /** Linear light, valid beyond the outline too. */
  light: LightMap;
  matte: Plane;
}

/** Writes the Catmull-Rom weights for a fraction between the second and third of four samples. */
function cubic(t: number, weights: Float64Array): void {
  weights[0] = ((2 - t) * t - 1) * t * 0.5;
  weights[1] = ((3 * t - 5) * t * t + 2) * 0.5;
  weights[2] = ((4 - 3 * t) * t + 1) * t * 0.5;
  weights[3] = (t - 1) * t * t * 0.5;
}

const LINEAR_STEPS = 4096;
const LINEAR = Float32Array.from({ length: LINEAR_STEPS + 2 }, (_, i) => srgbToLinear(i / LINEAR_STEPS));

/** sRGB 0 to 255 with fractions to linear light. */
function linearOf(value: number): number {
  if (value <= 0) return 0;
  if (value >= 255) return byteToLinear(255);
  const at = (value / 255) * LINEAR_STEPS;
  const i = at | 0;
  return LINEAR[i]! + (LINEAR[i + 1]! - LINEAR[i]!) * (at - i);
}

/**
 * Adds back what resampling blurs: an unsharp mask on brightness as wide as the enlargement, in sRGB values. The more a
 * photo is enlarged the less of it: what would be sharpened then is grain.
 */
function sharpen(rgb: Float32Array, width: number, height: number, step: number): void {
  const sigma = Math.min(2, Math.max(0.8, 0.75 / step));
  const amount = 0.15 + 0.25 * smoothstep(0.4, 1, step);
  const luma = new Float32Array(width * height);
  for (let i = 0; i < luma.length; i++) {
    luma[i] = 0.2126 * rgb[i * 3]! + 0.7152 * rgb[i * 3 + 1]! + 0.0722 * rgb[i * 3 + 2]!;
  }
  const soft = luma.slice();
  gaussianBlur(soft, width, height, 1, sigma);
  for (let i = 0; i < luma.length; i++) {
    const edge = luma[i]! - soft[i]!;
    // strong edges have enough contrast: sharpening them draws halos
    const add = (amount * edge) / (1 + Math.abs(edge) / 22);
    for (let c = 0; c < 3; c++) rgb[i * 3 + c] = rgb[i * 3 + c]! + add;
  }
}

/** Picture pixels across one pixel of the photo, the engine's own enlarging included. */
function enlargementOf({ faceSize, quality }: View, { step }: Frame): number {
  return faceSize / quality.facePixels / step;
}

/** Standard deviation of the grain on what was enlarged most, in sRGB values of 255. */
const GRAIN = 2.6;

/** Gives back the grain that enlarging takes from skin and cloth, the more the larger: without it they look like wax. */
function addGrain(rgb: Float32Array, width: number, height: number, enlargement: number): void {
  const amount = GRAIN * smoothstep(1, 3.2, enlargement);
  if (amount < 0.2) return;
  const random = createRandom(hashOf("grain", width, height));
  for (let i = 0; i < width * height; i++) {
    // the sum of three is near enough to a normal distribution, its deviation is a half
    const speck = (random.next() + random.next() + random.next() - 1.5) * 2 * amount;
    for (let c = 0; c < 3; c++) rgb[i * 3 + c] = rgb[i * 3 + c]! + speck;
  }
}

const HALVINGS = new WeakMap<View, Pyramid>();

/** A view's colours and their halvings, kept as long as the view: a pack asks twenty times. */
function halvingsOf(view: View): Pyramid {
  const known = HALVINGS.get(view) ?? buildPyramid(view.colours);
  HALVINGS.set(view, known);
  return known;
}

/** How far a frame may reach beyond the photo by rounding and tilting alone, in view pixels. */
const SLACK = 2;
/** How far the photo's sides fade where the person is cut, and a lock of hair that ends at its top; in face sizes. */
const FADE = { side: 0.3, top: 0.04 };

/**
 * Tells how much of the person is left at a point of a view, which may lie beyond the photo: softly nothing where the
 * photo ends inside the picture. What its last row shows would be drawn out into a streak.
 */
function fading(view: View, { fades }: Frame): (x: number, y: number) => number {
  const across = view.matte.width - 1;
  const reach = view.faceSize * FADE.side;
  const fromLeft = fades.left ? 0 : -2 * SLACK;
  const leftWhole = fades.left ? reach : -SLACK;
  const fromRight = across + (fades.right ? 0 : 2 * SLACK);
  const rightWhole = across + (fades.right ? -reach : SLACK);
  // frames of a head that the photo cuts end where the photo does
  const top = photoLimits(view).cutTop ? 0 : view.faceSize * FADE.top;
  return (x, y) => {
    const sides = smoothstep(fromLeft, leftWhole, x) * smoothstep(fromRight, rightWhole, x);
    return top === 0 ? sides : sides * smoothstep(0, top, y);
  };
}

/** Samples a view through a frame, bicubic, edges repeated, and sharpens gently. */
export function sampleView(view: View, frame: Frame, width: number, height: number): Figure {
  const level = Math.max(0, Math.floor(Math.log2(frame.step) + 0.35));
  const colours = level > 0 ? halvingsOf(view)[level]! : view.colours;
  const shrink = 1 / 2 ** level;
  const { map } = frame;
  const fade = fading(view, frame);
  const rgb = new Float32Array(width * height * 3);
  const matte = createPlane(width, height);
  const maxX = colours.width - 1;
  const maxY = colours.height - 1;
  const mattX = view.matte.width - 1;
  const mattY = view.matte.height - 1;
  const source = colours.data;
  const stride = colours.width * 4;
  const columns = new Int32Array(4);
  const wx = new Float64Array(4);
  const wy = new Float64Array(4);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const vx = map[0] * x + map[1] * y + map[2];
      const vy = map[3] * x + map[4] * y + map[5];
      const mx = Math.min(mattX, Math.max(0, vx));
      const my = Math.min(mattY, Math.max(0, vy));
      const jx = mx | 0;
      const jy = my | 0;
      const gx = mx - jx;
      const gy = my - jy;
      const m = jy * view.matte.width + jx;
      const mr = jx < mattX ? 1 : 0;
      const md = jy < mattY ? view.matte.width : 0;
      const data = view.matte.data;
      const seen =
        (data[m]! * (1 - gx) + data[m + mr]! * gx) * (1 - gy) +
        (data[m + md]! * (1 - gx) + data[m + md + mr]! * gx) * gy;
      const a = seen < 0.002 ? 0 : seen * fade(vx, vy);
      matte.data[i] = a;
      // nothing of the person shows far outside the outline
      if (a < 0.002) continue;
      const sx = Math.min(maxX, Math.max(0, (vx + 0.5) * shrink - 0.5));
      const sy = Math.min(maxY, Math.max(0, (vy + 0.5) * shrink - 0.5));
      const ix = sx | 0;
      const iy = sy | 0;
      cubic(sx - ix, wx);
      cubic(sy - iy, wy);
      for (let k = 0; k < 4; k++) columns[k] = Math.min(maxX, Math.max(0, ix + k - 1)) * 4;
      let r = 0;
      let g = 0;
      let b = 0;
      for (let k = 0; k < 4; k++) {
        const row = Math.min(maxY, Math.max(0, iy + k - 1)) * stride;
        const down = wy[k]!;
        for (let n = 0; n < 4; n++) {
          const w = down * wx[n]!;
          const p = row + columns[n]!;
          r += w * source[p]!;
          g += w * source[p + 1]!;
          b += w * source[p + 2]!;
        }
      }
      rgb[i * 3] = r;
      rgb[i * 3 + 1] = g;
      rgb[i * 3 + 2] = b;
    }
  }
  sharpen(rgb, width, height, frame.step);
  addGrain(rgb, width, height, enlargementOf(view, frame));
  const light = createLightMap(width, height);
  for (let i = 0; i < rgb.length; i++) light.data[i] = linearOf(rgb[i]!);
  return { light, matte };
}
