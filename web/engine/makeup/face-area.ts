import { type Mesh, meshPoint } from "../face/face-mesh.ts";
import type { Point } from "../pixels/affine.ts";
import { cutImage } from "../pixels/cut-image.ts";
import { clamp, createPlane, type Image, type Plane } from "../pixels/image.ts";

/** The part of a photo around a face, in which makeup is put on, and the face's points in it. */
export interface FaceArea {
  left: number;
  top: number;
  image: Image;
  /** Forehead to chin, in pixels. */
  size: number;
  point(index: number): Point;
  points(indices: readonly number[]): Point[];
  mask(): Plane;
}

export function cutFaceArea(photo: Image, mesh: Mesh): FaceArea {
  let [left, top, right, bottom] = [photo.width, photo.height, 0, 0];
  for (let i = 0; i < mesh.length; i += 3) {
    left = Math.min(left, mesh[i]!);
    right = Math.max(right, mesh[i]!);
    top = Math.min(top, mesh[i + 1]!);
    bottom = Math.max(bottom, mesh[i + 1]!);
  }
  const margin = (bottom - top) * 0.06;
  const x0 = Math.floor(clamp(left - margin, 0, photo.width - 1));
  const y0 = Math.floor(clamp(top - margin, 0, photo.height - 1));
  const x1 = Math.ceil(clamp(right + margin, x0 + 1, photo.width));
  const y1 = Math.ceil(clamp(bottom + margin, y0 + 1, photo.height));
  const image = cutImage(photo, { left: x0, top: y0, width: x1 - x0, height: y1 - y0 });
  const point = (index: number) => {
    const { x, y } = meshPoint(mesh, index);
    return { x: x - x0, y: y - y0 };
  };
  const [forehead, chin] = [point(10), point(152)];
  return {
    ...{ left: x0, top: y0, image, point },
    size: Math.hypot(chin.x - forehead.x, chin.y - forehead.y),
    points: (indices) => indices.map(point),
    mask: () => createPlane(image.width, image.height),
  };
}
