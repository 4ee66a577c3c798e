import { blurredPlane } from "../pixels/blur.ts";
import type { Plane } from "../pixels/image.ts";

/** How far the roundness of a body reaches inwards from its outline, in face sizes. */
const ROUNDNESS = 0.45;
/** How much of the depth is the face's own, before the rest of the body. */
const FACE = 0.45;

/** How near each place of the people is, 0 to 1: bodies as rounded shapes, the face a rise upon them. */
export function depthOf(matte: Plane, face: { x: number; y: number; size: number }): Plane {
  const round = blurredPlane(matte, face.size * ROUNDNESS);
  const { width, data } = round;
  const across = 2 * (face.size * 0.36) ** 2;
  const down = 2 * (face.size * 0.42) ** 2;
  for (let i = 0; i < data.length; i++) {
    const x = (i % width) - face.x;
    const y = Math.floor(i / width) - face.y;
    data[i] = (1 - FACE) * data[i]! + FACE * Math.exp(-(x * x) / across - (y * y) / down);
  }
  return round;
}
