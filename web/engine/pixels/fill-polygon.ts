import type { Point } from "./affine.ts";
import type { Plane } from "./image.ts";

/** How finely an edge is looked at: lines a pixel. */
const LINES = 4;

/** Adds `value` where a polygon covers the plane, by how much of each pixel it covers; even-odd, corners in pixels. */
export function fillPolygon(plane: Plane, corners: readonly Point[], value = 1): void {
  const ys = corners.map(({ y }) => y);
  const first = Math.max(0, Math.floor(Math.min(...ys)));
  const last = Math.min(plane.height - 1, Math.ceil(Math.max(...ys)));
  for (let y = first; y <= last; y++) {
    for (let line = 0; line < LINES; line++) {
      const crossings = crossingsAt(corners, y - 0.5 + (line + 0.5) / LINES);
      for (let i = 0; i + 1 < crossings.length; i += 2)
        addSpan(plane, y, crossings[i]!, crossings[i + 1]!, value / LINES);
    }
  }
}

function crossingsAt(corners: readonly Point[], y: number): number[] {
  const found: number[] = [];
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length]!;
    if (a.y <= y === b.y <= y) continue;
    found.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
  }
  return found.sort((a, b) => a - b);
}

/** Pixels reach half a pixel to either side of their middle. */
function addSpan({ width, data }: Plane, y: number, from: number, to: number, value: number): void {
  const left = Math.max(0, Math.round(from));
  const right = Math.min(width - 1, Math.round(to));
  for (let x = left; x <= right; x++) {
    const covered = Math.min(to, x + 0.5) - Math.max(from, x - 0.5);
    if (covered > 0) data[y * width + x] = data[y * width + x]! + value * covered;
  }
}
