import { guideBy, guidedFilter } from "../pixels/guided-filter.ts";
import { clamp, createImage, createPlane, type Image, lumaPlane } from "../pixels/image.ts";
import { noiseLevel } from "../pixels/noise-level.ts";

/** Pixels around each that are averaged. JPEG keeps half as many pixels of colour, and what it breaks there is coarser. */
const RADIUS = { luma: 2, colour: 4 };
/** Of the noise measured, how much counts as flat. */
const STRENGTH = 1.6;
/** Noise, of 1, under which there is nothing to clean, and above which detail would go with it. */
const NOISE = { least: 0.0025, most: 0.03 };

/** The photo without grain and what JPEG's blocks leave in even places, which enlarging would draw out. Edges stay. */
export function cleanPhoto(photo: Image): Image {
  const luma = lumaPlane(photo);
  const noise = Math.min(NOISE.most, noiseLevel(luma));
  if (noise < NOISE.least) return photo;
  const epsilon = (STRENGTH * noise) ** 2;
  const even = guidedFilter(guideBy(photo, 1), luma, { radius: RADIUS.luma, epsilon });
  const halved = guideBy(photo, 2);
  const out = createImage(photo.width, photo.height);
  for (let c = 0; c < 3; c++) {
    const tint = createPlane(photo.width, photo.height);
    for (let i = 0; i < tint.data.length; i++) tint.data[i] = photo.data[i * 4 + c]! / 255 - luma.data[i]!;
    const evenTint = guidedFilter(halved, tint, { radius: RADIUS.colour, epsilon: 4 * epsilon });
    for (let i = 0; i < tint.data.length; i++) {
      out.data[i * 4 + c] = 255 * clamp(even.data[i]! + evenTint.data[i]!, 0, 1);
    }
  }
  for (let i = 3; i < out.data.length; i += 4) out.data[i] = photo.data[i]!;
  return out;
}
