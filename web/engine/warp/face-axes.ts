import { MESH, type Mesh, meshCentre, meshPoint, meshRoll } from "../face/face-mesh.ts";
import type { Point } from "../pixels/affine.ts";
import type { Move } from "./warp-picture.ts";

/** A face's own directions: moves are told in face heights, right and down as the face is turned. */
export interface FaceAxes {
  /** Forehead to chin, in pixels. */
  size: number;
  /** How far a point is to the right of the face's middle line, and below its eyes. */
  place(point: Point): Point;
  shift(point: Point, right: number, down: number, radius: number): Move;
  swell(point: Point, factor: number, radius: number): Move;
}

export function faceAxes(mesh: Mesh): FaceAxes {
  const roll = meshRoll(mesh);
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)];
  const forehead = meshPoint(mesh, MESH.forehead);
  const chin = meshPoint(mesh, MESH.chin);
  const size = Math.hypot(chin.x - forehead.x, chin.y - forehead.y);
  const eyes = meshCentre(mesh, [...MESH.leftEye, ...MESH.rightEye]);
  const middle = { x: (eyes.x + chin.x) / 2, y: (eyes.y + chin.y) / 2 };
  return {
    size,
    place: ({ x, y }) => ({
      x: ((x - middle.x) * cos + (y - middle.y) * sin) / size,
      y: ((y - eyes.y) * cos - (x - eyes.x) * sin) / size,
    }),
    shift: ({ x, y }, right, down, radius) => ({
      ...{ kind: "shift", x, y, radius: radius * size },
      dx: (right * cos - down * sin) * size,
      dy: (right * sin + down * cos) * size,
    }),
    swell: ({ x, y }, factor, radius) => ({ kind: "swell", x, y, factor, radius: radius * size }),
  };
}
