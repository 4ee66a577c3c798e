import { MESH, meshCentre } from "../face/face-mesh.ts";
import type { View } from "../identity/view.ts";
import type { Affine } from "../pixels/affine.ts";
import { clamp, type Plane } from "../pixels/image.ts";
import { SHOT_FRAMES, type Shot } from "./shot.ts";

/** What the seed asks of a frame. */
export interface FrameWishes {
  /** Where the face should stand, -0.5 to 0.5 of the width from the middle. */
  offset: number;
  /** 1 as the shot says; larger is tighter. */
  zoom: number;
  /** How much lower the eyes stand, share of the height. */
  drop: number;
  /** Radians. */
  tilt: number;
  mirror: boolean;
  /** Used instead where the photo is so tight that one frame would serve for every shot. */
  spread: { offset: number; zoom: number; drop: number; mirror: boolean };
}

/** The picture's place in a view. */
export interface Frame {
  /** Picture pixel to view pixel. */
  map: Affine;
  /** View pixels per picture pixel. */
  step: number;
  mirror: boolean;
  /** The photo is too tight for the shot. */
  limited: boolean;
}

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

/**
 * Lays the shot's frame over a view. Where the photo cuts the person off, the frame ends too, so that no body floats:
 * the frame shifts first and tightens when shifting is not enough.
 */
export function frameShot(view: View, shot: Shot, wishes: FrameWishes, width: number, height: number): Frame {
  const { matte, faceSize } = view;
  const eyes = meshCentre(view.mesh, [...MESH.leftEye, ...MESH.rightEye]);
  const cut = {
    left: touchRow(matte, 1),
    right: touchRow(matte, matte.width - 2),
    top: touchesTop(matte),
    bottom: bodyEnd(matte, faceSize * 0.6),
  };
  const crown = headTop(matte, Math.floor(eyes.x - faceSize * 0.5), Math.ceil(eyes.x + faceSize * 0.5));
  const chin = view.mesh[MESH.chin * 3 + 1]!;
  const wanted = SHOT_FRAMES[shot];
  const shorter = faceSize / (wanted.face * Math.min(1, wishes.zoom));
  const fullHeight = width < height ? (shorter * height) / width : shorter;
  const aspect = width / height;
  const lean = Math.abs(Math.sin(wishes.tilt)) * 0.5;
  const place = (h: number, { offset, drop, mirror }: Pick<FrameWishes, "offset" | "drop" | "mirror">) => {
    const w = h * aspect;
    const spare = { x: h * lean, y: w * lean };
    let top = eyes.y - (wanted.eyes + drop) * h;
    // air above the hair, but no more than a photographer would leave
    if (shot !== "close-up") top = clamp(top, crown - h * 0.17, crown - h * 0.045);
    top = Math.max(top, chin - h * 0.95);
    if (cut.top) top = Math.max(top, spare.y);
    top = Math.min(top, cut.bottom - h - spare.y);
    const bottom = top + h;
    const least = cut.left < bottom ? spare.x : Number.NEGATIVE_INFINITY;
    const most = cut.right < bottom ? matte.width - w - spare.x : Number.POSITIVE_INFINITY;
    const left = Math.max(least, Math.min(most, eyes.x - w * (0.5 + (mirror ? -offset : offset))));
    const faceShare = (eyes.x - left) / w;
    const fits =
      least <= most &&
      (!cut.top || top >= spare.y - 1) &&
      (eyes.y - top) / h < wanted.eyes + 0.09 &&
      (cut.top || crown - top < h * 0.2) &&
      faceShare > 0.32 &&
      faceShare < 0.68;
    return { left, top, height: h, fits };
  };
  let frame = place(fullHeight, wishes);
  for (let scale = 0.97; !frame.fits && scale > 0.3; scale *= 0.97) frame = place(fullHeight * scale, wishes);
  const limited = frame.height < fullHeight * 0.9;
  const mirror = limited ? wishes.spread.mirror : wishes.mirror;
  const used = limited ? wishes.spread : wishes;
  // never so tight that the face no longer fits
  const least = Math.min(frame.height, faceSize * Math.max(1.62, 1.45 / aspect));
  if (used.zoom > 1) frame = place(Math.max(least, frame.height / used.zoom), used);
  const step = frame.height / height;
  const cos = Math.cos(wishes.tilt) * step;
  const sin = Math.sin(wishes.tilt) * step;
  const cx = frame.left + (frame.height * aspect) / 2;
  const cy = frame.top + frame.height / 2;
  const flip = mirror ? -1 : 1;
  const hx = width / 2 - 0.5;
  const hy = height / 2 - 0.5;
  const map: Affine = [
    cos * flip,
    -sin,
    cx - 0.5 - cos * flip * hx + sin * hy,
    sin * flip,
    cos,
    cy - 0.5 - sin * flip * hx - cos * hy,
  ];
  return { map, step, mirror, limited };
}
