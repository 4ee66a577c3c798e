import { gaussianBlur } from "../pixels/blur.ts";
import { createImage, type Image, type Plane } from "../pixels/image.ts";

/** One step of blur-fusion: local means of fore- and background explain each pixel as alpha F + (1 - alpha) B. */
function fuse(
  photo: Image,
  fore: Float32Array,
  back: Float32Array,
  alpha: Float32Array,
  sigma: number,
): void {
  const { width, height, data } = photo;
  const n = width * height;
  const foreSum = new Float32Array(n * 3);
  const backSum = new Float32Array(n * 3);
  const weight = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    const a = alpha[i]!;
    weight[i] = a;
    for (let c = 0; c < 3; c++) {
      foreSum[i * 3 + c] = fore[i * 3 + c]! * a;
      backSum[i * 3 + c] = back[i * 3 + c]! * (1 - a);
    }
  }
  gaussianBlur(foreSum, width, height, 3, sigma);
  gaussianBlur(backSum, width, height, 3, sigma);
  gaussianBlur(weight, width, height, 1, sigma);
  for (let i = 0; i < n; i++) {
    const a = alpha[i]!;
    const near = Math.max(weight[i]!, 1e-4);
    const far = Math.max(1 - weight[i]!, 1e-4);
    for (let c = 0; c < 3; c++) {
      const f = foreSum[i * 3 + c]! / near;
      const b = backSum[i * 3 + c]! / far;
      const left = data[i * 4 + c]! - a * f - (1 - a) * b;
      fore[i * 3 + c] = Math.min(255, Math.max(0, f + a * left));
      back[i * 3 + c] = b;
    }
  }
}

/**
 * The person's own colours, also where hair and edges let the old background through.
 * Blur-fusion foreground estimation (Forte 2021), a wide pass and a narrow one.
 */
export function foregroundColours(photo: Image, matte: Plane): Image {
  const { width, height, data } = photo;
  const n = width * height;
  const fore = new Float32Array(n * 3);
  for (let i = 0; i < n; i++) for (let c = 0; c < 3; c++) fore[i * 3 + c] = data[i * 4 + c]!;
  const back = fore.slice();
  const longest = Math.max(width, height);
  fuse(photo, fore, back, matte.data, Math.max(6, longest / 45));
  fuse(photo, fore, back, matte.data, Math.max(2, longest / 400));
  const out = createImage(width, height);
  for (let i = 0; i < n; i++) {
    for (let c = 0; c < 3; c++) out.data[i * 4 + c] = fore[i * 3 + c]!;
    out.data[i * 4 + 3] = 255;
  }
  return out;
}
