import { clamp, type Image, smoothstep } from "../pixels/image.ts";
import { resizePlane } from "../pixels/resample.ts";
import type { Cutout } from "./matte-person.ts";

/** Squared distance between the colours on both sides of an outline under which a pixel's own tells nothing. */
const ALIKE = 40 ** 2;
/** Matte from which a pixel shows the person alone. */
const SURE = { from: 0.9, to: 0.995 };

/**
 * A cutout made from a smaller photo, at the photo's own size: along the outline each pixel moves the matte by as much as
 * its own colour lies nearer to the person, or to what is behind, than the smaller photo's did there.
 */
export function fullSizeCutout(photo: Image, smaller: Image, cutout: Cutout): Cutout {
  const { width, height, data } = photo;
  const matte = resizePlane(cutout.matte, width, height);
  const colours: Image = { width, height, data: data.slice() };
  const mixed = new Float32Array(3);
  const own = new Float32Array(3);
  const [scaleX, scaleY] = [smaller.width / width, smaller.height / height];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const seen = matte.data[i]!;
      if (seen <= 0.003 || seen >= SURE.to) continue;
      const [u, v] = [(x + 0.5) * scaleX - 0.5, (y + 0.5) * scaleY - 0.5];
      sample(smaller, u, v, mixed);
      sample(cutout.colours, u, v, own);
      matte.data[i] = seen < SURE.from ? moved(data, i * 4, seen, mixed, own) : seen;
      const share = smoothstep(SURE.from, SURE.to, seen);
      for (let c = 0; c < 3; c++) colours.data[i * 4 + c] = share * data[i * 4 + c]! + (1 - share) * own[c]!;
    }
  }
  return { colours, matte };
}

/** `mixed` is the person's `own` colour and what is behind, by the share that is `seen` of the person. */
function moved(
  data: Uint8ClampedArray,
  p: number,
  seen: number,
  mixed: Float32Array,
  own: Float32Array,
): number {
  let [between, along] = [0, 0];
  for (let c = 0; c < 3; c++) {
    const difference = (own[c]! - mixed[c]!) / (1 - seen);
    between += difference * difference;
    along += (data[p + c]! - mixed[c]!) * difference;
  }
  return clamp(seen + along / (between + ALIKE), 0, 1);
}

/** Bilinear, edges repeated. */
function sample({ width, height, data }: Image, u: number, v: number, out: Float32Array): void {
  const x = clamp(u, 0, width - 1.001);
  const y = clamp(v, 0, height - 1.001);
  const [left, top] = [x | 0, y | 0];
  const [fx, fy] = [x - left, y - top];
  const p = (top * width + left) * 4;
  const right = width > 1 ? 4 : 0;
  const down = height > 1 ? width * 4 : 0;
  for (let c = 0; c < 3; c++) {
    const upper = data[p + c]! * (1 - fx) + data[p + right + c]! * fx;
    const lower = data[p + down + c]! * (1 - fx) + data[p + down + right + c]! * fx;
    out[c] = upper * (1 - fy) + lower * fy;
  }
}
