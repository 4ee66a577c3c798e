import type { Mesh } from "../face/face-mesh.ts";
import { cutFaceArea } from "../makeup/face-area.ts";
import { blurredPlane } from "../pixels/blur.ts";
import { putBack } from "../pixels/cut-image.ts";
import { clamp, type Image, type Plane, smoothstep } from "../pixels/image.ts";
import { toOklab, writeOklab } from "../pixels/oklab.ts";
import { createRandom } from "../pixels/random.ts";
import { teethMask } from "./teeth-mask.ts";

/** A metal as a polished ramp: from what it mirrors in the dark to its brightest light, in Oklab. */
const METALS = {
  gold: { dark: [0.3, 0.02, 0.05], middle: [0.7, 0.025, 0.135], bright: [0.97, 0.0, 0.06] },
  silver: { dark: [0.24, 0, -0.008], middle: [0.68, 0, -0.006], bright: [0.99, 0, 0] },
  "rose gold": { dark: [0.31, 0.035, 0.03], middle: [0.7, 0.06, 0.055], bright: [0.97, 0.018, 0.02] },
} as const;
export type Metal = keyof typeof METALS;

export interface Grills {
  metal: Metal;
  /** Small stones set into the metal. */
  stones: boolean;
}

/** Grills over the teeth of an open smile; null where no teeth are seen. Nothing outside the mouth changes. */
export function wearGrills(photo: Image, mesh: Mesh, { metal, stones }: Grills): Image | null {
  const area = cutFaceArea(photo, mesh);
  const mask = teethMask(area);
  if (!mask) return null;
  const { data } = area.image;
  const light = lightOf(data, mask);
  const relief = reliefOf(light, mask, area.size);
  const { dark, middle, bright } = METALS[metal];
  const sparkle = stones ? stonesOver(mask, area.size) : null;
  const extent = extentOf(mask);
  for (let i = 0, p = 0; i < mask.data.length; i++, p += 4) {
    const share = mask.data[i]!;
    if (share < 0.01) continue;
    // polished metal mirrors the room in bands, bent by each tooth
    const height = ((Math.floor(i / mask.width) - extent.top) / extent.height) * 1.9;
    const band = 0.5 + 0.5 * Math.cos(2 * Math.PI * (height + 0.62 + 1.1 * relief.bend[i]!));
    const own = clamp(0.1 + 0.5 * band * band + 0.62 * relief.shade[i]! + 0.2, 0, 1);
    const value = clamp(own * (sparkle ? 0.82 : 1) + (sparkle?.data[i] ?? 0), 0, 1);
    const t = value < 0.55 ? value / 0.55 : (value - 0.55) / 0.45;
    const [from, to] = value < 0.55 ? [dark, middle] : [middle, bright];
    const lit = from.map((channel, c) => channel + (to[c]! - channel) * t) as [number, number, number];
    // a mouth in the shade has dim metal
    const dim = clamp(light.level / 0.82, 0.45, 1.08);
    const before = toOklab(data[p]!, data[p + 1]!, data[p + 2]!);
    const stone = sparkle ? smoothstep(0.05, 0.3, sparkle.data[i]!) : 0;
    writeOklab(
      data,
      p,
      before[0] + share * (lit[0] * dim - before[0]),
      before[1] + share * (lit[1] * dim * (1 - 0.8 * stone) - before[1]),
      before[2] + share * (lit[2] * dim * (1 - 0.8 * stone) - before[2]),
    );
  }
  return putBack(photo, area.image, area);
}

interface Light extends Plane {
  /** Of the brighter teeth. */
  level: number;
}

function lightOf(data: Uint8ClampedArray, mask: Plane): Light {
  const out = new Float32Array(mask.data.length);
  const found: number[] = [];
  for (let i = 0, p = 0; i < out.length; i++, p += 4) {
    out[i] = toOklab(data[p]!, data[p + 1]!, data[p + 2]!)[0];
    if (mask.data[i]! > 0.6) found.push(out[i]!);
  }
  found.sort((a, b) => a - b);
  return { ...mask, data: out, level: found[Math.floor(found.length * 0.8)] ?? 0.8 };
}

/** Gaps between teeth and their roundness, drawn out of what light the photo has of them. */
function reliefOf(light: Light, mask: Plane, size: number): { shade: Float32Array; bend: Float32Array } {
  const weighted = (sigma: number) => {
    const sums = blurredPlane({ ...mask, data: light.data.map((value, i) => value * mask.data[i]!) }, sigma);
    const weights = blurredPlane(mask, sigma);
    return sums.data.map((sum, i) => sum / Math.max(1e-3, weights.data[i]!));
  };
  const [fine, wide] = [weighted(size * 0.0025), weighted(size * 0.022)];
  const shade = fine.map((value, i) => clamp((value - wide[i]!) * 9, -1, 0.8));
  const bend = weighted(size * 0.009).map((value, i) => (value - wide[i]!) * 4);
  return { shade, bend };
}

function extentOf({ width, data }: Plane): { top: number; height: number } {
  let [top, bottom] = [Number.POSITIVE_INFINITY, 0];
  for (let i = 0; i < data.length; i++) {
    if (data[i]! < 0.3) continue;
    const y = Math.floor(i / width);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { top, height: Math.max(1, bottom - top) };
}

/** Brilliants in a grid, each with facets of its own. */
function stonesOver(mask: Plane, size: number): Plane {
  const random = createRandom(7);
  const step = Math.max(3, size * 0.017);
  const out = new Float32Array(mask.data.length);
  const columns = Math.ceil(mask.width / step) + 1;
  const rows = Math.ceil(mask.height / step) + 1;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cx = (column + (row % 2 ? 0.5 : 0)) * step;
      const cy = row * step * 0.88;
      const turn = random.next() * Math.PI;
      const gleam = 0.35 + 0.65 * random.next();
      for (let y = Math.max(0, Math.floor(cy - step / 2)); y < Math.min(mask.height, cy + step / 2); y++) {
        for (let x = Math.max(0, Math.floor(cx - step / 2)); x < Math.min(mask.width, cx + step / 2); x++) {
          const [dx, dy] = [(x - cx) / step, (y - cy) / step];
          const distance = Math.hypot(dx, dy);
          if (distance > 0.46) continue;
          const facet = 0.5 + 0.5 * Math.cos(6 * (Math.atan2(dy, dx) + turn));
          const table = smoothstep(0.2, 0.12, distance);
          out[y * mask.width + x] =
            smoothstep(0.46, 0.36, distance) * (0.12 + 0.5 * facet * gleam + 0.6 * table * gleam);
        }
      }
    }
  }
  return { ...mask, data: out };
}
