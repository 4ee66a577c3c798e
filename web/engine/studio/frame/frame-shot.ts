import type { View } from "../../identity/view.ts";
import type { Affine } from "../../pixels/affine.ts";
import { clamp } from "../../pixels/image.ts";
import { cutSides, photoLimits } from "./photo-limits.ts";
import { SHOT_FRAMES, type Shot, shotHeight } from "./shot.ts";

/** What the seed asks of a frame. */
export interface FrameWishes {
  /** Where the face should stand, -0.5 to 0.5 of the width from the middle. */
  offset: number;
  /** 1 as the shot says, larger shows more of the person; never below 1. */
  wider: number;
  /** How much lower the eyes stand, share of the height. */
  drop: number;
  /** Radians. */
  tilt: number;
  mirror: boolean;
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

/** Share of the width that a face keeps free at each side, from its eyes to the edge. */
type Edges = readonly [left: number, right: number];

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

/** Air above the hair, share of the height: what a photographer leaves, and most where the photo has no body for more. */
const AIR = { least: 0.05, usual: 0.15, most: 0.18 };
/** Air beside hair and ears, or beside the face alone in a close-up, in face sizes. */
const AIR_BESIDE = 0.08;
/** Share of the width at which a face stands at the outermost. */
const OUTERMOST = 0.32;
/** Where it stands well: farther in on the side it looks to. A frame may be so much tighter for it. */
const WELL_IN = { plain: 0.36, lookedTo: 0.43, tighter: 0.92 };
/** Degrees from which a turned head needs room on the side it looks to. */
const TURNED = 12;
/** View pixels per picture pixel below which a face looks enlarged: a smaller one stands smaller instead. */
export const SHARP_STEP = 0.5;

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
 * Lays the shot's frame over a view, never tighter than the shot asks where the photo has room: hair and ears stay
 * inside. Where the photo cuts the person off the frame ends too, so that no body floats: the frame shifts first and
 * tightens when shifting is not enough. A photo too tight even for the whole head fades out on the sides it ends at.
 */
export function frameShot(view: View, shot: Shot, wishes: FrameWishes, width: number, height: number): Frame {
  const tilt = tiltOf(view, wishes.tilt);
  const tilted = frameTilted(view, shot, wishes, tilt, width, height);
  if (tilt === 0 || !(tilted.fades.left || tilted.fades.right)) return tilted;
  // the corners of an upright frame reach less far
  const upright = frameTilted(view, shot, wishes, 0, width, height);
  return upright.fades.left || upright.fades.right ? tilted : upright;
}

function frameTilted(
  view: View,
  shot: Shot,
  wishes: FrameWishes,
  tilt: number,
  width: number,
  height: number,
): Frame {
  const { matte, faceSize, pose } = view;
  const limits = photoLimits(view);
  const { eyes, face } = limits;
  const asked = SHOT_FRAMES[shot];
  const aspect = width / height;
  const lean = Math.abs(Math.sin(tilt)) * 0.5;
  // a close-up may cut into hair, into a face nothing may
  const head = shot === "close-up" ? face : limits.head;
  const air = AIR_BESIDE * faceSize;
  /** Air beside these sides: none where the photo cuts the head, and no more than there is where it cuts the body. */
  const airBeside = (sides: { left: number; right: number }) => {
    const cut = cutSides(view, sides);
    const within = (isCut: boolean, bodyCut: number, room: number) =>
      isCut ? 0 : sides === limits.head && bodyCut < matte.height ? clamp(room, 0, air) : air;
    return {
      left: within(cut.left, limits.cutLeft, sides.left),
      right: within(cut.right, limits.cutRight, matte.width - sides.right),
    };
  };
  /** Between which left edges a frame so wide shows these sides. */
  const showing = (w: number, spare: number, sides: { left: number; right: number }) => {
    const beside = airBeside(sides);
    // with less than all of the air the frame ends with the photo, or the person would fade out there
    const right = beside.right < air ? matte.width - spare : sides.right + air + spare;
    const last = beside.left < air ? spare : sides.left - air - spare;
    const first = right - w;
    return { first, last, middle: (first + last) / 2 };
  };
  /**
   * The left edge nearest to the wished one with hair and ears inside, which are cut on both sides alike where they must.
   * In a close-up the photo's ends, `ends`, come before hair, and the face before both.
   */
  const leftOf = (wish: number, w: number, spare: number, ends: [least: number, most: number]): number => {
    const all = showing(w, spare, limits.head);
    const whole = all.first <= all.last ? clamp(wish, all.first, all.last) : all.middle;
    if (shot !== "close-up") return whole;
    const own = showing(w, spare, face);
    return own.first > own.last ? own.middle : clamp(clamp(whole, ...ends), own.first, own.last);
  };
  // which side of the photo a turned head looks to: the free one, where the seed has a say
  const looks = Math.abs(pose.yaw) < TURNED ? 0 : Math.sign(pose.yaw);
  const wellIn = [
    looks < 0 ? WELL_IN.lookedTo : WELL_IN.plain,
    looks > 0 ? WELL_IN.lookedTo : WELL_IN.plain,
  ] as const;

  const place = (h: number, offset: number, drop: number, [atLeft, atRight]: Edges): Placed => {
    const w = h * aspect;
    const spare = { x: h * lean, y: w * lean };
    let top = eyes.y - (asked.eyes + drop) * h;
    if (shot !== "close-up")
      top = clamp(top, limits.head.top - h * AIR.usual, limits.head.top - h * AIR.least - spare.y);
    top = Math.max(top, face.chin - h * 0.95);
    if (limits.cutTop) top = Math.max(top, spare.y);
    top = Math.min(top, limits.bottom - h - spare.y);
    const least = limits.cutLeft < top + h ? spare.x : Number.NEGATIVE_INFINITY;
    const most = limits.cutRight < top + h ? matte.width - w - spare.x : Number.POSITIVE_INFINITY;
    const own = looks === 0 ? (wishes.mirror ? -offset : offset) : -looks * Math.abs(offset);
    const ends: [number, number] = [least, Math.max(least, most)];
    const wish = clamp(eyes.x - w * (0.5 + own), ...ends);
    const left = leftOf(wish, w, spare.x, ends);
    const faceShare = (eyes.x - left) / w;
    const fades = { left: left < least - 1, right: left > most + 1 };
    const fits =
      !fades.left &&
      !fades.right &&
      (limits.cutTop ? top >= spare.y - 1 : limits.head.top - top <= h * AIR.most) &&
      faceShare > atLeft &&
      faceShare < 1 - atRight;
    return { left, top, height: h, fits, fades };
  };
  const ideal = shotHeight(shot, faceSize, width, height);
  // more air above is better than a head cut at its sides, where the photo has hair above to give
  const { left: airLeft, right: airRight } = airBeside(head);
  const whole = limits.cutTop ? 0 : (head.right - head.left + airLeft + airRight) / (aspect - 2 * lean);
  const most = limits.cutTop ? limits.bottom / (1 + 2 * lean * aspect) : Number.POSITIVE_INFINITY;
  const least = Math.min(most, Math.max(whole, faceSize * Math.max(1.3, 1 / aspect)));
  const wanted = Math.min(most, Math.max(ideal * wishes.wider, whole, SHARP_STEP * height));
  /** The frame at most as high as wanted that fits; the lowest one when none does. */
  const largestWithin = (offset: number, drop: number, edges: Edges): Placed => {
    for (let h = wanted; h > least; h *= 0.97) {
      const frame = place(h, offset, drop, edges);
      if (frame.fits) return frame;
    }
    return place(Math.min(wanted, least), offset, drop, edges);
  };
  const largest = (offset: number, drop: number): Placed => {
    const anywhere = largestWithin(offset, drop, [OUTERMOST, OUTERMOST]);
    const well = largestWithin(offset, drop, wellIn);
    return well.fits && well.height > anywhere.height * WELL_IN.tighter ? well : anywhere;
  };
  const wished = largest(wishes.offset, wishes.drop);
  // what the seed wishes is given up where it would cost much of the shot
  const plain = wished.height < wanted * 0.95 ? largest(0, 0) : wished;
  const frame = plain.height > wished.height * 1.03 ? plain : wished;
  const limited = frame.height < ideal * 0.9;
  const step = frame.height / height;
  const cos = Math.cos(tilt) * step;
  const sin = Math.sin(tilt) * step;
  const cx = frame.left + (frame.height * aspect) / 2;
  const cy = frame.top + frame.height / 2;
  const flip = wishes.mirror ? -1 : 1;
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
  return { map, step, mirror: wishes.mirror, limited, fades: frame.fades };
}
