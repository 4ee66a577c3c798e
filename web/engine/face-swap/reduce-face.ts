import { cutImage } from "../pixels/cut-image.ts";
import { buildPyramid } from "../pixels/resample.ts";
import { areaAroundFace, meshWithin, scaledMesh } from "./face-surroundings.ts";
import type { SwapFace } from "./read-swap-face.ts";

/** How much is seen around a face, in face sizes: what the network that tells people apart looks at lies within. */
const MARGIN = 0.5;
/** Pixels from which that network sees no more of a face. */
const MIN_SIZE = 240;

/**
 * A face to try a swap out on: with no more of its photo than lies around it, and halved while it keeps `least` pixels.
 */
export function reduceFace(face: SwapFace, least = MIN_SIZE): SwapFace {
  const halvings = Math.max(0, Math.floor(Math.log2(face.size / least)));
  const level = Math.min(halvings, face.photo.length - 1);
  const photo = face.photo[level]!;
  const scale = 2 ** -level;
  const { left, top, right, bottom } = face.bounds;
  const bounds = { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale };
  const size = face.size * scale;
  const area = areaAroundFace({ bounds, size }, photo, MARGIN);
  return {
    ...face,
    size,
    photo: buildPyramid(cutImage(photo, area)),
    mesh: meshWithin(scaledMesh(face.mesh, scale), area),
    bounds: {
      left: bounds.left - area.left,
      right: bounds.right - area.left,
      top: bounds.top - area.top,
      bottom: bounds.bottom - area.top,
    },
  };
}
