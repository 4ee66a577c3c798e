import { MESH, meshCentre } from "../face/face-mesh.ts";
import type { Plane } from "../pixels/image.ts";
import { columnOf, meanOfRows } from "./columns.ts";
import type { View } from "./view.ts";

/** Lengths in face sizes. Shoulders reach this far from the middle of the face; arms hang down from there. */
const SHOULDER = 1.32;
/** Added to a side at most, and at least: a narrow strip would end in a straight line, and the frame ends there instead. */
const ADDED = { least: 0.25, most: 0.6 };
/** Only cloth this near to the photo's side is continued: nearer to the middle are neck and hair. */
const CLOTH = 0.24;
/** How far the outline is followed to see how the shoulder falls. */
const FOLLOWED = 0.16;

/** How a shoulder meets a side of the photo; lengths in pixels. */
export interface Shoulder {
  added: number;
  /** Row of the outline in each column, counted inwards from the photo's side. */
  outline: Float32Array;
  /** How steeply it falls at the side, outwards. */
  slope: number;
  /** The cloth's commonest colour, row by row, 0 to 255. */
  cloth: Float32Array;
}

/** First row of each column from the side at which the body begins, below `from`; the height where there is none. */
function outlineOf(matte: Plane, left: boolean, columns: number, from: number): Float32Array {
  return Float32Array.from({ length: columns }, (_, i) => {
    const x = left ? i : matte.width - 1 - i;
    for (let y = matte.height - 1, seen = matte.height; ; y--) {
      if (y > from && matte.data[y * matte.width + x]! > 0.5) seen = y;
      else if (y <= from || seen < matte.height) return seen;
    }
  });
}

/**
 * The shoulder at a side of the photo; null where the person does not leave the photo there, or by more than a shoulder,
 * or where it is not plain.
 */
export function findShoulder(view: View, left: boolean): Shoulder | null {
  const { matte, mesh, faceSize } = view;
  const mouth = meshCentre(mesh, [MESH.mouthLeft, MESH.mouthRight]);
  const chin = mesh[MESH.chin * 3 + 1]!;
  const middle = (mesh[MESH.leftCheek * 3]! + mesh[MESH.rightCheek * 3]!) / 2;
  const shown = left ? middle : matte.width - middle;
  const added = Math.round(Math.min(ADDED.most * faceSize, SHOULDER * faceSize - shown));
  if (added < ADDED.least * faceSize) return null;
  const outline = outlineOf(matte, left, Math.ceil(CLOTH * faceSize), mouth.y);
  // the photo's very edge is often soft
  const start = outline[1]!;
  const reach = Math.floor(FOLLOWED * faceSize);
  if (start >= matte.height - 2 || start < mouth.y + 2 || outline[reach]! >= matte.height - 2) return null;
  const slope = Math.min(1.1, Math.max(0.12, (start - outline[reach]!) / reach));
  // hair hanging beside the neck is no shoulder, but goes behind one
  outline[0] = start;
  if (start <= chin - 0.35 * faceSize) return null;
  const cloth = clothColours(view, outline, left);
  if (!isOneColour(cloth, Math.ceil(start)) || !isPlain(view, outline, left, cloth)) return null;
  if (!isFree(view, outline, left, cloth)) return null;
  return { added, outline, slope, cloth };
}

/** Half the height, in face sizes, of what the cloth's colour in a row is taken from, and the step between such rows. */
const CLOTH_ROWS = { reach: 0.4, step: 0.02 };

/** The commonest colour of the cloth that meets a side, row by row, 0 to 255. */
function clothColours(
  { colours, matte, faceSize }: View,
  outline: Float32Array,
  left: boolean,
): Float32Array {
  const { width, height } = matte;
  const out = new Float32Array(height * 3);
  const reach = Math.max(2, Math.round(CLOTH_ROWS.reach * faceSize));
  const step = Math.max(1, Math.round(CLOTH_ROWS.step * faceSize));
  const hop = Math.max(1, Math.round(reach / 14));
  const found: [number[], number[], number[]] = [[], [], []];
  for (let from = 0; from < height; from += step) {
    for (const channel of found) channel.length = 0;
    for (let y = Math.max(0, from - reach); y <= Math.min(height - 1, from + reach); y += hop) {
      for (let i = 1; i < outline.length; i += hop) {
        const at = y * width + (left ? i : width - 1 - i);
        if (y < outline[i]! || matte.data[at]! < 0.9) continue;
        for (let c = 0; c < 3; c++) found[c]!.push(colours.data[at * 4 + c]!);
      }
    }
    for (let c = 0; c < 3; c++) {
      const sorted = found[c]!.sort((a, b) => a - b);
      // above the shoulder nothing is drawn
      const middle = sorted[sorted.length >> 1] ?? 0;
      for (let y = from; y < Math.min(height, from + step); y++) out[y * 3 + c] = middle;
    }
  }
  return out;
}

/**
 * How much of what meets a side has to lie within so much, of 255, of its row's colour: long hair or a chair does not.
 * And how far apart its rows' colours may be: light falls off down a sleeve, but hair over a white shirt is two things.
 */
const PLAIN = { share: 0.6, within: 36, rows: 90 };
/** How much of the side may be of another colour, in the mean of so many rows above and below, in face sizes: a pattern is not. */
const COVERED = { rows: 0.1, most: 0.45 };

/** Whether what meets the side has the same colour from the shoulder down. */
function isOneColour(cloth: Float32Array, from: number): boolean {
  for (let c = 0; c < 3; c++) {
    let [least, most] = [255, 0];
    for (let p = from * 3 + c; p < cloth.length; p += 3) {
      least = Math.min(least, cloth[p]!);
      most = Math.max(most, cloth[p]!);
    }
    if (most - least > PLAIN.rows) return false;
  }
  return true;
}

/** Whether cloth of one colour meets the side. */
function isPlain(
  { colours, matte }: View,
  outline: Float32Array,
  left: boolean,
  cloth: Float32Array,
): boolean {
  let all = 0;
  let plain = 0;
  for (let y = 0; y < matte.height; y++) {
    for (let i = 1; i < outline.length; i++) {
      const at = y * matte.width + (left ? i : matte.width - 1 - i);
      if (y < outline[i]! || matte.data[at]! < 0.9) continue;
      all++;
      if (difference(colours.data, at * 4, cloth, y * 3) <= PLAIN.within) plain++;
    }
  }
  return plain >= PLAIN.share * all;
}

/** Whether nothing but the cloth lies at the very side: somebody else's arm covers a stretch of it. */
function isFree(
  { colours, faceSize }: View,
  outline: Float32Array,
  left: boolean,
  cloth: Float32Array,
): boolean {
  const reach = Math.round(COVERED.rows * faceSize);
  const beside = meanOfRows(columnOf(colours, left ? 1 : colours.width - 2), reach);
  const from = Math.ceil(outline[1]!) + reach;
  let covered = 0;
  for (let y = from; y < colours.height; y++)
    if (difference(beside, y * 3, cloth, y * 3) > PLAIN.within) covered++;
  return covered <= COVERED.most * Math.max(1, colours.height - from);
}

/** How far two colours are apart in the channel that differs most. */
function difference(a: ArrayLike<number>, at: number, b: ArrayLike<number>, bt: number): number {
  return Math.max(...[0, 1, 2].map((c) => Math.abs(a[at + c]! - b[bt + c]!)));
}
