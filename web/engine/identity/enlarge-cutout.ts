import type { Cutout } from "../matte/matte-person.ts";
import { createImage, createPlane, smoothstep } from "../pixels/image.ts";
import { frameShot, SHARP_STEP } from "../studio/frame/frame-shot.ts";
import { SHOTS } from "../studio/frame/shot.ts";
import { upscale } from "../upscale/upscale.ts";
import type { View } from "./view.ts";

/** Faces smaller than this, in pixels, are enlarged: a portrait may show them at twice the size. */
const SMALL_FACE = 230;
/** Longest side of what is cut out of a photo, before a small face is enlarged. */
export const CUTOUT_SIDE = 1280;
/**
 * Pixels that a cutout may have once enlarged: more would fill memory, as a person has up to eight, and take seconds.
 * Any can be doubled: a small face in a large photo needs it in close-ups.
 */
const MAX_PIXELS = { 2: (2 * CUTOUT_SIDE) ** 2, 4: 3_000_000 };

/** What portraits are mostly made as, and frames that cost a tight photo most: to a side, and leaning. */
const PICTURE = { width: 896, height: 1120 };
const LEANING = [-1, 1].map((side) => ({
  offset: 0.1 * side,
  wider: 1,
  drop: 0,
  tilt: (5 * side * Math.PI) / 180,
  mirror: false,
}));
/** Frames come out a little different from picture to picture. */
const SPARE = 1.04;

/** View pixels per picture pixel in the tightest frame: a photo without room leaves nothing wider, whatever the shot. */
function tightestStep(view: View): number {
  const { width, height } = PICTURE;
  const frames = SHOTS.flatMap((shot) =>
    LEANING.map((wishes) => frameShot(view, shot, wishes, width, height)),
  );
  return Math.min(...frames.map(({ step }) => step));
}

/**
 * How many times as wide and high a view is to be, so that portraits can be made of it without blowing it up: a small
 * face, or a larger one in a photo so tight that it has to fill the picture.
 */
export function enlargementFor(view: View): 1 | 2 | 4 {
  const { width, height } = view.matte;
  const missing = Math.max(SMALL_FACE / view.faceSize, (SPARE * SHARP_STEP) / tightestStep(view));
  const fits = (factor: 2 | 4) => width * height * factor ** 2 <= MAX_PIXELS[factor];
  if (missing > 2 && fits(4)) return 4;
  return missing > 1 && fits(2) ? 2 : 1;
}

/** A cutout in more pixels, its outline as soft in the new ones as it was in the old. */
export function enlargeCutout({ colours, matte }: Cutout, factor: 2 | 4): Cutout {
  const both = createImage(colours.width, colours.height);
  both.data.set(colours.data);
  for (let i = 0; i < matte.data.length; i++) both.data[i * 4 + 3] = 255 * matte.data[i]! + 0.5;
  const large = upscale(both, factor);
  const out = createPlane(large.width, large.height);
  for (let i = 0; i < out.data.length; i++) {
    out.data[i] = smoothstep(0.04, 0.96, large.data[i * 4 + 3]! / 255);
    large.data[i * 4 + 3] = 255;
  }
  return { colours: large, matte: out };
}
