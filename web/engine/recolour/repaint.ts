import type { Image, Plane } from "../pixels/image.ts";
import { clamp, smoothstep } from "../pixels/image.ts";
import { hexToOklab, toOklab, writeOklab } from "../pixels/oklab.ts";

export type Gloss = "glossy" | "matte";

/** How paint is laid on. */
export interface Paintwork {
  /** `#rrggbb` */
  colour: string;
  gloss: Gloss;
  /** How much of what was there shows through, 0 to 1 from it to the new paint. */
  strength: number;
}

/**
 * Another colour of paint where `mask` says so: light, shade and reflections stay. Nothing outside the mask changes.
 */
export function repaint(photo: Image, mask: Plane, { colour, gloss, strength }: Paintwork): Image {
  const out: Image = { ...photo, data: photo.data.slice() };
  const paint = hexToOklab(colour);
  const base = usualLightness(photo, mask);
  // a photo taken in the dark shows dark paint, whatever it is called
  const target = clamp(paint[0] + 0.25 * (base - 0.65), 0.12, 0.94);
  for (let i = 0, p = 0; i < mask.data.length; i++, p += 4) {
    const share = mask.data[i]! * strength;
    if (share < 0.004) continue;
    const own = toOklab(photo.data[p]!, photo.data[p + 1]!, photo.data[p + 2]!);
    const [light, shine] = relit(own[0], base, target, gloss);
    // the shade of a paint has less colour in it than its light, a reflection nearly none
    const rich = clamp(light / Math.max(0.25, target), 0.25, 1.1) * (1 - 0.85 * shine);
    const dull = 1 - smoothstep(0.86, 1, light);
    writeOklab(
      out.data,
      p,
      own[0] + share * (light - own[0]),
      own[1] + share * (paint[1] * rich * dull - own[1]),
      own[2] + share * (paint[2] * rich * dull - own[2]),
    );
  }
  return out;
}

/** The lightness that takes the place of one, and how much of it is a reflection. */
function relit(own: number, base: number, target: number, gloss: Gloss): readonly [number, number] {
  const off = own - base;
  // dark paint under bright light: shade keeps its share of the light, what is brighter keeps its distance
  const shaded = off < 0 ? target * (1 + off / Math.max(0.15, base)) : target + off * (1 - target) * 1.25;
  const shine = smoothstep(base + 0.14, Math.min(0.99, base + 0.34), own);
  if (gloss === "glossy") return [clamp(shaded, 0, 1), shine];
  return [clamp(target + 0.72 * (shaded - target) - 0.1 * shine, 0, 1), 0.3 * shine];
}

/** Half of what is painted is darker. */
function usualLightness({ data }: Image, mask: Plane): number {
  const counts = new Float64Array(256);
  let total = 0;
  for (let i = 0, p = 0; i < mask.data.length; i++, p += 4) {
    const share = mask.data[i]!;
    if (share < 0.5) continue;
    const light = toOklab(data[p]!, data[p + 1]!, data[p + 2]!)[0];
    counts[Math.min(255, Math.floor(light * 256))]! += share;
    total += share;
  }
  let sum = 0;
  for (let step = 0; step < 256; step++) {
    sum += counts[step]!;
    if (sum * 2 >= total && total > 0) return (step + 0.5) / 256;
  }
  return 0.6;
}
