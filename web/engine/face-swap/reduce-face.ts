import type { Mesh } from "../face/face-mesh.ts";
import { type Area, cutImage } from "../pixels/cut-image.ts";
import type { Image } from "../pixels/image.ts";
import { buildPyramid } from "../pixels/resample.ts";
import type { SwapFace } from "./read-swap-face.ts";

/** How much is seen around a face, in face sizes: what the network that tells people apart looks at lies within. */
const MARGIN = 0.5;
/** Pixels a face keeps at least: that network sees it in no more. */
const LEAST_SIZE = 240;

/** A face with no more of its photo than lies around it, and halved as often as that network does not notice, to try a swap out on. */
export function reduceFace(face: SwapFace): SwapFace {
  const halvings = Math.max(0, Math.floor(Math.log2(face.size / LEAST_SIZE)));
  const level = Math.min(halvings, face.photo.length - 1);
  const scale = 2 ** -level;
  const { left, top, right, bottom } = face.bounds;
  const bounds = { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale };
  const small = { ...face, size: face.size * scale, bounds };
  const area = areaAround(small, face.photo[level]!, MARGIN);
  return {
    ...small,
    photo: buildPyramid(cutImage(face.photo[level]!, area)),
    mesh: meshWithin(
      face.mesh.map((value) => value * scale),
      area,
    ),
    bounds: {
      left: bounds.left - area.left,
      right: bounds.right - area.left,
      top: bounds.top - area.top,
      bottom: bounds.bottom - area.top,
    },
  };
}

/** The same points in what is cut out of the photo. */
export const meshWithin = (mesh: Mesh, { left, top }: Area): Mesh =>
  mesh.map((value, k) => (k % 3 === 0 ? value - left : k % 3 === 1 ? value - top : value));

/** @param margin in face sizes */
export function areaAround(
  { bounds, size }: Pick<SwapFace, "bounds" | "size">,
  { width, height }: Pick<Image, "width" | "height">,
  margin: number,
): Area {
  const left = Math.max(0, Math.floor(bounds.left - margin * size));
  const top = Math.max(0, Math.floor(bounds.top - margin * size));
  return {
    left,
    top,
    width: Math.min(width, Math.ceil(bounds.right + margin * size)) - left,
    height: Math.min(height, Math.ceil(bounds.bottom + margin * size)) - top,
  };
}
