import type { Plane } from "../pixels/image.ts";
import { SIDE } from "./dct.ts";

/** Where JPEG's blocks show, and how strongly. */
export interface Blockiness {
  /** How much larger steps are at the borders of blocks than within, of 1; 0 where no grid shows. */
  strength: number;
}

/** Looks for steps that come back every eight pixels, across and down; only steps between even places count. */
export function blockiness(plane: Plane): Blockiness {
  return { strength: Math.min(gridStrength(plane, 1, plane.width), gridStrength(plane, plane.width, 1)) };
}

/** Mean second difference at the likeliest phase of the grid over that of the others. */
function gridStrength({ width, height, data }: Plane, step: number, line: number): number {
  const length = step === 1 ? width : height;
  const lines = step === 1 ? height : width;
  const sums = new Float64Array(SIDE);
  const counts = new Float64Array(SIDE);
  for (let j = 0; j < lines; j += 2) {
    for (let k = 2; k + 1 < length; k++) {
      const i = j * line + k * step;
      const before = Math.abs(data[i - step]! - data[i - 2 * step]!);
      const behind = Math.abs(data[i + step]! - data[i]!);
      if (before > EVEN || behind > EVEN) continue;
      const across = Math.abs(data[i]! - data[i - step]!);
      sums[k % SIDE]! += Math.min(across, MOST_STEP) - (before + behind) / 2;
      counts[k % SIDE]!++;
    }
  }
  const means = [...sums].map((sum, phase) => sum / Math.max(1, counts[phase]!));
  const strongest = Math.max(...means);
  const others = means.filter((mean) => mean !== strongest).sort((a, b) => a - b);
  return Math.max(0, strongest - (others[others.length >> 1] ?? strongest));
}

/** Differences beside a step under which a place is even; larger steps than the second are edges. */
const EVEN = 0.02;
const MOST_STEP = 0.12;
