import { blurredPlane } from "../pixels/blur.ts";
import { clamp, createImage, createPlane, type Image, type Plane, smoothstep } from "../pixels/image.ts";
import { resizePlane } from "../pixels/resample.ts";
import { type Planes, spreadColours } from "../pixels/spread-colours.ts";

/** How far from the outline colours may be mixed with the background's, in face sizes, and in pixels at least. */
const MIXED = { faces: 0.008, pixels: 1.2 };
/** Squared distance between the colours on both sides, of 255 a channel, under which a mixture cannot be told. */
const ALIKE = 40 ** 2;

/** Colours of the sure pixels, and where they are not sure those of the nearest ones. Half the photo's size. */
function sureColours(half: Planes, sure: Plane): Planes {
  return spreadColours(half, sure);
}

/**
 * The person's own colours, also where hair and edges let the old background through or its light spills over them.
 * Around the outline each pixel is explained as a mixture of the person's colour near by and the background's; what is
 * of the background in it is taken out, what is the person's own detail stays.
 */
export function foregroundColours(photo: Image, matte: Plane, faceSize: number): Image {
  const { width, height, data } = photo;
  const soft = blurredPlane(matte, Math.max(MIXED.pixels, faceSize * MIXED.faces));
  const halfWidth = (width + 1) >> 1;
  const halfHeight = (height + 1) >> 1;
  const half = [0, 1, 2].map((c) =>
    resizePlane(channelOf(photo, c), halfWidth, halfHeight),
  ) as unknown as Planes;
  const around = resizePlane(soft, halfWidth, halfHeight);
  const inside = { ...around, data: around.data.map((value) => smoothstep(0.93, 0.995, value)) };
  const outside = { ...around, data: around.data.map((value) => smoothstep(0.07, 0.005, value)) };
  const own = sureColours(half, inside).map((plane) => resizePlane(plane, width, height).data);
  const behind = sureColours(half, outside).map((plane) => resizePlane(plane, width, height).data);
  const out = createImage(width, height);
  for (let i = 0, p = 0; i < soft.data.length; i++, p += 4) {
    out.data[p + 3] = 255;
    const sure = smoothstep(0.93, 0.995, soft.data[i]!);
    const share = sure < 1 ? shareOf(data, p, own, behind, i, matte.data[i]!) : 1;
    for (let c = 0; c < 3; c++) {
      const seen = data[p + c]!;
      const f = own[c]![i]!;
      const left = seen - share * f - (1 - share) * behind[c]![i]!;
      out.data[p + c] = sure * seen + (1 - sure) * (f + share * left);
    }
  }
  return out;
}

/** How much of a pixel is the person's, by its colour where that can be told, and no more than the matte says. */
function shareOf(
  data: Uint8ClampedArray,
  p: number,
  own: readonly Float32Array[],
  behind: readonly Float32Array[],
  i: number,
  matte: number,
): number {
  let between = 0;
  let along = 0;
  for (let c = 0; c < 3; c++) {
    const difference = own[c]![i]! - behind[c]![i]!;
    between += difference * difference;
    along += (data[p + c]! - behind[c]![i]!) * difference;
  }
  const seen = clamp(along / (between + 1), 0, 1);
  const told = between / (between + ALIKE);
  return matte + (Math.min(seen, matte) - matte) * told;
}

function channelOf(image: Image, c: number): Plane {
  const plane = createPlane(image.width, image.height);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = image.data[i * 4 + c]!;
  return plane;
}
