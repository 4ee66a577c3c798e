import { guidedFilter } from "../pixels/guided-filter.ts";
import { clamp, createImage, createPlane, type Image, lumaPlane, type Plane } from "../pixels/image.ts";

/** Pixels around each that are averaged. JPEG keeps half as many pixels of colour, and what it breaks there is coarser. */
const RADIUS = { luma: 2, colour: 4 };
/** Of the noise measured, how much counts as flat. */
const STRENGTH = 1.6;
/** Noise, of 1, under which there is nothing to clean, and above which detail would go with it. */
const NOISE = { least: 0.0025, most: 0.03 };

/**
 * Standard deviation of the noise of a plane: the median of what the Laplacian's difference leaves of a picture, which
 * edges and texture hardly move (Immerkaer 1996, by the median instead of the mean).
 */
function noiseOf({ width, height, data }: Plane): number {
  const found: number[] = [];
  for (let y = 1; y < height - 1; y += 2) {
    for (let x = 1; x < width - 1; x += 2) {
      const i = y * width + x;
      const corners =
        data[i - width - 1]! + data[i - width + 1]! + data[i + width - 1]! + data[i + width + 1]!;
      const sides = data[i - 1]! + data[i + 1]! + data[i - width]! + data[i + width]!;
      found.push(Math.abs(corners - 2 * sides + 4 * data[i]!));
    }
  }
  found.sort((a, b) => a - b);
  return (found[found.length >> 1] ?? 0) / (6 * 0.6745);
}

/** The photo without grain and what JPEG's blocks leave in even places, which enlarging would draw out. Edges stay. */
export function cleanPhoto(photo: Image): Image {
  const luma = lumaPlane(photo);
  const noise = Math.min(NOISE.most, noiseOf(luma));
  if (noise < NOISE.least) return photo;
  const epsilon = (STRENGTH * noise) ** 2;
  const even = guidedFilter(photo, luma, { radius: RADIUS.luma, epsilon, shrink: 1 });
  const out = createImage(photo.width, photo.height);
  for (let c = 0; c < 3; c++) {
    const tint = createPlane(photo.width, photo.height);
    for (let i = 0; i < tint.data.length; i++) tint.data[i] = photo.data[i * 4 + c]! / 255 - luma.data[i]!;
    const evenTint = guidedFilter(photo, tint, { radius: RADIUS.colour, epsilon: 4 * epsilon, shrink: 2 });
    for (let i = 0; i < tint.data.length; i++) {
      out.data[i * 4 + c] = 255 * clamp(even.data[i]! + evenTint.data[i]!, 0, 1);
    }
  }
  for (let i = 3; i < out.data.length; i += 4) out.data[i] = photo.data[i]!;
  return out;
}
