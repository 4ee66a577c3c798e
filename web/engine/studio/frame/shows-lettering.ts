import { MESH } from "../../face/face-mesh.ts";
import type { View } from "../../identity/view.ts";
import { blurredPlane } from "../../pixels/blur.ts";
import { createPlane, type Plane } from "../../pixels/image.ts";
import { type Bounds, partBounds } from "../../pixels/part-bounds.ts";

/** Pixels a face is looked at with: letters on a shirt are a few pixels wide then. */
const FACE = 150;
/** Lengths in face sizes. Letters are this high, stand out from what is within `around`, and that close to each other. */
const LETTER = { least: 0.035, most: 0.3, widest: 0.35, around: 0.12, gap: 1.6 };
/** Difference in brightness to the surroundings, 0 to 1. */
const STANDS_OUT = 0.12;
/**
 * As many in a row are writing, if their heights differ by no more than this share, and how far they stand from one line by
 * `LEVEL` of it; fewer only if they are as even as capitals. Clothes with a pattern may pass for it, which costs one way to
 * vary.
 */
const IN_A_ROW = [
  { letters: 4, uneven: 0.7 },
  { letters: 3, uneven: 0.2 },
] as const;
const LEVEL = 0.7;

const KNOWN = new WeakMap<View, boolean>();

/** Whether there is writing on a person's clothes, which reads backwards in a mirror. Kept as long as the view. */
export function showsLettering(view: View): boolean {
  const known = KNOWN.get(view) ?? findLettering(view);
  KNOWN.set(view, known);
  return known;
}

function findLettering(view: View): boolean {
  const { luma, worn } = clothes(view);
  const around = blurredPlane(luma, LETTER.around * FACE).data;
  return [1, -1].some((sign) => {
    const marked = luma.data.map((value, i) => (worn[i] && sign * (value - around[i]!) > STANDS_OUT ? 1 : 0));
    const spots = partBounds({ ...luma, data: marked }).filter(isLetterSized);
    return IN_A_ROW.some((row) => hasRow(spots, row));
  });
}

/** Brightness of what the person wears, below the chin, faces being `FACE` pixels; its mean where nothing is `worn`. */
function clothes({ colours, matte, mesh, faceSize }: View): { luma: Plane; worn: Uint8Array } {
  const step = Math.max(1, faceSize / FACE);
  const from = Math.min(matte.height - 1, mesh[MESH.chin * 3 + 1]! + 0.15 * faceSize);
  const luma = createPlane(
    Math.max(1, Math.floor(matte.width / step)),
    Math.max(1, Math.floor((matte.height - from) / step)),
  );
  const worn = new Uint8Array(luma.data.length);
  let sum = 0;
  let count = 0;
  for (let i = 0; i < worn.length; i++) {
    const [x, y] = [i % luma.width, Math.floor(i / luma.width)];
    const at = Math.floor(from + y * step) * matte.width + Math.floor(x * step);
    if (matte.data[at]! <= 0.9) continue;
    const [r, g, b] = [colours.data[at * 4]!, colours.data[at * 4 + 1]!, colours.data[at * 4 + 2]!];
    worn[i] = 1;
    luma.data[i] = (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
    sum += luma.data[i]!;
    count++;
  }
  const mean = sum / Math.max(1, count);
  for (let i = 0; i < worn.length; i++) if (!worn[i]) luma.data[i] = mean;
  return { luma, worn };
}

function isLetterSized({ left, right, top, bottom }: Bounds): boolean {
  const down = bottom - top;
  return down >= LETTER.least * FACE && down <= LETTER.most * FACE && right - left <= LETTER.widest * FACE;
}

/** Whether spots of about one height stand side by side. */
function hasRow(spots: readonly Bounds[], { letters, uneven }: (typeof IN_A_ROW)[number]): boolean {
  const follows = (a: Bounds, b: Bounds) => {
    const [ha, hb] = [a.bottom - a.top, b.bottom - b.top];
    const apart = b.left - a.right;
    const level = Math.abs(a.top + a.bottom - b.top - b.bottom) / 2;
    return (
      b.left > a.left &&
      apart < LETTER.gap * Math.min(ha, hb) &&
      level < LEVEL * uneven * Math.min(ha, hb) &&
      Math.max(ha, hb) < (1 + uneven) * Math.min(ha, hb)
    );
  };
  const sorted = spots.toSorted((a, b) => a.left - b.left);
  const lengths: number[] = [];
  for (const [i, spot] of sorted.entries()) {
    const before = lengths.filter((_, k) => follows(sorted[k]!, spot));
    lengths[i] = 1 + Math.max(0, ...before);
    if (lengths[i]! >= letters) return true;
  }
  return false;
}
