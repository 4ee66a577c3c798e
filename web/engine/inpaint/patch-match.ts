import type { Random } from "../pixels/random.ts";
import { type Canvas, HOLE, KNOWN } from "./canvas.ts";

/** Pixels on each side of a patch's middle, and in the whole patch. */
export const RADIUS = 3;
export const PATCH = (2 * RADIUS + 1) ** 2;

/** How much darker or brighter a channel of a copied patch may be made, of 255, and what that costs against a fit. */
const MOST_SHIFT = 14;
const SHIFT_COST = 0.25;

/** What a difference in texture costs against one in colour; texture is compared at nine places of a patch. */
const TEXTURE_COST = (4 * PATCH) / 9;

/** What a patch from as far away as the hole is long costs against a fit: what lies near by runs on most naturally. */
const FAR_COST = PATCH * 3 * 10 ** 2;

/** For each patch that reaches into the hole, which patch of the known part is most like it. */
export interface Matches {
  canvas: Canvas;
  /** Middles of the patches to be matched, in rows. */
  targets: Int32Array;
  /** 1 where a patch may be copied from, by its middle. */
  usable: Uint8Array;
  /** Middle of the best match, by the target's middle; -1 where there is no target. */
  source: Int32Array;
  /** Squared difference of the two, shifts in brightness taken out. */
  cost: Float32Array;
  /** What a distance of one pixel costs, squared. */
  farCost: number;
}

/** Finds what has to be matched, and what with; the matches are still to be set. */
export function openMatches(canvas: Canvas): Matches {
  const { width, height, state } = canvas;
  const targets: number[] = [];
  const hole = { left: width, right: 0, top: height, bottom: 0 };
  const usable = new Uint8Array(state.length);
  // counts of holes and of unknown pixels in each patch, by running sums over columns
  const columns = { holes: new Int16Array(width), unknown: new Int16Array(width) };
  const count = (y: number, sign: number) => {
    for (let x = 0; x < width; x++) {
      const value = state[y * width + x];
      if (value === HOLE) columns.holes[x]! += sign;
      if (value !== KNOWN) columns.unknown[x]! += sign;
    }
  };
  for (let y = 0; y < 2 * RADIUS; y++) count(y, 1);
  for (let y = RADIUS; y < height - RADIUS; y++) {
    count(y + RADIUS, 1);
    let holes = 0;
    let unknown = 0;
    for (let x = 0; x < width; x++) {
      holes += columns.holes[x]!;
      unknown += columns.unknown[x]!;
      if (x >= 2 * RADIUS + 1) {
        holes -= columns.holes[x - 2 * RADIUS - 1]!;
        unknown -= columns.unknown[x - 2 * RADIUS - 1]!;
      }
      if (x < 2 * RADIUS) continue;
      const middle = y * width + x - RADIUS;
      if (holes > 0) {
        targets.push(middle);
        hole.left = Math.min(hole.left, x - RADIUS);
        hole.right = Math.max(hole.right, x - RADIUS);
        hole.top = Math.min(hole.top, y);
        hole.bottom = Math.max(hole.bottom, y);
      }
      if (unknown === 0) usable[middle] = 1;
    }
    count(y - RADIUS, -1);
  }
  return {
    canvas,
    targets: Int32Array.from(targets),
    usable,
    source: new Int32Array(state.length).fill(-1),
    cost: new Float32Array(state.length),
    farCost: FAR_COST / Math.max(1, hole.right - hole.left, hole.bottom - hole.top) ** 2,
  };
}

/** How far a channel has to be shifted so that a copied patch fits, from the sum of its differences. */
function shiftFor(sum: number): number {
  const best = sum / (PATCH * (1 + SHIFT_COST));
  return best > MOST_SHIFT ? MOST_SHIFT : best < -MOST_SHIFT ? -MOST_SHIFT : best;
}

/** How far the channels of a copied patch are to be shifted so that it fits. */
export function shiftsFor(
  { width, colours }: Canvas,
  target: number,
  source: number,
): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  const side = 2 * RADIUS + 1;
  for (let y = 0; y < side; y++) {
    let t = (target + (y - RADIUS) * width - RADIUS) * 3;
    let s = (source + (y - RADIUS) * width - RADIUS) * 3;
    for (let x = 0; x < side; x++, t += 3, s += 3) {
      sums[0] += colours[t]! - colours[s]!;
      sums[1] += colours[t + 1]! - colours[s + 1]!;
      sums[2] += colours[t + 2]! - colours[s + 2]!;
    }
  }
  return [shiftFor(sums[0]), shiftFor(sums[1]), shiftFor(sums[2])];
}

/** Squared difference of two patches after the best shift of each channel; gives up beyond `enough`. */
export function patchCost(
  { canvas: { width, colours, texture }, farCost }: Matches,
  target: number,
  source: number,
  enough: number,
): number {
  const along = (source % width) - (target % width);
  const down = Math.floor(source / width) - Math.floor(target / width);
  const far = farCost * (along * along + down * down);
  let rough = 0;
  for (let y = -RADIUS * width; y <= RADIUS * width; y += RADIUS * width) {
    for (let x = -RADIUS; x <= RADIUS; x += RADIUS)
      rough += (texture[target + y + x]! - texture[source + y + x]!) ** 2;
  }
  rough = rough * TEXTURE_COST + far;
  if (rough > enough) return Number.POSITIVE_INFINITY;
  let red = 0;
  let green = 0;
  let blue = 0;
  let squares = 0;
  let done = 0;
  const stride = width * 3;
  let t = (target - RADIUS * width - RADIUS) * 3;
  let s = (source - RADIUS * width - RADIUS) * 3;
  for (let y = -RADIUS; y <= RADIUS; y++) {
    for (let k = 0; k < (2 * RADIUS + 1) * 3; k += 3) {
      const r = colours[t + k]! - colours[s + k]!;
      const g = colours[t + k + 1]! - colours[s + k + 1]!;
      const b = colours[t + k + 2]! - colours[s + k + 2]!;
      red += r;
      green += g;
      blue += b;
      squares += r * r + g * g + b * b;
    }
    done += 2 * RADIUS + 1;
    if (rough + squares - (red * red + green * green + blue * blue) / done > enough)
      return Number.POSITIVE_INFINITY;
    t += stride;
    s += stride;
  }
  return rough + squares + shiftGain(red) + shiftGain(green) + shiftGain(blue);
}

function shiftGain(sum: number): number {
  const shift = shiftFor(sum);
  return shift * (shift * PATCH * (1 + SHIFT_COST) - 2 * sum);
}

/** Costs of all matches as the canvas is now: what is filled has changed. */
export function refreshCosts(matches: Matches): void {
  const { targets, source, cost } = matches;
  for (const target of targets)
    cost[target] = patchCost(matches, target, source[target]!, Number.POSITIVE_INFINITY);
}

/** Any patch that may be copied. Null where there is none. */
export function anySource({ usable }: Matches, random: Random): number | null {
  for (let i = 0; i < 64; i++) {
    const at = Math.floor(random.next() * usable.length);
    if (usable[at]) return at;
  }
  const at = usable.indexOf(1);
  return at < 0 ? null : at;
}

/**
 * One round of PatchMatch (Barnes, Shechtman, Finkelstein, Goldman 2009): a patch takes over the match of the one
 * beside it, shifted by one, and tries others around its own at ever smaller distances.
 * @param options.backwards rounds go forwards and backwards in turn, so that good matches spread both ways
 * @param options.reach how far the first try goes, pixels; 0 for none
 * @param options.runsOn how much more a match may cost that runs on from the one beside it: large pieces show fewer seams
 */
export function improveMatches(
  matches: Matches,
  { backwards, reach, runsOn }: { backwards: boolean; reach: number; runsOn: number },
  random: Random,
): void {
  const { targets, usable, source, cost } = matches;
  const { width, height } = matches.canvas;
  const step = backwards ? 1 : -1;
  const count = targets.length;
  for (let n = 0; n < count; n++) {
    const target = targets[backwards ? count - 1 - n : n]!;
    let best = source[target]!;
    let least = cost[target]!;
    for (const offset of [step, step * width]) {
      const beside = target + offset;
      if (beside < 0 || beside >= source.length) continue;
      const near = source[beside]!;
      if (near < 0) continue;
      const candidate = near - offset;
      if (candidate === best || candidate < 0 || candidate >= usable.length || !usable[candidate]) continue;
      const value = patchCost(matches, target, candidate, least * runsOn);
      if (value < least * runsOn) {
        least = value;
        best = candidate;
      }
    }
    for (let r = reach; r >= 1; r *= 0.5) {
      const x = (best % width) + Math.round((random.next() * 2 - 1) * r);
      const y = Math.floor(best / width) + Math.round((random.next() * 2 - 1) * r);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const candidate = y * width + x;
      if (candidate === best || !usable[candidate]) continue;
      const value = patchCost(matches, target, candidate, least);
      if (value < least) {
        least = value;
        best = candidate;
      }
    }
    source[target] = best;
    cost[target] = least;
  }
}
