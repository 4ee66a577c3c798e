import { toneBesideHead } from "../../identity/tone-beside-head.ts";
import type { View } from "../../identity/view.ts";
import { applyAffine, invertAffine, type Point } from "../../pixels/affine.ts";
import { luminance } from "../../pixels/colour.ts";
import type { LightMap } from "../../pixels/image.ts";
import type { Frame } from "../frame/frame-shot.ts";

/** How much of the difference is taken, and how many stops at most: a place keeps its own look. */
const SHARE = 0.75;
const MOST = 0.8;

/**
 * Exposes a place towards how bright the photo was beside the head, in place: what a cut leaves of an outline's old
 * surroundings, and what it takes, shows against another brightness. `lit` is the person as lit for the place.
 */
export function exposePlace(place: LightMap, lit: LightMap, view: View, frame: Frame): void {
  if (view.beside === undefined) return;
  const toPicture = invertAffine(frame.map);
  const readFrom = (map: LightMap) => (point: Point) => {
    const { x, y } = applyAffine(toPicture, point.x, point.y);
    const column = Math.round(((x + 0.5) * map.width) / lit.width - 0.5);
    const row = Math.round(((y + 0.5) * map.height) / lit.height - 0.5);
    if (column < 0 || row < 0 || column >= map.width || row >= map.height) return;
    const p = (row * map.width + column) * 3;
    return Math.min(1, luminance(map.data[p]!, map.data[p + 1]!, map.data[p + 2]!));
  };
  const there = toneBesideHead(view, readFrom(lit), readFrom(place));
  if (there === undefined) return;
  const stops = Math.max(-MOST, Math.min(MOST, SHARE * (view.beside - there)));
  const gain = 2 ** stops;
  for (let i = 0; i < place.data.length; i++) place.data[i] = place.data[i]! * gain;
}
