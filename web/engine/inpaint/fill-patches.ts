import { createPlane } from "../pixels/image.ts";
import { createRandom, type Random } from "../pixels/random.ts";
import { type Planes, spreadColours } from "../pixels/spread-colours.ts";
import { type Canvas, depthInHole, HOLE, halveCanvas, KNOWN } from "./canvas.ts";
import { evenOut } from "./even-out.ts";
import { knownAround } from "./known-around.ts";
import { matchGrain } from "./match-grain.ts";
import { anySource, improveMatches, type Matches, openMatches, refreshCosts } from "./patch-match.ts";
import { smoothSlopes } from "./smooth-slopes.ts";
import { vote } from "./vote.ts";

/** The coarsest level is the one at which the hole is no deeper than this, in pixels. */
const SHALLOW = 3;
/** Sides under which a level has too little to copy from. */
const LEAST_SIDE = 20;
/** Patches up to which a level is searched; larger ones only take over what the smaller ones found. */
const SEARCHED = 160_000;
/** On the finest levels, where only detail is left to decide. */
const RUNS_ON = 1.06;

/**
 * Fills the hole with what is around it, from coarse to fine: patches of the known part are fitted together until they
 * agree with each other and with the rim. In place. False where too little is known to copy from.
 */
export function fillByPatches(
  canvas: Canvas,
  seed: number,
  onProgress: (share: number) => void = () => {},
): boolean {
  const levels = [canvas];
  for (let last = canvas, deep = deepestIn(canvas); ; ) {
    if (deep <= SHALLOW || Math.min(last.width, last.height) < 2 * LEAST_SIDE) break;
    const half = halveCanvas(last);
    const halfDeep = deepestIn(half);
    // what is known between strokes would be lost
    if (halfDeep >= deep || !openMatches(half).usable.includes(1)) break;
    levels.push(half);
    [last, deep] = [half, halfDeep];
  }
  const random = createRandom(seed);
  let below: Matches | null = null;
  for (let level = levels.length - 1; level >= 0; level--) {
    const matches = openMatches(levels[level]!);
    if (matches.targets.length === 0 || anySource(matches, random) === null) return false;
    if (below) takeOver(matches, below, random);
    else start(matches, random);
    // each finer level is four times the work, and before the finest one a quarter of all is done
    const share = (round: number) => (1 + 3 * round) / 4 ** (level + 1);
    settle(matches, { level, isCoarsest: !below, onRound: (round) => onProgress(share(round)) }, random);
    below = matches;
  }
  evenOut(below!);
  const around = knownAround(canvas);
  smoothSlopes(canvas, around);
  matchGrain({ canvas, around, source: below!.source }, random);
  return true;
}

const deepestIn = (canvas: Canvas) =>
  depthInHole(canvas).reduce((most, value) => (value < 1e5 ? Math.max(most, value) : most), 0);

/** Begins with colours that run on smoothly, and matches by chance. */
function start(matches: Matches, random: Random): void {
  const { canvas, targets, source } = matches;
  const { width, height, colours, state, texture } = canvas;
  const weight = createPlane(width, height);
  for (let i = 0; i < state.length; i++) weight.data[i] = state[i] === KNOWN ? 1 : 0;
  const planes = [0, 1, 2].map((c) => {
    const plane = createPlane(width, height);
    for (let i = 0; i < state.length; i++) plane.data[i] = colours[i * 3 + c]!;
    return plane;
  }) as unknown as Planes;
  const spread = spreadColours(planes, weight);
  const rough = { width, height, data: texture.slice() };
  const [spreadTexture] = spreadColours([rough, rough, rough], weight);
  for (let i = 0; i < state.length; i++) {
    if (state[i] !== HOLE) continue;
    texture[i] = spreadTexture.data[i]!;
    for (let c = 0; c < 3; c++) colours[i * 3 + c] = spread[c]!.data[i]!;
  }
  for (const target of targets) source[target] = anySource(matches, random)!;
}

/** Begins with the matches of the level of half the size, and with what they say the hole looks like. */
function takeOver(matches: Matches, below: Matches, random: Random): void {
  const { canvas, targets, source, usable, cost } = matches;
  const { width } = canvas;
  for (const target of targets) {
    const x = target % width;
    const y = (target - x) / width;
    const coarse = nearestTarget(below, x >> 1, y >> 1);
    const found = coarse < 0 ? -1 : below.source[coarse]!;
    if (found >= 0) {
      const cx = coarse % below.canvas.width;
      const cy = (coarse - cx) / below.canvas.width;
      const fx = found % below.canvas.width;
      const fy = (found - fx) / below.canvas.width;
      const candidate = (y + 2 * (fy - cy)) * width + x + 2 * (fx - cx);
      if (usable[candidate]) {
        source[target] = candidate;
        continue;
      }
    }
    source[target] = anySource(matches, random)!;
  }
  for (const target of targets) cost[target] = 1;
  const { colours, state, texture } = canvas;
  for (let i = 0; i < state.length; i++) {
    if (state[i] !== HOLE) continue;
    const x = i % width;
    const half = (((i - x) / width) >> 1) * below.canvas.width + (x >> 1);
    texture[i] = below.canvas.texture[half]!;
    for (let c = 0; c < 3; c++) colours[i * 3 + c] = below.canvas.colours[half * 3 + c]!;
  }
}

/** The target at a place of the coarser level, or the one beside it where that lies at the very rim. */
function nearestTarget({ canvas, source }: Matches, x: number, y: number): number {
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [1, 1],
    [-1, -1],
    [2, 0],
    [0, 2],
    [-2, 0],
    [0, -2],
  ] as const) {
    if (x + dx < 0 || x + dx >= canvas.width || y + dy < 0 || y + dy >= canvas.height) continue;
    const at = (y + dy) * canvas.width + x + dx;
    if (source[at]! >= 0) return at;
  }
  return -1;
}

/** Matches and votes in turn until they agree; the coarser the level, the more often, because it decides what goes where. */
function settle(
  matches: Matches,
  { level, isCoarsest, onRound }: { level: number; isCoarsest: boolean; onRound(share: number): void },
  random: Random,
): void {
  const { canvas, targets } = matches;
  const depth = depthInHole(canvas);
  const isSearched = targets.length <= SEARCHED;
  const rounds = isSearched ? Math.max(isCoarsest ? 6 : 1, Math.min(14, 2 + 3 * level)) : 1;
  const side = Math.max(canvas.width, canvas.height);
  // what the coarser level chose, in this level's own detail: searched for as it was enlarged, only blurred places match
  if (!isCoarsest) vote(matches, depth, true);
  for (let round = 0; round < rounds; round++) {
    refreshCosts(matches);
    const reach = isSearched ? (isCoarsest ? side : side / 2 ** (5 - Math.min(4, level))) : 0;
    const runsOn = level < 2 ? RUNS_ON : 1;
    improveMatches(matches, { backwards: false, reach, runsOn }, random);
    if (isSearched) improveMatches(matches, { backwards: true, reach, runsOn }, random);
    vote(matches, depth, level === 0 && round === rounds - 1);
    onRound((round + 1) / rounds);
  }
}
