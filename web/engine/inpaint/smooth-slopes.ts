import { boxBlur } from "../pixels/blur.ts";
import { clamp, type Plane, smoothstep } from "../pixels/image.ts";
import { type Canvas, depthInHole, HOLE, KNOWN } from "./canvas.ts";

/** Means over so many pixels to each side: what grain is left out of, and the widest ones that a deep place gets. */
const RADII = [2, 4, 8, 16, 32];
/** Where these two means differ by no more than `even`, of 255, half of the time, only slopes of light lie around. */
const AROUND = { fine: 4, wide: 16, even: 1.2 };
/** How wide a mean a pixel gets, as a share of how deep in the hole it lies; with twice that, its corners stay inside. */
const REACH = 0.35;
/** By how much a wedge differs from what is smooth, of 255: what differs by more is an edge that runs through, and stays. */
const WEDGE = { surely: 3, most: 7 };

/**
 * Where only slopes of light lie around a filled hole, they are made to run through it as smoothly, in place: what was
 * copied from several sides meets in wedges that would be seen on a plain wall. Grain and edges stay.
 * @param around the known pixels around the hole
 */
export function smoothSlopes(canvas: Canvas, around: readonly number[]): void {
  const levels = levelsOf(canvas);
  if (!levels.some((level) => level > 0)) return;
  const isEven = [0, 1, 2].every((c) => unevenness(channelOf(canvas, c), around) <= AROUND.even);
  // one colour after the other: the means of a large hole would not fit into a phone all at once
  for (let c = 0; c < 3 && isEven; c++) {
    const change = changeOf(channelOf(canvas, c), levels);
    for (let i = 0; i < change.length; i++)
      canvas.colours[i * 3 + c] = clamp(canvas.colours[i * 3 + c]! + change[i]!, 0, 255);
  }
}

/** Which of the means each pixel of the hole gets, or between which two; nothing outside it and near its rim. */
function levelsOf(canvas: Canvas): Float32Array {
  // what is barred must not come into a mean either
  const state = canvas.state.map((kind) => (kind === HOLE ? HOLE : KNOWN));
  const most = RADII.length - 1.001;
  return depthInHole({ ...canvas, state }).map((deep) =>
    Math.min(most, Math.log2(Math.max(1e-6, REACH * deep) / RADII[0]!)),
  );
}

function channelOf({ width, height, colours, state }: Canvas, c: number): Plane {
  return { width, height, data: Float32Array.from(state, (_, i) => colours[i * 3 + c]!) };
}

function meanOf({ width, height, data }: Plane, radius: number): Float32Array {
  const mean = data.slice();
  boxBlur(mean, width, height, 1, radius);
  return mean;
}

/** What has to be added to each pixel for its place to be as smooth as its mean. */
function changeOf(plane: Plane, levels: Float32Array): Float32Array {
  const finest = meanOf(plane, RADII[0]!);
  const change = new Float32Array(levels.length);
  for (let level = 0, lower = finest; level + 1 < RADII.length; level++) {
    const upper = meanOf(plane, RADII[level + 1]!);
    for (let i = 0; i < levels.length; i++) {
      const within = levels[i]! - level;
      if (within <= 0 || within > 1) continue;
      const off = lower[i]! + within * (upper[i]! - lower[i]!) - finest[i]!;
      change[i] = off * smoothstep(WEDGE.most, WEDGE.surely, Math.abs(off));
    }
    lower = upper;
  }
  return change;
}

/** How much a fine and a wide mean differ around the hole: the median. */
function unevenness(plane: Plane, around: readonly number[]): number {
  const [fine, wide] = [meanOf(plane, AROUND.fine), meanOf(plane, AROUND.wide)];
  const found = around.map((i) => Math.abs(fine[i]! - wide[i]!)).sort((a, b) => a - b);
  return found[found.length >> 1] ?? Number.POSITIVE_INFINITY;
}
