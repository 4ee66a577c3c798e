import type { Face } from "../face/trace-faces.ts";
import { blurredPlane, boxBlur } from "../pixels/blur.ts";
import { createPlane, type Plane, smoothstep } from "../pixels/image.ts";
import { resizePlane, rowReader } from "../pixels/resample.ts";

const SIDE = 192;

/** Bridges thinner than this do not hold two parts together, in face sizes. */
const BRIDGE = 0.09;
/** Faces under this share of the own size are of people further back. */
const BEHIND = 0.7;
/** How far from what hangs together hair and fingers may reach, in face sizes. */
const FRINGE = 0.14;
/** Gaps smaller than this inside a person may be theirs, as an earring is, in face sizes. */
const GAP = 0.14;
/** Least mean of the looks in a gap that is filled: colours took it. Between a lock of hair and a neck the background shows. */
const SEEN = 0.6;

/**
 * Distance from a pixel to a person, in units of that person's face: a head with a widening body below it. A body
 * `behind` somebody else's is hidden the more, the further down.
 */
function distanceTo(face: Face, x: number, y: number, behind: boolean): number {
  const cx = (face.bounds.left + face.bounds.right) / 2;
  const cy = (face.bounds.top + face.bounds.bottom) / 2;
  const dx = (x - cx) / face.size;
  const dy = (y - cy) / face.size;
  if (dy <= 0.6) return Math.hypot(dx / 0.75, (dy - 0.1) / 0.95);
  return Math.hypot(dx / 1.25, 0.5 + (behind ? 0.25 * (dy - 0.6) : 0));
}

/** Marks the cells that are joined to the first ones through cells that are `open`. */
function flood(
  open: (i: number) => boolean,
  first: Iterable<number>,
  width: number,
  height: number,
): Uint8Array {
  const marked = new Uint8Array(width * height);
  const stack: number[] = [];
  const visit = (i: number) => {
    if (marked[i] || !open(i)) return;
    marked[i] = 1;
    stack.push(i);
  };
  for (const i of first) visit(i);
  while (stack.length > 0) {
    const i = stack.pop()!;
    const x = i % width;
    if (x > 0) visit(i - 1);
    if (x < width - 1) visit(i + 1);
    if (i >= width) visit(i - width);
    if (i + width < width * height) visit(i + width);
  }
  return marked;
}

/** Share of each cell's surroundings that is marked, in a square of side 2 radius + 1. */
function shareAround(marked: Float32Array, width: number, height: number, radius: number): Float32Array {
  const data = marked.slice();
  boxBlur(data, width, height, 1, radius);
  return data;
}

/**
 * What hangs together with the middle of the face by more than a thin bridge, and the fringe around it. Cells of the
 * result are 0 or 1; `faceSize` in cells.
 */
function body(matte: Plane, cx: number, cy: number, faceSize: number): Float32Array {
  const { width, height, data } = matte;
  const solid = data.map((value) => (value > 0.4 ? 1 : 0));
  const radius = Math.max(1, Math.round((faceSize * BRIDGE) / 2));
  const core = shareAround(solid, width, height, radius);
  const seeds: number[] = [];
  const reach = faceSize * 0.3;
  for (let y = Math.max(0, Math.floor(cy - reach)); y <= Math.min(height - 1, cy + reach); y++) {
    for (let x = Math.max(0, Math.floor(cx - reach)); x <= Math.min(width - 1, cx + reach); x++)
      seeds.push(y * width + x);
  }
  const joined = Float32Array.from(flood((i) => core[i]! > 0.97, seeds, width, height));
  const near = shareAround(joined, width, height, radius + Math.max(1, Math.round(faceSize * FRINGE)));
  const kept = flood((i) => near[i]! > 0 && data[i]! > 0.3, seeds, width, height);
  return Float32Array.from(kept);
}

/** Fills what is enclosed, small and by `mean` the person's, in place. */
function fillGaps(kept: Float32Array, { width, height, data: mean }: Plane, faceSize: number): void {
  const rim: number[] = [];
  for (let x = 0; x < width; x++) rim.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y++) rim.push(y * width, y * width + width - 1);
  const outside = flood((i) => kept[i] === 0, rim, width, height);
  const most = (faceSize * GAP) ** 2;
  const done = new Uint8Array(width * height);
  for (let i = 0; i < kept.length; i++) {
    if (kept[i] || outside[i] || done[i]) continue;
    const gap = flood((j) => kept[j] === 0, [i], width, height);
    let [cells, seen] = [0, 0];
    for (let j = 0; j < gap.length; j++) {
      if (!gap[j]) continue;
      done[j] = 1;
      cells++;
      seen += mean[j]!;
    }
    if (cells > most || seen < SEEN * cells) continue;
    for (let j = 0; j < gap.length; j++) if (gap[j]) kept[j] = 1;
  }
}

/**
 * Cuts everything but one person out of a matte: pixels nearer to another person's head and body go, and so does
 * whatever hangs together with the person's own face by a thin bridge at most; small gaps inside are filled where
 * the looks see the person: `mean` is what they say on average, in any size.
 * Returns a new matte of the same size, which is `matteScale` times that of the photo the faces were found in.
 */
export function isolatePerson(
  matte: Plane,
  mean: Plane,
  face: Face,
  others: readonly Face[],
  matteScale: number,
): Plane {
  const { width, height } = matte;
  const shrink = Math.min(1, SIDE / Math.max(width, height));
  const scale = shrink * matteScale;
  const small = resizePlane(
    matte,
    Math.max(1, Math.round(width * shrink)),
    Math.max(1, Math.round(height * shrink)),
  );
  const own = createPlane(small.width, small.height, 1);
  for (let y = 0; y < small.height && others.length > 0; y++) {
    for (let x = 0; x < small.width; x++) {
      const px = (x + 0.5) / scale;
      const py = (y + 0.5) / scale;
      const nearest = Math.min(
        ...others.map((other) => distanceTo(other, px, py, other.size < BEHIND * face.size)),
      );
      const distance = distanceTo(face, px, py, false);
      own.data[y * small.width + x] = smoothstep(-0.12, 0.12, nearest - distance);
    }
  }
  const candidate = { ...small, data: small.data.map((value, i) => value * own.data[i]!) };
  const cx = ((face.bounds.left + face.bounds.right) / 2) * scale;
  const cy = ((face.bounds.top + face.bounds.bottom) / 2) * scale;
  const kept = body(candidate, cx, cy, face.size * scale);
  const before = kept.slice();
  fillGaps(kept, resizePlane(mean, small.width, small.height), face.size * scale);
  const filled = { ...small, data: kept.map((value, i) => value - before[i]!) };
  const region = blurredPlane({ ...small, data: kept }, 1.2);
  const mask = { ...small, data: region.data.map((value, i) => Math.min(1, value * 2.5) * own.data[i]!) };
  const out = createPlane(width, height);
  const [readKept, readFilled] = [rowReader(mask, width, height), rowReader(filled, width, height)];
  const [keep, fill] = [new Float32Array(width), new Float32Array(width)];
  for (let y = 0, i = 0; y < height; y++) {
    readKept(y, keep);
    readFilled(y, fill);
    for (let x = 0; x < width; x++, i++) out.data[i] = Math.max(matte.data[i]! * keep[x]!, fill[x]!);
  }
  return out;
}
