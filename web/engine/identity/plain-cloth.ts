import { columnOf, meanOfRows } from "./columns.ts";
import type { View } from "./view.ts";

/** Half the height, in face sizes, of what the cloth's colour in a row is taken from, and the step between such rows. */
const CLOTH_ROWS = { reach: 0.4, step: 0.02 };

/** The commonest colour of the cloth that meets a side, row by row, 0 to 255; NaN where there is none. */
export function clothColours(
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
      const middle = sorted[sorted.length >> 1] ?? Number.NaN;
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

/**
 * A band of another colour that leaves the photo right under the outline, such as a lock of hair, would end in a block.
 * Lengths in face sizes.
 */
const BAND = {
  /** From so many rows on. */
  rows: 0.05,
  /** Rows above and below that are taken together: a seam is none. */
  mean: 0.015,
  /** How far below the outline is looked. */
  below: 0.35,
  /** How far it lies from the cloth's colour, of 255: shade is nearer. */
  apart: 64,
};

/** What meets a side of a photo: the row of its outline in each column inwards, and its colour in each row. */
interface Side {
  outline: Float32Array;
  cloth: Float32Array;
}

/** Whether one plain cloth meets the side from the shoulder down, and nothing else. */
export function isPlainCloth(view: View, side: Side, left: boolean): boolean {
  return (
    isOneColour(side) && isPlain(view, side, left) && isFree(view, side, left) && !hasBand(view, side, left)
  );
}

/** Whether the cloth has the same colour from the shoulder down. */
function isOneColour({ outline, cloth }: Side): boolean {
  for (let c = 0; c < 3; c++) {
    let [least, most] = [255, 0];
    for (let p = Math.ceil(outline[1]!) * 3 + c; p < cloth.length; p += 3) {
      if (Number.isNaN(cloth[p])) continue;
      least = Math.min(least, cloth[p]!);
      most = Math.max(most, cloth[p]!);
    }
    if (most - least > PLAIN.rows) return false;
  }
  return true;
}

/** Whether most of it has its row's colour. */
function isPlain({ colours, matte }: View, { outline, cloth }: Side, left: boolean): boolean {
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
function isFree(view: View, { outline, cloth }: Side, left: boolean): boolean {
  const { matte, faceSize } = view;
  const reach = Math.round(COVERED.rows * faceSize);
  const { x, beside } = verySide(view, left, reach);
  let [all, covered] = [0, 0];
  for (let y = Math.ceil(outline[1]!) + reach; y < matte.height; y++) {
    if (matte.data[y * matte.width + x]! < 0.9) continue;
    all++;
    if (difference(beside, y * 3, cloth, y * 3) > PLAIN.within) covered++;
  }
  return covered <= COVERED.most * Math.max(1, all);
}

/** Whether something of another colour leaves the photo right under the outline. */
function hasBand(view: View, { outline, cloth }: Side, left: boolean): boolean {
  const { matte, faceSize } = view;
  const reach = Math.max(1, Math.round(BAND.mean * faceSize));
  const { x, beside } = verySide(view, left, reach);
  const first = Math.ceil(outline[1]!) + 2 * reach;
  const last = Math.min(matte.height - reach, first + BAND.below * faceSize);
  let run = 0;
  for (let y = first; y < last; y++) {
    const isBand =
      matte.data[y * matte.width + x]! >= 0.9 && difference(beside, y * 3, cloth, y * 3) > BAND.apart;
    run = isBand ? run + 1 : 0;
    if (run > BAND.rows * faceSize) return true;
  }
  return false;
}

/** The outermost column that is not soft, and its colours, each with those of `reach` rows above and below. */
function verySide({ colours }: View, left: boolean, reach: number): { x: number; beside: Float32Array } {
  const x = left ? 1 : colours.width - 2;
  return { x, beside: meanOfRows(columnOf(colours, x), reach) };
}

/** How far two colours are apart in the channel that differs most. */
function difference(a: ArrayLike<number>, at: number, b: ArrayLike<number>, bt: number): number {
  return Math.max(...[0, 1, 2].map((c) => Math.abs(a[at + c]! - b[bt + c]!)));
}
