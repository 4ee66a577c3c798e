import type { Mesh } from "../face/face-mesh.ts";
import type { Area } from "../pixels/cut-image.ts";
import type { Image } from "../pixels/image.ts";
import type { SwapFace } from "./read-swap-face.ts";

/** The part of a photo around a face. @param margin in face sizes */
export function areaAroundFace(
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

/** The same points in what is cut out of the photo. */
export const meshWithin = (mesh: Mesh, { left, top }: Pick<Area, "left" | "top">): Mesh =>
  mesh.map((value, k) => (k % 3 === 0 ? value - left : k % 3 === 1 ? value - top : value));

/** The same points in the photo at another size; whole numbers are the middles of pixels. */
export const scaledMesh = (mesh: Mesh, scale: number): Mesh =>
  mesh.map((value, k) => (k % 3 === 2 ? value * scale : (value + 0.5) * scale - 0.5));
