import type { FaceBounds } from "#web/engine/face/trace-faces.ts";

/** Where a face is in its picture, as shares of the picture's width and height. */
export interface FaceArea {
  /** A square around the head, as far as the picture reaches. */
  head: { x: number; y: number; width: number; height: number };
  /** CSS object-position, 0 to 1, that puts the face in the middle of a square thumbnail. */
  focus: { x: number; y: number };
}

/** Side of the square around a head over the longer side of the face. */
const HEAD = 1.9;

export function faceArea(bounds: FaceBounds, picture: { width: number; height: number }): FaceArea {
  const { width, height } = picture;
  const face = Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top);
  const centre = {
    x: (bounds.left + bounds.right) / 2,
    // hair rises further above the mesh than the neck falls below it
    y: (bounds.top + bounds.bottom) / 2 - face * 0.1,
  };
  const side = Math.min(face * HEAD, width, height);
  const within = (middle: number, length: number) =>
    Math.min(Math.max(middle - side / 2, 0), length - side) / length;
  return {
    head: {
      x: within(centre.x, width),
      y: within(centre.y, height),
      width: side / width,
      height: side / height,
    },
    focus: {
      x: squarePosition(centre.x, width, Math.min(width, height)),
      y: squarePosition(centre.y, height, Math.min(width, height)),
    },
  };
}

/** Share of what is cut off that must be cut before the point, for it to be in the middle of what is left. */
function squarePosition(point: number, length: number, kept: number): number {
  if (length === kept) return 0.5;
  return Math.min(1, Math.max(0, (point - kept / 2) / (length - kept)));
}
