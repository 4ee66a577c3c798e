import { boxBlur } from "./blur.ts";
import { createPlane, type Plane } from "./image.ts";
import { resizePlane } from "./resample.ts";

/**
 * Guided filter (He, Sun, Tang 2010), fast form: the local linear model is found on planes shrunk by `shrink`
 * and applied at full size. `input` takes on the edges of `guide`; both have the same size.
 * @param radius half the window, full-size pixels
 * @param epsilon how much variance of the guide counts as flat, in squared guide units
 */
export function guidedFilter(guide: Plane, input: Plane, radius: number, epsilon: number, shrink = 2): Plane {
  const width = Math.max(1, Math.round(guide.width / shrink));
  const height = Math.max(1, Math.round(guide.height / shrink));
  const small = resizePlane(guide, width, height).data;
  const target = resizePlane(input, width, height).data;
  const r = Math.max(1, Math.round(radius / shrink));
  const n = small.length;
  const meanGuide = small.slice();
  const meanInput = target.slice();
  const meanProduct = small.map((value, i) => value * target[i]!);
  const meanSquare = small.map((value) => value * value);
  const scratch = new Float32Array(n);
  for (const data of [meanGuide, meanInput, meanProduct, meanSquare])
    boxBlur(data, width, height, 1, r, scratch);
  const a = createPlane(width, height);
  const b = createPlane(width, height);
  for (let i = 0; i < n; i++) {
    const covariance = meanProduct[i]! - meanGuide[i]! * meanInput[i]!;
    const variance = meanSquare[i]! - meanGuide[i]! * meanGuide[i]!;
    a.data[i] = covariance / (variance + epsilon);
    b.data[i] = meanInput[i]! - a.data[i]! * meanGuide[i]!;
  }
  boxBlur(a.data, width, height, 1, r, scratch);
  boxBlur(b.data, width, height, 1, r, scratch);
  const fullA = resizePlane(a, guide.width, guide.height);
  const fullB = resizePlane(b, guide.width, guide.height);
  const out = createPlane(guide.width, guide.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = fullA.data[i]! * guide.data[i]! + fullB.data[i]!;
  return out;
}
