import { eyesOf, MESH } from "../../face/face-mesh.ts";
import type { View } from "../../identity/view.ts";
import type { Point } from "../../pixels/affine.ts";
import type { Plane } from "../../pixels/image.ts";
import type { Shot } from "./shot.ts";

/** What a view leaves a frame to work with, in view pixels. */
export interface PhotoLimits {
  eyes: Point;
  /** The face without hair. */
  face: { left: number; right: number; chin: number };
  /** The head with hair and ears, down to the cheeks; `top` is the first row in which it shows. */
  head: { left: number; right: number; top: number };
  /** First row at which the person meets a side of the photo; the photo's height when never. */
  cutLeft: number;
  cutRight: number;
  /** Whether the photo ends within the hair. */
  cutTop: boolean;
  /** Where the body ends. */
  bottom: number;
}

/** Hair that reaches farther from between the eyes is somebody's hand or a hat's brim; in face sizes. */
const HAIR_REACH = 1;
/** Below the eyes in face sizes: ears end there, and hands and collars begin. */
const CHEEKS = 0.15;

/** First row from the top at which the person meets a side of the photo; the height when never. */
function touchRow(matte: Plane, column: number): number {
  let run = 0;
  const need = Math.max(3, matte.height * 0.01);
  for (let y = 0; y < matte.height; y++) {
    run = matte.data[y * matte.width + column]! > 0.25 ? run + 1 : 0;
    if (run > need) return y - run;
  }
  return matte.height;
}

/** Lowest row with a body worth the name in it. */
function bodyEnd(matte: Plane, least: number): number {
  for (let y = matte.height - 1; y > 0; y--) {
    let covered = 0;
    for (let x = 0; x < matte.width; x++) if (matte.data[y * matte.width + x]! > 0.5) covered++;
    if (covered > least) return y + 1;
  }
  return matte.height;
}

function touchesTop(matte: Plane): boolean {
  let covered = 0;
  for (let x = 0; x < matte.width; x++) if (matte.data[x]! > 0.4) covered++;
  return covered > matte.width * 0.03;
}

/** First row in which the person's head shows. */
function headTop(matte: Plane, left: number, right: number): number {
  for (let y = 0; y < matte.height; y++) {
    let covered = 0;
    for (let x = Math.max(0, left); x < Math.min(matte.width, right); x++) {
      if (matte.data[y * matte.width + x]! > 0.5) covered++;
    }
    if (covered > (right - left) * 0.08) return y;
  }
  return 0;
}

/** How far the head reaches to a side of `x` between two rows, following the person outwards; `side` is -1 or 1. */
function headSide(
  matte: Plane,
  x: number,
  side: -1 | 1,
  rows: [from: number, to: number],
  reach: number,
): number {
  const farthest = Math.min(matte.width - 1, Math.max(0, Math.round(x + side * reach)));
  let found = x;
  for (let y = Math.max(0, Math.floor(rows[0])); y < Math.min(matte.height, rows[1]); y++) {
    let at = Math.round(x);
    while (at !== farthest && matte.data[y * matte.width + at + side]! > 0.5) at += side;
    if ((at - found) * side > 0) found = at;
  }
  return found;
}

/** What reaches this near to a side of the photo is cut by it, in view pixels. */
const CUT = 3;

/** On which sides the photo cuts a head, or a face, that reaches so far. */
export function cutSides(
  { matte }: View,
  { left, right }: { left: number; right: number },
): { left: boolean; right: boolean } {
  return { left: left < CUT, right: right > matte.width - 1 - CUT };
}

/** Whether the photo shows all of the head; a close-up may be of one without its crown. */
export function showsHead(view: View, shot: Shot): boolean {
  const { cutTop, head } = photoLimits(view);
  const sides = cutSides(view, head);
  return !view.headCut && !sides.left && !sides.right && (shot === "close-up" || !cutTop);
}

const KNOWN = new WeakMap<View, PhotoLimits>();

/** A view's limits, kept as long as the view: a pack asks many times. */
export function photoLimits(view: View): PhotoLimits {
  const known = KNOWN.get(view) ?? findLimits(view);
  KNOWN.set(view, known);
  return known;
}

function findLimits({ matte, mesh, faceSize }: View): PhotoLimits {
  const eyes = eyesOf(mesh);
  const oval = MESH.oval.map((index) => mesh[index * 3]!);
  const face = { left: Math.min(...oval), right: Math.max(...oval), chin: mesh[MESH.chin * 3 + 1]! };
  const top = headTop(matte, Math.floor(eyes.x - faceSize * 0.5), Math.ceil(eyes.x + faceSize * 0.5));
  const side = (to: -1 | 1) =>
    headSide(matte, eyes.x, to, [top, eyes.y + CHEEKS * faceSize], faceSize * HAIR_REACH);
  return {
    eyes,
    face,
    head: { left: Math.min(face.left, side(-1)), right: Math.max(face.right, side(1)), top },
    cutLeft: touchRow(matte, 1),
    cutRight: touchRow(matte, matte.width - 2),
    cutTop: touchesTop(matte),
    bottom: bodyEnd(matte, faceSize * 0.6),
  };
}
