import { blurredPlane } from "../pixels/blur.ts";
import { clamp, createPlane, type Image, type Plane, smoothstep } from "../pixels/image.ts";
import { type Sides, shareOf } from "./foreground.ts";

/** How wide an edge is drawn where colours do not tell the sides apart, in face sizes, and in pixels at least. */
const EDGE = { faces: 0.008, pixels: 2 };
/** Blur that takes teeth out of such an edge first, as a share of its width. */
const SMOOTHED = 0.5;
/** Matte above which a pixel is taken for the person's whatever its colour: a light rim of an ear is no background. */
const OPAQUE = { from: 0.7, to: 0.98 };

/**
 * Takes away what is half seen beside an outline and is not the person's: where the colours on both sides differ, a
 * pixel keeps no more than its own colour says; where they are alike nothing tells how far a soft edge reaches, and it
 * is drawn as narrow as a lens draws one.
 */
export function tightenEdges(photo: Image, matte: Plane, sides: Sides, faceSize: number): Plane {
  const { width, height } = matte;
  const edge = Math.max(EDGE.pixels, faceSize * EDGE.faces);
  const soft = blurredPlane(matte, edge * SMOOTHED).data;
  const out = createPlane(width, height);
  for (let i = 0; i < out.data.length; i++) {
    const value = matte.data[i]!;
    const x = i % width;
    // without a neighbour there is no slope to go by
    const inner = x > 0 && x < width - 1 && i >= width && i < width * (height - 1);
    if ((value === 0 && soft[i]! < 0.01) || soft[i]! > 0.995 || !inner) {
      out.data[i] = value;
      continue;
    }
    const slope = Math.hypot(soft[i + 1]! - soft[i - 1]!, soft[i + width]! - soft[i - width]!) / 2;
    const reach = clamp((slope * edge) / 2, 0.04, 0.5);
    const narrow = smoothstep(0.5 - reach, 0.5 + reach, soft[i]!);
    const { seen, told } = shareOf(photo, sides, i);
    const taken = told * smoothstep(OPAQUE.to, OPAQUE.from, value) * Math.max(0, value - seen);
    out.data[i] = told * (value - taken) + (1 - told) * narrow;
  }
  return out;
}
