import type { Mesh } from "../face/face-mesh.ts";
import { createImage } from "../pixels/image.ts";
import { buildPyramid, type Pyramid } from "../pixels/resample.ts";
import { upscale } from "../upscale/upscale.ts";
import type { SwapFace } from "./read-swap-face.ts";

/** From how much larger the new place of a face is on, it is enlarged with its edges kept. */
const ENLARGED_FROM = 1.35;

/** A source face as it is, or from twice as many pixels where its new place is larger. */
export function enlarged(
  { photo, mesh, bounds, size }: SwapFace,
  wanted: number,
): { photo: Pyramid; mesh: Mesh } {
  if (wanted < size * ENLARGED_FROM) return { photo, mesh };
  const whole = photo[0]!;
  const margin = size * 0.1;
  const left = Math.max(0, Math.floor(bounds.left - margin));
  const top = Math.max(0, Math.floor(bounds.top - margin));
  const width = Math.min(whole.width, Math.ceil(bounds.right + margin)) - left;
  const height = Math.min(whole.height, Math.ceil(bounds.bottom + margin)) - top;
  const part = createImage(width, height);
  for (let y = 0; y < height; y++) {
    const row = ((top + y) * whole.width + left) * 4;
    part.data.set(whole.data.subarray(row, row + width * 4), y * width * 4);
  }
  const moved = mesh.map((value, k) => (k % 3 === 0 ? value - left : k % 3 === 1 ? value - top : value) * 2);
  return { photo: buildPyramid(upscale(part, 2)), mesh: moved };
}
