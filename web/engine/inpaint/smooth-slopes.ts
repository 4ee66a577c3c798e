import { boxBlur } from "../pixels/blur.ts";
import { clamp } from "../pixels/image.ts";
import { type Canvas, depthInHole, HOLE } from "./canvas.ts";
import { knownAround } from "./known-around.ts";

/** Means over so many pixels to each side: what grain is left out of, and the widest ones that a deep place gets. */
const RADII = [2, 4, 8, 16, 32];
/** Where the finest mean differs from a wide one by no more than this, of 255, half of the time, there are only slopes. */
const EVEN = 1.2;
/** How wide a mean a pixel gets, as a share of how deep in the hole it lies: nothing known comes into it. */
const REACH = 0.5;

/**
 * Where only slopes of light lie around a filled hole, they are made to run through it as smoothly, in place: what was
 * copied from several sides meets in wedges that would be seen on a plain wall. Grain stays.
 */
export function smoothSlopes(canvas: Canvas): void {
  const { width, height, colours, state } = canvas;
  const means = RADII.map((radius) => {
    const mean = colours.slice();
    boxBlur(mean, width, height, 3, radius);
    return mean;
  });
  if (unevenness(canvas, means[1]!, means[3]!) > EVEN) return;
  const depth = depthInHole(canvas);
  for (let i = 0; i < state.length; i++) {
    const radius = REACH * depth[i]!;
    if (state[i] !== HOLE || depth[i]! > 1e5 || radius <= RADII[0]!) continue;
    const level = Math.min(Math.log2(radius / RADII[0]!), RADII.length - 1.001);
    const lower = Math.floor(level);
    for (let c = 0; c < 3; c++) {
      const at = i * 3 + c;
      const smooth = means[lower]![at]! + (level - lower) * (means[lower + 1]![at]! - means[lower]![at]!);
      colours[at] = clamp(colours[at]! + smooth - means[0]![at]!, 0, 255);
    }
  }
}

/** How much a fine and a wide mean differ around the hole: the median, in the channel that differs most. */
function unevenness(canvas: Canvas, fine: Float32Array, wide: Float32Array): number {
  const found = knownAround(canvas).map((i) =>
    Math.max(...[0, 1, 2].map((c) => Math.abs(fine[i * 3 + c]! - wide[i * 3 + c]!))),
  );
  found.sort((a, b) => a - b);
  return found[found.length >> 1] ?? Number.POSITIVE_INFINITY;
}
