import type { View } from "../../identity/view.ts";
import type { Affine } from "../../pixels/affine.ts";
import { clamp } from "../../pixels/image.ts";
import { photoLimits } from "./photo-limits.ts";
import { SHOT_FRAMES, SHOTS, type Shot } from "./shot.ts";

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
  /** Sides of the view at which the person has to fade out, because the photo ends inside the picture there. */
  fades: { left: boolean; right: boolean };
}

/** A frame before it is tilted and mirrored, in view pixels. */
interface Placed {
  left: number;
  top: number;
  height: number;
  /** Whether it leaves out where the photo ends, and stands well. */
  fits: boolean;
  /** Sides on which the photo ends within the frame. */
  fades: Frame["fades"];
}

/** Height of each shot's frame in view pixels. A long picture shows the face a little larger than its short side asks. */
function shotHeights(faceSize: number, width: number, height: number): number[] {
  const shorter = Math.min(width, height);
  const side = shorter * (Math.max(width, height) / shorter) ** 0.3;
  return SHOTS.map((shot) => (faceSize * height) / (SHOT_FRAMES[shot].face * side));
}

/**
 * Where a photo is too tight for the widest shot, the shots share the room there is, still from tight to wide.
 * @param ideal heights the shots ask for @param most heights the photo has room for @param least heights the face needs
 */
function shareOut(ideal: readonly number[], most: readonly number[], least: readonly number[]): number[] {
  const widest = most.at(-1)!;
  const tightest = Math.max(Math.min(least[0]!, widest), Math.min(ideal[0]!, widest / 1.5));
  const span = Math.log(ideal.at(-1)! / ideal[0]!);
  const heights = ideal.map((height, i) =>
    Math.min(most[i]!, tightest * (widest / tightest) ** (Math.log(height / ideal[0]!) / span)),
  );
  for (let i = heights.length - 2; i >= 0; i--) heights[i] = Math.min(heights[i]!, heights[i + 1]! * 0.92);
  return heights.map((height, i) => Math.max(height, least[i]!));
}

/** Degrees a head may lean before the frame leans with it, and how far the frame does at most. */
const NATURAL_LEAN = 8;
const MAX_STRAIGHTENED = 9;

/** The wished tilt; a head that leans far is straightened a little, and tilted that way alone. Radians. */
function tiltOf({ pose }: View, wished: number): number {
  const over = Math.abs(pose.roll) - NATURAL_LEAN;
  if (over <= 0) return wished;
  const straightened = (Math.min(over * 0.5, MAX_STRAIGHTENED) * Math.PI) / 180;
  return Math.sign(pose.roll) * (straightened + Math.abs(wished));
}

/**
 * Lays the shot's frame over a view. Where the photo cuts the person off, the frame ends too, so that no body floats:
 * the frame shifts first and tightens when shifting is not enough. A photo too tight even for the whole face fades
 * out on the sides it ends at.
 */
export function frameShot(view: View, shot: Shot, wishes: FrameWishes, width: number, height: number): Frame {
  const { matte, faceSize } = view;
  const limits = photoLimits(view);
  const { eyes, face, crown } = limits;
  const aspect = width / height;
  const tilt = tiltOf(view, wishes.tilt);
  const lean = Math.abs(Math.sin(tilt)) * 0.5;
  const place = (input: Shot, h: number, { offset, drop, mirror }: FrameWishes["spread"]): Placed => {
    const wanted = SHOT_FRAMES[input];
    const w = h * aspect;
    const spare = { x: h * lean, y: w * lean };
    let top = eyes.y - (wanted.eyes + drop) * h;
    // air above the hair, but no more than a photographer would leave
    if (input !== "close-up") top = clamp(top, crown - h * 0.17, crown - h * 0.045);
    top = Math.max(top, face.chin - h * 0.95);
    if (limits.cutTop) top = Math.max(top, spare.y);
    top = Math.min(top, limits.bottom - h - spare.y);
    const least = limits.cutLeft < top + h ? spare.x : Number.NEGATIVE_INFINITY;
    const most = limits.cutRight < top + h ? matte.width - w - spare.x : Number.POSITIVE_INFINITY;
    const wish = clamp(eyes.x - w * (0.5 + (mirror ? -offset : offset)), least, Math.max(least, most));
    const air = faceSize * 0.06 + spare.x;
    const left = clamp(wish, face.right + air - w, Math.max(face.right + air - w, face.left - air));
    const faceShare = (eyes.x - left) / w;
    const fades = { left: left < least - 1, right: left > most + 1 };
    const fits =
      !fades.left &&
      !fades.right &&
      (!limits.cutTop || top >= spare.y - 1) &&
      (eyes.y - top) / h < wanted.eyes + 0.09 &&
      (limits.cutTop || crown - top < h * 0.2) &&
      faceShare > 0.32 &&
      faceShare < 0.68;
    return { left, top, height: h, fits, fades };
  };
  /** The frame at most this high that fits; the lowest one when none does. */
  const shrunk = (input: Shot, most: number, least: number, used: FrameWishes["spread"]) => {
    let frame = place(input, most, used);
    for (let h = most * 0.97; !frame.fits && h > least; h *= 0.97) frame = place(input, h, used);
    return frame.fits ? frame : place(input, Math.min(most, least), used);
  };
  /** The same, giving up what the seed wishes where that would cost much of the shot. */
  const fitted = (input: Shot, most: number, least: number, used: FrameWishes["spread"]) => {
    const wished = shrunk(input, most, least, used);
    if (wished.fits && wished.height > most * 0.9) return wished;
    const plain = shrunk(input, most, least, { ...used, offset: 0, drop: 0 });
    return plain.height > wished.height * 1.05 ? plain : wished;
  };
  const ideal = shotHeights(faceSize, width, height);
  const least = SHOTS.map((_, i) => faceSize * Math.max(1.3 + 0.1 * i, (0.98 + 0.08 * i) / aspect));
  const at = SHOTS.indexOf(shot);
  const most = SHOTS.map((each, i) => fitted(each, ideal[i]!, least[i]!, wishes).height);
  const limited = most.at(-1)! < ideal.at(-1)! * 0.9;
  const used = limited ? wishes.spread : wishes;
  const own = limited ? shareOut(ideal, most, least)[at]! : ideal[at]!;
  const frame = fitted(shot, Math.max(least[at]!, own / used.zoom), least[at]!, used);
  const step = frame.height / height;
  const cos = Math.cos(tilt) * step;
  const sin = Math.sin(tilt) * step;
  const cx = frame.left + (frame.height * aspect) / 2;
  const cy = frame.top + frame.height / 2;
  const flip = used.mirror ? -1 : 1;
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
  return { map, step, mirror: used.mirror, limited, fades: frame.fades };
}
