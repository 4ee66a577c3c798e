import { blurredPlane } from "../pixels/blur.ts";
import { clamp, createImage, createPlane, type Image, type Plane, smoothstep } from "../pixels/image.ts";
import { resizePlane } from "../pixels/resample.ts";
import { type Planes, spreadColours } from "../pixels/spread-colours.ts";

/** How far from the outline colours may be mixed with the background's, in face sizes, and in pixels at least. */
const MIXED = { faces: 0.008, pixels: 1.2 };
/** Squared distance between the colours on both sides, of 255 a channel, under which a mixture cannot be told. */
const ALIKE = 40 ** 2;

/** The colours on both sides of an outline, each continued across it. */
export interface Sides {
  /** Red, green and blue of the person and of what is behind, 0 to 255, as large as the photo. */
  own: readonly Float32Array[];
  behind: readonly Float32Array[];
  /** How surely a pixel shows the person alone, 0 to 1. */
  sure: Float32Array;
}

/** What is seen on both sides of a matte's outline, from half the photo's size. */
export function sidesOf(photo: Image, matte: Plane, faceSize: number): Sides {
  const { width, height } = photo;
  const soft = blurredPlane(matte, Math.max(MIXED.pixels, faceSize * MIXED.faces));
  const halfWidth = (width + 1) >> 1;
  const halfHeight = (height + 1) >> 1;
  const half = [0, 1, 2].map((c) =>
    resizePlane(channelOf(photo, c), halfWidth, halfHeight),
  ) as unknown as Planes;
  const around = resizePlane(soft, halfWidth, halfHeight);
  const inside = { ...around, data: around.data.map((value) => smoothstep(0.93, 0.995, value)) };
  const outside = { ...around, data: around.data.map((value) => smoothstep(0.07, 0.005, value)) };
  const continued = (weight: Plane) =>
    spreadColours(half, weight).map((plane) => resizePlane(plane, width, height).data);
  const sure = soft.data.map((value) => smoothstep(0.93, 0.995, value));
  return { own: continued(inside), behind: continued(outside), sure };
}

/**
 * How much of a pixel is the person's by its colour, 0 to 1, and how far that can be told: not at all where both sides
 * look alike.
 */
export function shareOf({ data }: Image, { own, behind }: Sides, i: number): { seen: number; told: number } {
  let between = 0;
  let along = 0;
  for (let c = 0; c < 3; c++) {
    const difference = own[c]![i]! - behind[c]![i]!;
    between += difference * difference;
    along += (data[i * 4 + c]! - behind[c]![i]!) * difference;
  }
  return { seen: clamp(along / (between + 1), 0, 1), told: between / (between + ALIKE) };
}

/**
 * The person's own colours, also where hair and edges let the old background through or its light spills over them.
 * Around the outline each pixel is explained as a mixture of the person's colour near by and the background's; what is
 * of the background in it is taken out, what is the person's own detail stays.
 */
export function foregroundColours(photo: Image, matte: Plane, sides: Sides): Image {
  const { width, height, data } = photo;
  const { own, behind, sure } = sides;
  const out = createImage(width, height);
  for (let i = 0, p = 0; i < sure.length; i++, p += 4) {
    out.data[p + 3] = 255;
    const s = sure[i]!;
    let share = 1;
    if (s < 1) {
      const { seen, told } = shareOf(photo, sides, i);
      const most = matte.data[i]!;
      share = most + (Math.min(seen, most) - most) * told;
    }
    for (let c = 0; c < 3; c++) {
      const f = own[c]![i]!;
      const left = data[p + c]! - share * f - (1 - share) * behind[c]![i]!;
      out.data[p + c] = s * data[p + c]! + (1 - s) * (f + share * left);
    }
  }
  return out;
}

function channelOf(image: Image, c: number): Plane {
  const plane = createPlane(image.width, image.height);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = image.data[i * 4 + c]!;
  return plane;
}
