import { MESH, meshPoint } from "../face/face-mesh.ts";
import type { Face } from "../face/trace-faces.ts";
import type { Point } from "../pixels/affine.ts";
import type { Plane } from "../pixels/image.ts";

/** The face's outline is drawn in by this share, so that a mesh a little too wide does not reach past the cheek. */
const DRAWN_IN = 0.05;
/** Degrees a head may be turned before the ear on the far side is hidden. */
const EAR_HIDDEN = 25;

/** Ears and neck count as the person's where the network thinks so at least a little. */
const LIKELY = 0.25;
/**
 * What of a head is surely skull or hair, above the line of the ears: a superellipse of this exponent, so many times as
 * wide as the face, and higher than the forehead's last point by a share of the face's length; and its corners.
 */
const SKULL = { exponent: 2.5, wide: 1.12, crown: 0.4 };
const CORNERS = 24;

/** Whether a point lies inside a polygon: a ray to the right crosses its sides an odd number of times. */
function isInside(polygon: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[i]!, polygon[j]!];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/**
 * Makes the face opaque in a matte, and ears and neck where the network half sees them, in place: what lies within the
 * mesh is a face, whatever its colours. Over the skull it gives back what colours took of `unweighed`, the matte before
 * them: that is hair, however dark the place behind it. Both are `scale` times the size of the photo the face was found in.
 */
export function coverFace(matte: Plane, unweighed: Plane, face: Face, scale: number): void {
  const at = (index: number): Point => {
    const { x, y } = meshPoint(face.mesh, index);
    return { x: x * scale, y: y * scale };
  };
  const size = face.size * scale;
  const oval = MESH.oval.map(at);
  const middle = {
    x: oval.reduce((sum, { x }) => sum + x, 0) / oval.length,
    y: oval.reduce((sum, { y }) => sum + y, 0) / oval.length,
  };
  const drawnIn = oval.map(({ x, y }) => ({
    x: middle.x + (x - middle.x) * (1 - DRAWN_IN),
    y: middle.y + (y - middle.y) * (1 - DRAWN_IN),
  }));
  fill(matte, drawnIn, () => 1);
  const likely = (value: number) => (value > LIKELY ? 1 : value);
  const [left, right, chin, forehead] = [MESH.leftCheek, MESH.rightCheek, MESH.chin, MESH.forehead].map(
    at,
  ) as [Point, Point, Point, Point];
  const length = Math.hypot(chin.x - forehead.x, chin.y - forehead.y);
  const down = { x: (chin.x - forehead.x) / length, y: (chin.y - forehead.y) / length };
  const move = (from: Point, across: number, along: number): Point => ({
    x: from.x + (down.y * across + down.x * along) * size,
    y: from.y + (-down.x * across + down.y * along) * size,
  });
  const ears = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const high = ((ears.x - forehead.x) * down.x + (ears.y - forehead.y) * down.y) / size;
  const half = {
    width: (Math.hypot(right.x - left.x, right.y - left.y) / 2 / size) * SKULL.wide,
    height: high + (length / size) * SKULL.crown,
  };
  const skull = skullAbove(half).map(([across, along]) => move(ears, across, along));
  fill(matte, skull, (value, i) => Math.max(value, unweighed.data[i]!));
  const ear = (cheek: Point, side: number) => [
    move(cheek, 0, -0.1),
    move(cheek, 0.07 * side, -0.08),
    move(cheek, 0.06 * side, 0.12),
    move(cheek, 0, 0.2),
  ];
  if (face.pose.yaw > -EAR_HIDDEN) fill(matte, ear(left, -1), likely);
  if (face.pose.yaw < EAR_HIDDEN) fill(matte, ear(right, 1), likely);
  fill(
    matte,
    [move(chin, -0.22, -0.1), move(chin, 0.22, -0.1), move(chin, 0.24, 0.25), move(chin, -0.24, 0.25)],
    likely,
  );
}

/** Half a superellipse around the middle between the ears, upwards, as pairs of across and along. */
function skullAbove(half: { width: number; height: number }): (readonly [number, number])[] {
  const bent = (share: number) => Math.sign(share) * Math.abs(share) ** (2 / SKULL.exponent);
  return Array.from({ length: CORNERS + 1 }, (_, i) => {
    const turn = (Math.PI * i) / CORNERS;
    return [-bent(Math.cos(turn)) * half.width, -bent(Math.sin(turn)) * half.height];
  });
}

function fill(matte: Plane, polygon: readonly Point[], change: (value: number, i: number) => number): void {
  const { width, height, data } = matte;
  const [xs, ys] = [polygon.map(({ x }) => x), polygon.map(({ y }) => y)];
  const bottom = Math.min(height - 1, Math.ceil(Math.max(...ys)));
  const right = Math.min(width - 1, Math.ceil(Math.max(...xs)));
  for (let y = Math.max(0, Math.floor(Math.min(...ys))); y <= bottom; y++) {
    for (let x = Math.max(0, Math.floor(Math.min(...xs))); x <= right; x++) {
      const i = y * width + x;
      if (isInside(polygon, x, y)) data[i] = change(data[i]!, i);
    }
  }
}
