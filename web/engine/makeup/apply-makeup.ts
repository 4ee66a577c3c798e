import type { Mesh } from "../face/face-mesh.ts";
import { putBack } from "../pixels/cut-image.ts";
import type { Image, Plane } from "../pixels/image.ts";
import { smoothstep } from "../pixels/image.ts";
import { hexToOklab, type Oklab, toOklab, writeOklab } from "../pixels/oklab.ts";
import { cutFaceArea, type FaceArea } from "./face-area.ts";
import { cheekMask, lidMask, linerMask, lipMask } from "./makeup-masks.ts";

/** A colour, `#rrggbb`, and how much of it, 0 to 1. */
export interface Paint {
  colour: string;
  strength: number;
}

export interface Makeup {
  lips: Paint;
  cheeks: Paint;
  lids: Paint;
  liner: Paint;
}

/** A face made up: skin and lips keep their own shading, shine and pores; nothing outside the face changes. */
export function applyMakeup(photo: Image, mesh: Mesh, makeup: Makeup): Image {
  const area = cutFaceArea(photo, mesh);
  const { data } = area.image;
  if (makeup.cheeks.strength > 0) tint(data, cheekMask(area), makeup.cheeks, 0.5);
  if (makeup.lids.strength > 0) cover(area, lidMask(area), makeup.lids, { darken: 0.55, most: 0.8 });
  if (makeup.liner.strength > 0) cover(area, linerMask(area), makeup.liner, { darken: 0.95, most: 0.95 });
  if (makeup.lips.strength > 0) cover(area, lipMask(area), makeup.lips, { darken: 0.72, most: 0.92 });
  return putBack(photo, area.image, area);
}

/** Like powder: moves the colour and hardly the light. */
function tint(data: Uint8ClampedArray, mask: Plane, { colour, strength }: Paint, most: number): void {
  const [, a, b] = hexToOklab(colour);
  for (let i = 0, p = 0; i < mask.data.length; i++, p += 4) {
    const share = mask.data[i]! * strength * most;
    if (share < 0.004) continue;
    const [light, ownA, ownB] = toOklab(data[p]!, data[p + 1]!, data[p + 2]!);
    // what shines shows less of what lies under it
    const seen = share * (1 - 0.7 * smoothstep(0.82, 0.96, light));
    writeOklab(data, p, light - 0.03 * seen, ownA + (a - ownA) * seen, ownB + (b - ownB) * seen);
  }
}

/** Like cream: brings the mean to the paint's own lightness and keeps what differs from the mean. */
function cover(
  { image: { data } }: FaceArea,
  mask: Plane,
  { colour, strength }: Paint,
  { darken, most }: { darken: number; most: number },
): void {
  const paint = hexToOklab(colour);
  const mean = meanLightness(data, mask);
  // in a dim picture a bright paint is dim as well
  const target = Math.min(paint[0], mean + 0.16);
  for (let i = 0, p = 0; i < mask.data.length; i++, p += 4) {
    const share = Math.min(1, mask.data[i]!) * strength * most;
    if (share < 0.004) continue;
    const own = toOklab(data[p]!, data[p + 1]!, data[p + 2]!);
    const shine = smoothstep(mean + 0.1, mean + 0.28, own[0]);
    const light = own[0] + share * darken * (1 - 0.6 * shine) * (target - mean);
    const [a, b] = chromaAt(paint, light);
    const seen = share * (1 - 0.75 * shine);
    writeOklab(data, p, light, own[1] + (a - own[1]) * seen, own[2] + (b - own[2]) * seen);
  }
}

/** A paint's colour in the shade has less of it than in the light. */
function chromaAt([lightness, a, b]: Oklab, light: number): [number, number] {
  const share = Math.min(1.15, Math.max(0.35, light / Math.max(0.2, lightness)));
  return [a * share, b * share];
}

/** Mostly of what is covered well; a thin line on a small face is covered well nowhere. */
function meanLightness(data: Uint8ClampedArray, mask: Plane): number {
  let sum = 0;
  let weights = 1e-9;
  for (let i = 0, p = 0; i < mask.data.length; i++, p += 4) {
    const weight = mask.data[i]! ** 2;
    if (weight < 1e-4) continue;
    sum += weight * toOklab(data[p]!, data[p + 1]!, data[p + 2]!)[0];
    weights += weight;
  }
  return sum / weights;
}
