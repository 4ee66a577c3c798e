import { MESH, type Mesh } from "../face/face-mesh.ts";
import { blurredPlane } from "../pixels/blur.ts";
import { createPlane, lumaPlane, type Plane } from "../pixels/image.ts";
import type { Pyramid } from "../pixels/resample.ts";

/** Pixels a face is looked at with at least: smaller, and blurs behind somebody look busy. */
const FACE = 64;
/** How far beyond an outline it is looked, in face sizes, and how far below the chin. */
const AROUND = 0.12;
const BELOW = 1.2;
/** Blurred matte between which a place is beside the outline: farther away, or within it, nothing can be taken along. */
const BESIDE = { least: 0.03, most: 0.5 };

/**
 * How busy a photo is beside a person's outline: mean step of brightness from pixel to pixel, 0 to 255, of a face of 64
 * pixels. Most photos measure 1 to 7, those with lights or people right behind somebody 12 and more.
 */
export function busySurroundings(
  photo: Pyramid,
  { matte, mesh, faceSize }: { matte: Plane; mesh: Mesh; faceSize: number },
): number {
  const level = Math.min(photo.length - 1, Math.max(0, Math.floor(Math.log2(faceSize / FACE))));
  const { width, height, data } = lumaPlane(photo[level]!);
  const step = matte.width / width;
  const person = createPlane(width, height);
  for (let i = 0; i < data.length; i++) {
    const [x, y] = [Math.floor(((i % width) + 0.5) * step), Math.floor((Math.floor(i / width) + 0.5) * step)];
    const at = Math.min(matte.height - 1, y) * matte.width + Math.min(matte.width - 1, x);
    person.data[i] = matte.data[at]! > 0.5 ? 1 : 0;
  }
  const near = blurredPlane(person, (AROUND * faceSize) / step).data;
  const bottom = Math.min(height - 1, (mesh[MESH.chin * 3 + 1]! + BELOW * faceSize) / step);
  let [sum, places] = [0, 0];
  for (let y = 1; y < bottom; y++) {
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      if (person.data[i] || near[i]! < BESIDE.least || near[i]! > BESIDE.most) continue;
      const neighbours = [data[i + 1]! - data[i - 1]!, data[i + width]! - data[i - width]!];
      sum += (Math.abs(neighbours[0]!) + Math.abs(neighbours[1]!)) / 4;
      places++;
    }
  }
  // a finer level shows the same step in more pixels
  return places > 0 ? ((255 * sum) / places) * (faceSize / step / FACE) : 0;
}
