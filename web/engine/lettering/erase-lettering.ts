import { inpaint } from "../inpaint/inpaint.ts";
import { blurredPlane } from "../pixels/blur.ts";
import { createPlane, type Image } from "../pixels/image.ts";
import type { Ink } from "./find-ink.ts";

/** What a letter's soft edge and a JPEG leave beside it, in pixels. */
const EDGE = 1.6;

/** The photo without the lettering: its strokes alone are filled, and what shows between them stays. */
export function eraseLettering(
  photo: Image,
  { left, top, cover }: Ink,
  onProgress?: (share: number) => void,
): Image {
  const wide = blurredPlane({ ...cover, data: cover.data.map((value) => (value > 0.12 ? 1 : 0)) }, EDGE);
  const strokes = createPlane(photo.width, photo.height);
  for (let y = 0, at = 0; y < cover.height; y++)
    for (let x = 0; x < cover.width; x++, at++)
      if (wide.data[at]! > 0.06) strokes.data[(top + y) * photo.width + left + x] = 255;
  return inpaint(photo, strokes, { onProgress });
}
