import { blurredPlane } from "../pixels/blur.ts";
import { clamp, createPlane, type Image, type Plane, smoothstep } from "../pixels/image.ts";
import { resizePlane } from "../pixels/resample.ts";
import { type Sides, shareOf, sideReader } from "./foreground.ts";

/** How wide an edge is drawn where colours do not tell the sides apart, in face sizes, and in pixels at least. */
const EDGE = { faces: 0.012, pixels: 2 };
/** Blur that takes teeth and tufts out of such an edge first, as a share of its width. */
const SMOOTHED = 1.6;
/** Matte above which a pixel is taken for the person's whatever its colour: a light rim of an ear is no background. */
const OPAQUE = { from: 0.7, to: 0.98 };
/** The same of the matte around a pixel: a bright strand within dark hair is no background either. */
const WITHIN = { from: 0.55, to: 0.85 };
/** What is seen less than this is not seen, and more than this is seen wholly: faint tails of an edge are a halo. */
const HAZE = 0.1;
const FULL = 0.95;

/**
 * Takes away what is half seen beside an outline and is not the person's: where the colours on both sides differ, a
 * pixel keeps no more than its own colour says; where they are alike nothing tells how far a soft edge reaches, and it
 * is drawn as narrow as a lens draws one.
 */
export function tightenEdges(photo: Image, matte: Plane, sides: Sides, faceSize: number): Plane {
  const { width, height } = matte;
  const edge = Math.max(EDGE.pixels, faceSize * EDGE.faces);
  const half = resizePlane(matte, (width + 1) >> 1, (height + 1) >> 1);
  const soft = resizePlane(blurredPlane(half, (edge * SMOOTHED) / 2), width, height).data;
  const readBoth = sideReader(sides, photo);
  const out = createPlane(width, height);
  for (let i = 0; i < out.data.length; i++) {
    const value = matte.data[i]!;
    if ((value === 0 && soft[i]! < 0.01) || soft[i]! > 0.995) {
      out.data[i] = value;
      continue;
    }
    // the photo's own border counts as going on
    const x = i % width;
    const y = (i - x) / width;
    const across = soft[x < width - 1 ? i + 1 : i]! - soft[x > 0 ? i - 1 : i]!;
    const down = soft[i + width] ?? soft[i]!;
    const slope = Math.hypot(across, down - (soft[i - width] ?? soft[i]!)) / 2;
    const reach = clamp((slope * edge) / 2, 0.04, 0.5);
    const narrow = smoothstep(0.5 - reach, 0.5 + reach, soft[i]!);
    const { seen, told } = shareOf(photo, i * 4, readBoth(x, y));
    const open = smoothstep(OPAQUE.to, OPAQUE.from, value) * smoothstep(WITHIN.to, WITHIN.from, soft[i]!);
    const taken = told * open * Math.max(0, value - seen);
    const left = told * (value - taken) + (1 - told) * narrow;
    out.data[i] = clamp((left - HAZE) / (FULL - HAZE), 0, 1);
  }
  return out;
}
