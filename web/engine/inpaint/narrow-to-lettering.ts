import { type Canvas, depthInHole, HOLE, KNOWN, measureTexture } from "./canvas.ts";
import { knownAround } from "./known-around.ts";

/** Colours are told apart by their first four bits. */
const BITS = 4;
const BINS = 2 ** (3 * BITS);
/** How much more common a colour is under the brush than around it, to be the lettering's. */
const RARE_OUTSIDE = 12;
/** How far from that colour a pixel may be, of 255 in each channel together. */
const ALIKE = 70;
/** What lettering covers of a brushed place, and how thick it is against how deep the place is: more is a thing. */
const SHARE = { least: 0.06, most: 0.45 };
const THIN = 0.34;
/** How common colours like it may be around the hole, against under the brush. */
const COMMON = 0.15;
/** Parts that the brushed place is looked at in from end to end, and in how many of them a line of letters shows. */
const PARTS = 12;
const FILLED = 0.8;
/** How much of what shows between strokes may be of colours that are rare around them: more belongs to a thing. */
const FOREIGN = 0.12;
/** Pixels around a stroke that go with it: its soft edge, and what JPEG left beside it. */
const EDGE = 2.5;

/**
 * Where somebody brushed over lettering of one colour, only its strokes are filled and what shows between them stays.
 * In place; everything else stays a hole.
 */
export function narrowToLettering(canvas: Canvas): void {
  const { state } = canvas;
  const around = sharesOf(canvas, knownAround(canvas));
  const colour = letteringColour(canvas, around);
  if (!colour) return;
  const strokes: Canvas = { ...canvas, state: state.slice() };
  let [holes, count, known, alike] = [0, 0, 0, 0];
  for (let i = 0; i < state.length; i++) {
    const isAlike = distance(canvas, i, colour) < ALIKE;
    if (state[i] === KNOWN) {
      known++;
      if (isAlike) alike++;
    } else if (state[i] === HOLE) {
      holes++;
      if (isAlike) count++;
      else strokes.state[i] = KNOWN;
    }
  }
  // cloth between letters is of a colour that goes on around them
  if (alike * holes > known * count * COMMON) return;
  if (count < holes * SHARE.least || count > holes * SHARE.most) return;
  const thick = deepest(strokes);
  if (thick > THIN * deepest(canvas) || !runsThrough(canvas, strokes)) return;
  const reach = Math.round(EDGE + thick / 3);
  const between: number[] = [];
  for (let i = 0; i < state.length; i++) if (state[i] === HOLE && !isNear(strokes, i, reach)) between.push(i);
  if (!goesOnAround(canvas, between, around)) return;
  for (const i of between) state[i] = KNOWN;
  measureTexture(canvas);
}

/** Whether these pixels have the colours of what lies around the hole: a switch on its plate does not. */
function goesOnAround(canvas: Canvas, between: readonly number[], around: Float64Array): boolean {
  const foreign = sharesOf(canvas, between).filter((share, bin) => share > RARE_OUTSIDE * around[bin]!);
  return foreign.reduce((sum, share) => sum + share, 0) <= FOREIGN;
}

/** Whether strokes are found all along the hole: what is of one colour at one place alone is no line of letters. */
function runsThrough(canvas: Canvas, strokes: Canvas): boolean {
  const { width, state } = canvas;
  const box = { left: width, right: 0, top: state.length, bottom: 0 };
  for (let i = 0; i < state.length; i++) {
    if (state[i] !== HOLE) continue;
    const x = i % width;
    const y = (i - x) / width;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  const isWide = box.right - box.left >= box.bottom - box.top;
  const [from, to] = isWide ? [box.left, box.right] : [box.top, box.bottom];
  const counts = Array.from({ length: PARTS }, () => ({ hole: 0, strokes: 0 }));
  for (let i = 0; i < state.length; i++) {
    if (state[i] !== HOLE) continue;
    const at = isWide ? i % width : Math.floor(i / width);
    const part = counts[Math.floor(((at - from) / (to - from)) * PARTS)]!;
    part.hole++;
    if (strokes.state[i] === HOLE) part.strokes++;
  }
  const filled = counts.filter((part) => part.strokes > part.hole * (SHARE.least / 3)).length;
  return filled >= FILLED * PARTS;
}

/** The colour that is common under the brush and rare around it. */
function letteringColour(canvas: Canvas, around: Float64Array): readonly number[] | null {
  const under = sharesOf(canvas, pixelsOf(canvas, HOLE));
  let best = -1;
  for (let bin = 0; bin < under.length; bin++) {
    if (under[bin]! < RARE_OUTSIDE * around[bin]!) continue;
    if (best < 0 || under[bin]! > under[best]!) best = bin;
  }
  if (best < 0 || under[best] === 0) return null;
  const sums = [0, 0, 0];
  let alike = 0;
  for (const i of pixelsOf(canvas, HOLE)) {
    if (binOf(canvas.colours, i) !== best) continue;
    alike++;
    for (let c = 0; c < 3; c++) sums[c]! += canvas.colours[i * 3 + c]!;
  }
  return sums.map((sum) => sum / alike);
}

function* pixelsOf({ state }: Canvas, kind: number): Generator<number> {
  for (let i = 0; i < state.length; i++) if (state[i] === kind) yield i;
}

/** How much of these pixels each colour has, as shares of 1. */
function sharesOf({ colours }: Canvas, pixels: Iterable<number>): Float64Array {
  const counts = new Float64Array(BINS);
  let all = 0;
  for (const i of pixels) {
    counts[binOf(colours, i)]!++;
    all++;
  }
  return counts.map((count) => count / Math.max(1, all));
}

function binOf(colours: Float32Array, i: number): number {
  const step = 256 / 2 ** BITS;
  const part = (c: number) => Math.min(2 ** BITS - 1, Math.floor(colours[i * 3 + c]! / step));
  return (part(0) << (2 * BITS)) | (part(1) << BITS) | part(2);
}

const distance = ({ colours }: Canvas, i: number, to: readonly number[]) =>
  Math.hypot(colours[i * 3]! - to[0]!, colours[i * 3 + 1]! - to[1]!, colours[i * 3 + 2]! - to[2]!);

const deepest = (canvas: Canvas) =>
  depthInHole(canvas).reduce((most, value) => (value < 1e5 ? Math.max(most, value) : most), 0);

function isNear({ width, height, state }: Canvas, i: number, reach: number): boolean {
  const x = i % width;
  const y = (i - x) / width;
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      if (x + dx < 0 || y + dy < 0 || x + dx >= width || y + dy >= height) continue;
      if (dx * dx + dy * dy <= reach * reach && state[i + dy * width + dx] === HOLE) return true;
    }
  }
  return false;
}
