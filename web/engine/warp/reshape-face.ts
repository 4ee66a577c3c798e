import { MESH, type Mesh, meshCentre, meshPoint } from "../face/face-mesh.ts";
import type { Image } from "../pixels/image.ts";
import { type FaceAxes, faceAxes } from "./face-axes.ts";
import { type Move, warpPicture } from "./warp-picture.ts";

/** Points of the mesh by their numbers. */
const POINTS = {
  brows: { left: [70, 63, 105, 66, 107], right: [300, 293, 334, 296, 336] },
  cheeks: { left: [205, 50], right: [425, 280] },
  upperLids: { left: [160, 159, 158], right: [385, 386, 387] },
  lowerLids: { left: [144, 145, 153], right: [380, 374, 373] },
  lowerLip: 17,
} as const;

const SIDES = ["left", "right"] as const;

/** A face with a slimmer outline below the eyes; at most 7 % of its height is taken off each side. @param amount 0 to 1 */
export function slimFace(photo: Image, mesh: Mesh, amount: number): Image {
  const axes = faceAxes(mesh);
  const moves = MESH.oval.flatMap((index): Move[] => {
    const point = meshPoint(mesh, index);
    const { x, y } = axes.place(point);
    if (y < 0.02) return [];
    // nothing at the eyes, most from mouth to jaw, upwards at the chin
    const share = Math.min(1, y / 0.3);
    return [axes.shift(point, -x * 0.16 * amount * share, -0.012 * amount * share, 0.3)];
  });
  return warpPicture(photo, [...moves, ...held(mesh, axes)]);
}

/** What must not be pulled along: eyes and mouth. */
function held(mesh: Mesh, axes: FaceAxes): Move[] {
  const eyes = [meshCentre(mesh, MESH.leftEye), meshCentre(mesh, MESH.rightEye)];
  const mouth = [MESH.mouthLeft, MESH.mouthRight].map((index) => meshPoint(mesh, index));
  return [...eyes, ...mouth].map((point) => axes.shift(point, 0, 0, 0.16));
}

export interface Expression {
  /** Corners of the mouth, up to 1 or down to -1. */
  smile: number;
  /** Lids, opened to 1 or narrowed to -1. */
  eyes: number;
  /** Brows, raised to 1 or lowered to -1. */
  brows: number;
}

/** A face with another expression, as far as skin can be moved without a new picture of it: teeth are never made. */
export function changeExpression(photo: Image, mesh: Mesh, { smile, eyes, brows }: Expression): Image {
  const axes = faceAxes(mesh);
  const moves: Move[] = [];
  for (const side of SIDES) {
    const outward = side === "left" ? -1 : 1;
    const corner = meshPoint(mesh, side === "left" ? MESH.mouthLeft : MESH.mouthRight);
    moves.push(axes.shift(corner, outward * 0.028 * smile, -0.042 * smile, 0.17));
    const cheek = meshCentre(mesh, POINTS.cheeks[side]);
    moves.push(axes.shift(cheek, 0, -0.014 * smile, 0.16));
    for (const index of POINTS.upperLids[side])
      moves.push(axes.shift(meshPoint(mesh, index), 0, -0.016 * eyes, 0.055));
    for (const index of POINTS.lowerLids[side])
      moves.push(axes.shift(meshPoint(mesh, index), 0, 0.008 * eyes - 0.008 * Math.max(0, smile), 0.05));
    for (const index of POINTS.brows[side])
      moves.push(axes.shift(meshPoint(mesh, index), 0, -0.032 * brows, 0.09));
  }
  moves.push(axes.shift(meshPoint(mesh, POINTS.lowerLip), 0, 0.012 * smile, 0.1));
  moves.push(axes.shift(meshPoint(mesh, MESH.noseTip), 0, 0, 0.14));
  return warpPicture(photo, moves);
}
