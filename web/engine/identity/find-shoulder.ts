import { MESH, meshCentre } from "../face/face-mesh.ts";
import type { Plane } from "../pixels/image.ts";
import { clothColours, isPlainCloth } from "./plain-cloth.ts";
import type { View } from "./view.ts";
import { isCoarseWeave } from "./weave.ts";

/** Lengths in face sizes. Shoulders reach this far from the middle of the face; arms hang down from there. */
const SHOULDER = 1.32;
/** Added to a side at most, and at least: a narrow strip would end in a straight line, and the frame ends there instead. */
const ADDED = { least: 0.25, most: 0.6 };
/** Only cloth this near to the photo's side is continued: nearer to the middle are neck and hair. */
const CLOTH = 0.24;
/** How far the outline is followed to see how the shoulder falls. */
const FOLLOWED = 0.16;

/** How much of the person may leave the photo above, from the mouth down: under a sleeve and a gap there are hands. */
const ABOVE = 0.35;

/** How a shoulder meets a side of the photo; lengths in pixels. */
export interface Shoulder {
  added: number;
  /** Row of the outline in each column, counted inwards from the photo's side. */
  outline: Float32Array;
  /** How steeply it falls at the side, outwards. */
  slope: number;
  /** The cloth's commonest colour, row by row, 0 to 255; NaN where there is none. */
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

/** Rows from `from` to `to` in which the person leaves the photo at a side. */
function rowsLeaving({ data, width }: Plane, left: boolean, from: number, to: number): number {
  let rows = 0;
  for (let y = Math.max(0, Math.ceil(from)); y < to; y++)
    if (data[y * width + (left ? 1 : width - 2)]! > 0.5) rows++;
  return rows;
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
  if (rowsLeaving(matte, left, mouth.y, start) > ABOVE * faceSize) return null;
  const slope = Math.min(1.1, Math.max(0.12, (start - outline[reach]!) / reach));
  // hair hanging beside the neck is no shoulder, but goes behind one
  outline[0] = start;
  if (start <= chin - 0.35 * faceSize) return null;
  const cloth = clothColours(view, outline, left);
  if (!isPlainCloth(view, { outline, cloth }, left) || isCoarseWeave(view, outline, left)) return null;
  return { added, outline, slope, cloth };
}
