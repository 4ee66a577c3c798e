import { blurredPlane } from "../pixels/blur.ts";
import { createPlane, type Plane } from "../pixels/image.ts";
import type { Glyphs, Lettering } from "./lettering.ts";

/** Letters are compared as softly as this, in heights of theirs: a line is rarely read to the pixel. */
const TOLERANT = 0.05;
/** How wide an edge is between these shares of ink, in standard deviations of what blurred it. */
const MIDDLE = { from: 0.15, to: 0.85, deviations: 2.07 };
/** The blur that pixels are by themselves. */
const PIXEL = 0.3;
/** Typefaces that would have to be stretched more than this, against their own shape, are less alike. */
const STRETCH = 0.35;

export interface TypefaceMatch<Name> {
  name: Name;
  glyphs: Glyphs;
  /** From pixels of the drawn letters to those of the photo. */
  scaleX: number;
  scaleY: number;
  blur: number;
}

/** Of the same words drawn in several typefaces, those most like what stands in the photo, as softly as it is seen there. */
export function matchTypeface<Name>(
  { strip }: Lettering,
  candidates: readonly { name: Name; glyphs: Glyphs }[],
): TypefaceMatch<Name> {
  let best: { difference: number; match: TypefaceMatch<Name> } | undefined;
  const blur = blurOf(strip);
  const tolerance = TOLERANT * strip.height;
  const seen = blurredPlane(strip, tolerance);
  for (const { name, glyphs } of candidates) {
    const fitted = shrunk(glyphs.plane, strip.width, strip.height);
    const [scaleX, scaleY] = [strip.width / glyphs.plane.width, strip.height / glyphs.plane.height];
    const stretch = STRETCH * Math.abs(Math.log(scaleX / scaleY));
    const difference = differenceOf(seen, blurredPlane(fitted, Math.hypot(blur, tolerance))) + stretch;
    if (!best || difference < best.difference)
      best = { difference, match: { name, glyphs, scaleX, scaleY, blur } };
  }
  if (!best) throw new RangeError("There is no typeface to choose from");
  return best.match;
}

/** How much blur lies over letters: their outline's length stays the same under it, and its width grows. */
function blurOf({ width, height, data }: Plane): number {
  let [middle, outline] = [0, 0];
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const at = y * width + x;
      const value = data[at]!;
      if (value > MIDDLE.from && value < MIDDLE.to) middle++;
      outline += Math.hypot(data[at + 1]! - value, data[at + width]! - value);
    }
  }
  const seen = middle / Math.max(1, outline) / MIDDLE.deviations;
  return Math.sqrt(Math.max(0, seen ** 2 - PIXEL ** 2));
}

/** A typeface in its own shape, its letters as tall as those in the photo. */
export function asTallAs<Name>(
  { strip }: Lettering,
  { name, glyphs }: { name: Name; glyphs: Glyphs },
): TypefaceMatch<Name> {
  const scale = strip.height / glyphs.plane.height;
  return { name, glyphs, scaleX: scale, scaleY: scale, blur: blurOf(strip) };
}

/** 0 where both are one, about 1 where they share nothing. */
function differenceOf(a: Plane, b: Plane): number {
  let [apart, ink] = [0, 0];
  for (let i = 0; i < a.data.length; i++) {
    apart += Math.abs(a.data[i]! - b.data[i]!);
    ink += a.data[i]! + b.data[i]!;
  }
  return apart / Math.max(1, ink);
}

/** Each pixel is the mean of what it covers: letters are drawn large and seen small. */
export function shrunk(plane: Plane, width: number, height: number): Plane {
  const out = createPlane(width, height);
  for (let y = 0, at = 0; y < height; y++) {
    const [top, bottom] = spanOf(y, height, plane.height);
    for (let x = 0; x < width; x++, at++) {
      const [left, right] = spanOf(x, width, plane.width);
      let sum = 0;
      for (let v = top; v < bottom; v++)
        for (let u = left; u < right; u++) sum += plane.data[v * plane.width + u]!;
      out.data[at] = sum / ((right - left) * (bottom - top));
    }
  }
  return out;
}

function spanOf(at: number, parts: number, length: number): [number, number] {
  const from = Math.min(length - 1, Math.floor((at * length) / parts));
  return [from, Math.max(from + 1, Math.floor(((at + 1) * length) / parts))];
}
