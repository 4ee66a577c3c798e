import { discBlur } from "../../pixels/disc-blur.ts";
import type { LightMap } from "../../pixels/image.ts";
import type { Canvas } from "../canvas.ts";
import { addDisc } from "./bokeh-disc.ts";

/** Puts all that is painted so far out of focus as a lens does, so that lamps become discs; what comes later stands nearer. */
export interface LensLayer {
  kind: "lens";
  /** Of the disc, share of the picture's height. */
  radius: number;
}

/** A pixel is a light of its own when it is this bright, in units of paper white, and stands out this much. */
const GLARE = 4;
const ALONE = 3;

/** What a glint must hold in one pixel so that its disc is as bright at every size of the map. */
export function glintEnergy(map: LightMap): number {
  return 220 * (map.height / 512) ** 2;
}

/**
 * Single bright pixels become discs with a clean edge, narrowed towards the corners as by a fast lens; the rest is
 * blurred evenly.
 */
export function paintLens({ map }: Canvas, layer: LensLayer): void {
  const { width, height, data } = map;
  const radius = layer.radius * height;
  if (radius < 1.5) {
    discBlur(map, radius);
    return;
  }
  const lights: { x: number; y: number; colour: [number, number, number] }[] = [];
  for (let i = 0, p = 0; i < width * height; i++, p += 3) {
    const brightest = Math.max(data[p]!, data[p + 1]!, data[p + 2]!);
    if (brightest < GLARE) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    const around = [p - 9, p + 9, p - 9 * width, p + 9 * width].reduce(
      (sum, at) => sum + (data[at + 1] ?? 0),
      0,
    );
    if (brightest * 4 < ALONE * around) continue;
    const kept = 1 / brightest;
    const colour = [0, 1, 2].map((c) => data[p + c]! * (1 - kept)) as [number, number, number];
    for (let c = 0; c < 3; c++) data[p + c] = data[p + c]! * kept;
    lights.push({ x, y, colour });
  }
  discBlur(map, radius);
  const area = 0.93 * Math.PI * radius * radius;
  for (const { x, y, colour } of lights) addDisc(map, x, y, radius, colour, 1 / area);
}
