import { toneBesideHead } from "../../identity/tone-beside-head.ts";
import type { View } from "../../identity/view.ts";
import { applyAffine, invertAffine, type Point } from "../../pixels/affine.ts";
import { luminance } from "../../pixels/colour.ts";
import { clamp, type LightMap } from "../../pixels/image.ts";
import type { Frame } from "../frame/frame-shot.ts";

/** How much of the difference is taken, and how many stops at most: a place keeps its own look. */
const SHARE = 0.75;
const MOST = 0.8;

/**
 * How many times brighter a place is shown, so that it comes nearer to how bright the photo was beside the head: what a
 * cut leaves of an outline's old surroundings, and what it takes, shows against another brightness. `lit` is the person
 * as lit for the place.
 */
export function placeExposure(place: LightMap, lit: LightMap, view: View, frame: Frame): number {
  if (view.beside === undefined) return 1;
  const toPicture = invertAffine(frame.map);
  const readFrom = (map: LightMap) => (point: Point) => {
    const { x, y } = applyAffine(toPicture, point.x, point.y);
    const column = Math.round(((x + 0.5) * map.width) / lit.width - 0.5);
    const row = Math.round(((y + 0.5) * map.height) / lit.height - 0.5);
    if (column < 0 || row < 0 || column >= map.width || row >= map.height) return;
    const p = (row * map.width + column) * 3;
    return luminance(map.data[p]!, map.data[p + 1]!, map.data[p + 2]!);
  };
  const there = toneBesideHead(view, readFrom(lit), readFrom(place));
  return there === undefined ? 1 : 2 ** clamp(SHARE * (view.beside - there), -MOST, MOST);
}

/** Makes a light map so many times brighter, in place. */
export function expose({ data }: LightMap, times: number): void {
  for (let i = 0; i < data.length; i++) data[i] = data[i]! * times;
}
