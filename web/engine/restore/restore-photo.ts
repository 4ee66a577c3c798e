import { type Face, traceFaces } from "../face/trace-faces.ts";
import { inpaint } from "../inpaint/inpaint.ts";
import type { FaceModels } from "../models.ts";
import { blurredPlane } from "../pixels/blur.ts";
import { createPlane, type Image, type Plane } from "../pixels/image.ts";
import { buildPyramid, resizePlane } from "../pixels/resample.ts";
import { cleanPicture } from "./clean.ts";
import { correctColour } from "./correct-colour.ts";
import { addLocalContrast } from "./local-contrast.ts";

/** What is done to a photo, each from 0, not at all, to 1. */
export interface Restoration {
  /** Grain and JPEG's blocks taken away. */
  clean: number;
  /** Fading and casts of colour taken back. */
  colour: number;
  /** Local contrast added; faces get less of it. */
  contrast: number;
}

export const FULL_RESTORATION: Restoration = { clean: 1, colour: 1, contrast: 1 };
/** For a photo that is good already. */
export const ENHANCEMENT: Restoration = { clean: 0.5, colour: 0.6, contrast: 1 };

/** How much of the added contrast faces are spared. */
const FACE_SPARED = 0.7;

/**
 * An old or poor photo made good, its size and its people as they are.
 * @param scratches what is to be repaired by brush, 0 to 255, of the photo's size
 * @param options.onProgress told the share that is done, up to 1
 */
export function restorePhoto(
  models: FaceModels,
  photo: Image,
  { clean, colour, contrast }: Restoration = FULL_RESTORATION,
  scratches?: Plane,
  { onProgress = () => {} }: { onProgress?: (share: number) => void } = {},
): Image {
  const whole = scratches ? inpaint(photo, scratches) : photo;
  onProgress(0.2);
  const cleaned = clean > 0 ? cleanPicture(whole, { noise: clean, blocks: clean }) : whole;
  onProgress(0.7);
  const coloured = colour > 0 ? correctColour(cleaned, colour) : cleaned;
  onProgress(0.8);
  const restored =
    contrast > 0
      ? addLocalContrast(coloured, faceMap(photo, traceFaces(models, buildPyramid(coloured))), contrast)
      : coloured;
  onProgress(1);
  return restored;
}

/** How much each pixel is to be spared because it is of a face; null where there is none. */
function faceMap({ width, height }: Image, faces: readonly Face[]): Plane | null {
  if (faces.length === 0) return null;
  const scale = Math.min(1, 256 / Math.max(width, height));
  const small = createPlane(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  for (const { bounds, size } of faces) {
    const cx = ((bounds.left + bounds.right) / 2) * scale;
    const cy = ((bounds.top + bounds.bottom) / 2) * scale;
    const reach = size * 0.6 * scale;
    for (let i = 0; i < small.data.length; i++) {
      const x = i % small.width;
      const y = (i - x) / small.width;
      if (Math.hypot(x - cx, y - cy) < reach) small.data[i] = FACE_SPARED;
    }
  }
  const soft = blurredPlane(small, Math.max(1, (faces[0]!.size * scale) / 10));
  return resizePlane(soft, width, height);
}
