import { clearParts, partsOfMatte } from "../../matte/matte-parts.ts";
import type { Point } from "../../pixels/affine.ts";
import type { Plane } from "../../pixels/image.ts";

/** Side of the cells that parts are told by, in face sizes. */
const CELL = 0.03;

/** What has this share of the part with the face is no hand: a body parted from its head by a scarf stays. */
const LOOSE = 0.5;

/**
 * Leaves of a person only what hangs together with the face in the picture, in place: of an arm that the frame cuts off,
 * a hand alone would hang in a corner.
 */
export function dropLooseParts(matte: Plane, face: Point, faceSize: number): void {
  if (face.x < 0 || face.y < 0 || face.x >= matte.width || face.y >= matte.height) return;
  const found = partsOfMatte(matte, Math.max(1, Math.round(faceSize * CELL)));
  const cell = Math.floor(face.y / found.side) * found.across + Math.floor(face.x / found.side);
  const own = found.parts.find((part) => part.includes(cell));
  if (!own) return;
  const loose = found.parts.filter((part) => part.length < LOOSE * own.length);
  clearParts(matte, found, loose);
}
