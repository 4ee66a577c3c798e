import { cutImage } from "../pixels/cut-image.ts";
import { type Image, lumaPlane } from "../pixels/image.ts";
import { noiseLevel } from "../pixels/noise-level.ts";
import { cleanPicture } from "../restore/clean.ts";
import { crispen } from "./crispen.ts";
import { grainTile } from "./grain-tile.ts";
import { upscale } from "./upscale.ts";

/** Grain of the enlarged photo against the photo's own, and its bounds, standard deviations of 1. */
const GRAIN = { share: 0.6, least: 0.003, most: 0.008 };
/** How thoroughly the photo is cleaned first: what JPEG left would be drawn in as if it were an edge. */
const CLEANED = { noise: 0.35, blocks: 1 };
/** Side of the part of the photo whose noise is measured. */
const MEASURED = 512;

/**
 * A whole photo with `factor` times the pixels on each side, for people to look at: enlarged, its edges drawn in and as
 * grainy as the photo was. What the photo does not show is not made up; what is transparent stays so.
 * @param options.onProgress told the share that is done, up to 1
 */
export function enlargePhoto(
  photo: Image,
  factor: 2 | 4,
  { onProgress = () => {} }: { onProgress?: (share: number) => void } = {},
): Image {
  const doubled = upscale(cleanPicture(photo, CLEANED), 2);
  onProgress(1 / factor);
  const large = crispen(factor === 2 ? doubled : upscale(doubled, 2), factor);
  onProgress(0.9);
  addGrain(large, grainFor(photo), factor);
  onProgress(1);
  return large;
}

function grainFor(photo: Image): number {
  const noise = noiseLevel(lumaPlane(middleOf(photo)));
  return Math.min(GRAIN.most, Math.max(GRAIN.least, noise * GRAIN.share));
}

function middleOf(photo: Image): Image {
  const width = Math.min(MEASURED, photo.width);
  const height = Math.min(MEASURED, photo.height);
  const left = (photo.width - width) >> 1;
  const top = (photo.height - height) >> 1;
  return cutImage(photo, { left, top, width, height });
}

/** Adds grain in place, most in the middle tones as film and sensors show it, none where nothing is seen. */
function addGrain({ width, height, data }: Image, amount: number, factor: number): void {
  const { side, specks } = grainTile(factor);
  for (let y = 0, p = 0; y < height; y++) {
    const row = (y % side) * side;
    for (let x = 0; x < width; x++, p += 4) {
      if (data[p + 3] === 0) continue;
      const luma = (0.2126 * data[p]! + 0.7152 * data[p + 1]! + 0.0722 * data[p + 2]!) / 255;
      const speck = 255 * amount * specks[row + (x % side)]! * (0.3 + 2.8 * luma * (1 - luma));
      for (let c = 0; c < 3; c++) data[p + c] = data[p + c]! + speck;
    }
  }
}
