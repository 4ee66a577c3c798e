import { boxBlur } from "./blur.ts";
import { createPlane, type Image, type Plane } from "./image.ts";
import { resizePlane, rowReader } from "./resample.ts";
import type { Planes } from "./spread-colours.ts";

/** A picture by whose edges others are filtered, with its channels at the size that filtering takes place at. */
export interface Guide {
  image: Image;
  /** Red, green and blue, 0 to 255. */
  shrunk: Planes;
}

/** Shrinks a picture once for all that is filtered by it. */
export function guideBy(image: Image, shrink: number): Guide {
  const width = Math.max(1, Math.round(image.width / shrink));
  const height = Math.max(1, Math.round(image.height / shrink));
  const whole = createPlane(image.width, image.height);
  const shrunk = [0, 1, 2].map((c) => {
    for (let i = 0, p = c; i < whole.data.length; i++, p += 4) whole.data[i] = image.data[p]!;
    return resizePlane(whole, width, height);
  });
  return { image, shrunk: shrunk as unknown as Planes };
}

/**
 * Guided filter with a colour guide (He, Sun, Tang 2010, eq. 19), fast form: the local linear models are found on the
 * shrunk planes and applied at full size. `input`, of any size, takes on the edges of the guide; what two colours of one
 * brightness tell apart, it tells apart too.
 * @param radius half the window, full-size pixels
 * @param epsilon how much variance of a channel counts as flat, where white is 1
 */
export function guidedFilter(
  { image: guide, shrunk }: Guide,
  input: Plane,
  { radius, epsilon }: { radius: number; epsilon: number },
): Plane {
  const [{ width, height }] = shrunk;
  const n = width * height;
  const r = Math.max(1, Math.round((radius * width) / guide.width));
  const flat = epsilon * 255 ** 2;
  const scratch = new Float32Array(n);
  const mean = (data: Float32Array) => {
    boxBlur(data, width, height, 1, r, scratch);
    return data;
  };
  const [red, green, blue] = shrunk.map(({ data }) => data) as [Float32Array, Float32Array, Float32Array];
  const target = resizePlane(input, width, height).data;
  const product = (a: Float32Array, b: Float32Array) => {
    const both = new Float32Array(n);
    for (let i = 0; i < n; i++) both[i] = a[i]! * b[i]!;
    return mean(both);
  };
  const [rr, rg, rb] = [product(red, red), product(red, green), product(red, blue)];
  const [gg, gb, bb] = [product(green, green), product(green, blue), product(blue, blue)];
  const [rt, gt, bt] = [product(red, target), product(green, target), product(blue, target)];
  const [mr, mg, mb] = [mean(red.slice()), mean(green.slice()), mean(blue.slice())];
  const mt = mean(target);
  const [ar, ag, ab, offset] = Array.from({ length: 4 }, () => createPlane(width, height)) as [
    Plane,
    Plane,
    Plane,
    Plane,
  ];
  for (let i = 0; i < n; i++) {
    const r0 = mr[i]!;
    const g0 = mg[i]!;
    const b0 = mb[i]!;
    const t0 = mt[i]!;
    // the covariance of the guide in the window, and its inverse times the guide's covariance with the input
    const a = rr[i]! - r0 * r0 + flat;
    const b = rg[i]! - r0 * g0;
    const c = rb[i]! - r0 * b0;
    const d = gg[i]! - g0 * g0 + flat;
    const e = gb[i]! - g0 * b0;
    const f = bb[i]! - b0 * b0 + flat;
    const x = rt[i]! - r0 * t0;
    const y = gt[i]! - g0 * t0;
    const z = bt[i]! - b0 * t0;
    const c00 = d * f - e * e;
    const c01 = c * e - b * f;
    const c02 = b * e - c * d;
    const c11 = a * f - c * c;
    const c12 = b * c - a * e;
    const c22 = a * d - b * b;
    const determinant = a * c00 + b * c01 + c * c02;
    ar.data[i] = (c00 * x + c01 * y + c02 * z) / determinant;
    ag.data[i] = (c01 * x + c11 * y + c12 * z) / determinant;
    ab.data[i] = (c02 * x + c12 * y + c22 * z) / determinant;
    offset.data[i] = t0 - ar.data[i]! * r0 - ag.data[i]! * g0 - ab.data[i]! * b0;
  }
  const rows = [ar, ag, ab, offset].map((plane) => {
    mean(plane.data);
    return { read: rowReader(plane, guide.width, guide.height), row: new Float32Array(guide.width) };
  });
  const [byRed, byGreen, byBlue, rest] = rows.map(({ row }) => row) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const out = createPlane(guide.width, guide.height);
  for (let y = 0, i = 0, p = 0; y < guide.height; y++) {
    for (const { read, row } of rows) read(y, row);
    for (let x = 0; x < guide.width; x++, i++, p += 4) {
      out.data[i] =
        byRed[x]! * guide.data[p]! +
        byGreen[x]! * guide.data[p + 1]! +
        byBlue[x]! * guide.data[p + 2]! +
        rest[x]!;
    }
  }
  return out;
}
