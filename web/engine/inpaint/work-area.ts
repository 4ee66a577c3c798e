import type { Plane } from "../pixels/image.ts";
import { type Bounds, partBounds } from "../pixels/part-bounds.ts";

/** Part of a picture that is worked on. */
export type Area = Bounds;

/** Strokes nearer to each other than this, in pixels, are filled together. */
const JOINED = 24;

const meets = (a: Area, b: Area) =>
  a.left - JOINED < b.right &&
  b.left - JOINED < a.right &&
  a.top - JOINED < b.bottom &&
  b.top - JOINED < a.bottom;

/** Where the mask is, one area for each group of strokes that lie together. */
export function findHoles(mask: Plane): Area[] {
  return joined(partBounds(mask));
}

function joined(areas: Area[]): Area[] {
  const groups: Area[] = [];
  for (let next of areas) {
    for (let i = groups.findIndex((group) => meets(group, next)); i >= 0; ) {
      const [met] = groups.splice(i, 1) as [Area];
      next = {
        left: Math.min(met.left, next.left),
        top: Math.min(met.top, next.top),
        right: Math.max(met.right, next.right),
        bottom: Math.max(met.bottom, next.bottom),
      };
      i = groups.findIndex((group) => meets(group, next));
    }
    groups.push(next);
  }
  return groups;
}

/** How much is looked at around a hole: its own size, within these bounds, pixels. */
const AROUND = { share: 0.9, least: 56, most: 420 };

/** The hole with what may be copied into it. */
export function surroundingsOf(hole: Area, width: number, height: number): Area {
  const side = Math.max(hole.right - hole.left, hole.bottom - hole.top);
  const margin = Math.round(Math.min(AROUND.most, Math.max(AROUND.least, side * AROUND.share)));
  return {
    left: Math.max(0, hole.left - margin),
    top: Math.max(0, hole.top - margin),
    right: Math.min(width, hole.right + margin),
    bottom: Math.min(height, hole.bottom + margin),
  };
}
