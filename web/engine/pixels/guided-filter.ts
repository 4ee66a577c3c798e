import { boxBlur } from "./blur.ts";
import { createPlane, type Image, type Plane } from "./image.ts";
import { resizePlane } from "./resample.ts";

/**
 * Guided filter with a colour guide (He, Sun, Tang 2010, eq. 19), fast form: the local linear models are found on planes
 * shrunk by `shrink` and applied at full size. `input`, of any size, takes on the edges of `guide`; what two colours of
 * one brightness tell apart, it tells apart too. Values of the guide count from 0 to 1.
 * @param radius half the window, full-size pixels
 * @param epsilon how much variance of a channel counts as flat
 */
export function guidedFilter(
  guide: Image,
  input: Plane,
  { radius, epsilon, shrink }: { radius: number; epsilon: number; shrink: number },
): Plane {
  const width = Math.max(1, Math.round(guide.width / shrink));
  const height = Math.max(1, Math.round(guide.height / shrink));
  const n = width * height;
  const r = Math.max(1, Math.round(radius / shrink));
  const scratch = new Float32Array(n);
  const mean = (data: Float32Array) => {
    boxBlur(data, width, height, 1, r, scratch);
    return data;
  };
  const [red, green, blue] = [0, 1, 2].map((c) => resizePlane(channelOf(guide, c), width, height).data) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const target = resizePlane(input, width, height).data;
  const product = (a: Float32Array, b: Float32Array) => {
    const both = new Float32Array(n);
    for (let i = 0; i < n; i++) both[i] = a[i]! * b[i]!;
    return mean(both);
  };
  const [rr, rg, rb] = [product(red, red), product(red, green), product(red, blue)];
  const [gg, gb, bb] = [product(green, green), product(green, blue), product(blue, blue)];
  const [rt, gt, bt] = [product(red, target), product(green, target), product(blue, target)];
  const [mr, mg, mb, mt] = [mean(red), mean(green), mean(blue), mean(target)];
  const [ar, ag, ab, offset] = Array.from({ length: 4 }, () => createPlane(width, height)) as [
    Plane,
    Plane,
    Plane,
    Plane,
  ];
  for (let i = 0; i < n; i++) {
    const [r0, g0, b0, t0] = [mr[i]!, mg[i]!, mb[i]!, mt[i]!];
    // the covariance of the guide in the window, and its inverse times the guide's covariance with the input
    const a = rr[i]! - r0 * r0 + epsilon;
    const b = rg[i]! - r0 * g0;
    const c = rb[i]! - r0 * b0;
    const d = gg[i]! - g0 * g0 + epsilon;
    const e = gb[i]! - g0 * b0;
    const f = bb[i]! - b0 * b0 + epsilon;
    const [x, y, z] = [rt[i]! - r0 * t0, gt[i]! - g0 * t0, bt[i]! - b0 * t0];
    const [c00, c01, c02] = [d * f - e * e, c * e - b * f, b * e - c * d];
    const [c11, c12, c22] = [a * f - c * c, b * c - a * e, a * d - b * b];
    const determinant = a * c00 + b * c01 + c * c02;
    ar.data[i] = (c00 * x + c01 * y + c02 * z) / determinant;
    ag.data[i] = (c01 * x + c11 * y + c12 * z) / determinant;
    ab.data[i] = (c02 * x + c12 * y + c22 * z) / determinant;
    offset.data[i] = t0 - ar.data[i]! * r0 - ag.data[i]! * g0 - ab.data[i]! * b0;
  }
  const full = [ar, ag, ab, offset].map((plane) => {
    mean(plane.data);
    return resizePlane(plane, guide.width, guide.height).data;
  }) as [Float32Array, Float32Array, Float32Array, Float32Array];
  const out = createPlane(guide.width, guide.height);
  for (let i = 0, p = 0; i < out.data.length; i++, p += 4) {
    out.data[i] =
      (full[0][i]! * guide.data[p]! + full[1][i]! * guide.data[p + 1]! + full[2][i]! * guide.data[p + 2]!) /
        255 +
      full[3][i]!;
  }
  return out;
}

function channelOf(image: Image, c: number): Plane {
  const plane = createPlane(image.width, image.height);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = image.data[i * 4 + c]! / 255;
  return plane;
}
