import type { Plane } from "../pixels/image.ts";

/** Part of a picture, in its pixels; `right` and `bottom` lie just outside. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Strokes nearer to each other than this, in pixels, are filled together. */
const JOINED = 24;

const meets = (a: Area, b: Area) =>
  a.left - JOINED < b.right &&
  b.left - JOINED < a.right &&
  a.top - JOINED < b.bottom &&
  b.top - JOINED < a.bottom;

/** Where the mask is, one area for each group of strokes that lie together. */
export function findHoles({ width, height, data }: Plane): Area[] {
  const areas: Area[] = [];
  const seen = new Uint8Array(data.length);
  const stack: number[] = [];
  for (let first = 0; first < data.length; first++) {
    if (seen[first] || !(data[first]! > 0)) continue;
    const area: Area = { left: width, top: height, right: 0, bottom: 0 };
    seen[first] = 1;
    stack.push(first);
    while (stack.length > 0) {
      const i = stack.pop()!;
      const x = i % width;
      const y = (i - x) / width;
      area.left = Math.min(area.left, x);
      area.right = Math.max(area.right, x + 1);
      area.top = Math.min(area.top, y);
      area.bottom = Math.max(area.bottom, y + 1);
      for (const [nx, ny] of [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ] as const) {
        const n = ny * width + nx;
        if (nx < 0 || ny < 0 || nx >= width || ny >= height || seen[n] || !(data[n]! > 0)) continue;
        seen[n] = 1;
        stack.push(n);
      }
    }
    areas.push(area);
  }
  return joined(areas);
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
