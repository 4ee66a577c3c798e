import { type Tensor, tensor, tidy } from "@tensorflow/tfjs-core";
import type { FaceModels } from "../models.ts";
import { applyAffine, type Point, squareToSource } from "../pixels/affine.ts";
import { type Pyramid, samplePatch } from "../pixels/resample.ts";
import type { FaceBox } from "./detect-faces.ts";

const INPUT = 192;

/** Point numbers of the MediaPipe face mesh; "left" is the side that is left in an unmirrored photo. */
export const MESH = {
  points: 468,
  forehead: 10,
  chin: 152,
  leftCheek: 234,
  rightCheek: 454,
  noseTip: 1,
  mouthLeft: 61,
  mouthRight: 291,
  leftEye: [33, 133, 159, 145],
  rightEye: [263, 362, 386, 374],
  /** On cheeks, forehead and nose, where skin shows and little shadow falls. */
  skin: [50, 280, 101, 330, 151, 9, 108, 337, 4, 205, 425, 36, 266, 117, 346],
  oval: [
    10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176,
    149, 150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
  ],
} as const;

/** 468 points (x, y, z) in photo pixels; z grows away from the camera, its zero is near the face's middle. */
export type Mesh = Float32Array;

export interface MeshResult {
  points: Mesh;
  /** How sure the network is that there is a face, 0 to 1. */
  score: number;
}

export function meshPoint(mesh: Mesh, index: number): Point {
  return { x: mesh[index * 3]!, y: mesh[index * 3 + 1]! };
}

/** Middle of several mesh points. */
export function meshCentre(mesh: Mesh, indices: readonly number[]): Point {
  let x = 0;
  let y = 0;
  for (const index of indices) {
    x += mesh[index * 3]! / indices.length;
    y += mesh[index * 3 + 1]! / indices.length;
  }
  return { x, y };
}

/** The middle between the eyes. */
export const eyesOf = (mesh: Mesh): Point => meshCentre(mesh, [...MESH.leftEye, ...MESH.rightEye]);

/** Turn of the line between the eyes, radians, positive clockwise as seen. */
export function meshRoll(mesh: Mesh): number {
  const left = meshCentre(mesh, MESH.leftEye);
  const right = meshCentre(mesh, MESH.rightEye);
  return Math.atan2(right.y - left.y, right.x - left.x);
}

function runMesh(
  models: FaceModels,
  photo: Pyramid,
  cx: number,
  cy: number,
  side: number,
  angle: number,
): MeshResult {
  const map = squareToSource(INPUT, cx, cy, side, angle);
  const pixels = samplePatch(photo, map, INPUT, INPUT, 1 / 255, 0);
  const { flat, flag } = tidy(() => {
    const result = models.mesh.execute(tensor(pixels, [1, INPUT, INPUT, 3])) as Tensor[];
    return {
      flat: result.find((t) => t.size === MESH.points * 3)!.dataSync() as Float32Array,
      flag: result.find((t) => t.size === 1)!.dataSync()[0]!,
    };
  });
  const points = new Float32Array(MESH.points * 3);
  for (let i = 0; i < points.length; i += 3) {
    const at = applyAffine(map, flat[i]!, flat[i + 1]!);
    points[i] = at.x;
    points[i + 1] = at.y;
    points[i + 2] = (flat[i + 2]! * side) / INPUT;
  }
  return { points, score: flag < 0 || flag > 1 ? 1 / (1 + Math.exp(-flag)) : flag };
}

/** Bounding square of a mesh once it is turned upright by `roll`. */
function uprightSquare(mesh: Mesh, roll: number): { cx: number; cy: number; side: number } {
  const cos = Math.cos(roll);
  const sin = Math.sin(roll);
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < mesh.length; i += 3) {
    const u = mesh[i]! * cos + mesh[i + 1]! * sin;
    const v = mesh[i + 1]! * cos - mesh[i]! * sin;
    left = Math.min(left, u);
    right = Math.max(right, u);
    top = Math.min(top, v);
    bottom = Math.max(bottom, v);
  }
  const u = (left + right) / 2;
  const v = (top + bottom) / 2;
  return { cx: u * cos - v * sin, cy: u * sin + v * cos, side: Math.max(right - left, bottom - top) * 1.5 };
}

/** Real faces score over 0.1 at first sight; under this nothing better comes of a second look. */
const HOPELESS = 0.03;

/** The face mesh, run three times: each pass looks through a square turned and sized by the one before. */
export function traceMesh(models: FaceModels, photo: Pyramid, box: FaceBox): MeshResult {
  const roll = Math.atan2(box.eyes[1].y - box.eyes[0].y, box.eyes[1].x - box.eyes[0].x);
  let result = runMesh(
    models,
    photo,
    box.x + box.width / 2,
    box.y + box.height / 2,
    Math.max(box.width, box.height) * 1.5,
    roll,
  );
  for (let pass = 0; pass < 2 && result.score > HOPELESS; pass++) {
    const angle = meshRoll(result.points);
    const square = uprightSquare(result.points, angle);
    result = runMesh(models, photo, square.cx, square.cy, square.side, angle);
  }
  return result;
}
