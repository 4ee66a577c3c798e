import { MESH, meshPoint } from "../face/face-mesh.ts";
import type { Face } from "../face/trace-faces.ts";
import type { Point } from "../pixels/affine.ts";

/** Where a pixel is about a head, in face sizes. */
export interface HeadPlace {
  /** To the right of the middle in the photo, where the head is upright. */
  across: number;
  /** Down from the line of the ears. */
  belowEars: number;
  /** Up from the chin. */
  aboveChin: number;
  /** Sideways from the face's outline at this height; below 0 within it. */
  outside: number;
  /** 0: left in the photo; 1: right. */
  side: 0 | 1;
}

/** @param scale of the plane whose pixels are asked for, against the photo the face was found in */
export function placesAbout(
  { mesh, size: faceSize }: Face,
  scale: number,
): { size: number; middle: Point; placeOf(x: number, y: number): HeadPlace } {
  const size = faceSize * scale;
  const at = (index: number): Point => {
    const { x, y } = meshPoint(mesh, index);
    return { x: x * scale, y: y * scale };
  };
  const [forehead, chin] = [at(MESH.forehead), at(MESH.chin)];
  const [left, right] = [at(MESH.leftCheek), at(MESH.rightCheek)];
  const length = Math.hypot(chin.x - forehead.x, chin.y - forehead.y) || 1;
  const axis = { x: (chin.x - forehead.x) / length, y: (chin.y - forehead.y) / length };
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const downOf = ({ x, y }: Point) => ((x - middle.x) * axis.x + (y - middle.y) * axis.y) / size;
  const acrossOf = ({ x, y }: Point) => ((x - middle.x) * axis.y - (y - middle.y) * axis.x) / size;
  const outline = MESH.oval.map((index) => ({ y: downOf(at(index)), x: acrossOf(at(index)) }));
  const edges = [-1, 1].map((sign) => outline.filter(({ x }) => x * sign > 0).sort((a, b) => a.y - b.y));
  const edgeAt = (side: 0 | 1, y: number): number => {
    const points = edges[side]!;
    const next = points.findIndex((point) => point.y >= y);
    const [a, b] = [points.at(next < 0 ? -1 : Math.max(0, next - 1)), points.at(next)];
    if (!a || !b) return 0;
    return Math.abs(a.x + (b.x - a.x) * (b.y === a.y ? 0 : (y - a.y) / (b.y - a.y)));
  };
  const chinDown = downOf(chin);
  const placeOf = (x: number, y: number): HeadPlace => {
    const [across, belowEars] = [acrossOf({ x, y }), downOf({ x, y })];
    const side = across < 0 ? 0 : 1;
    const outside = Math.abs(across) - edgeAt(side, belowEars);
    return { across, side, belowEars, aboveChin: chinDown - belowEars, outside };
  };
  return { size, middle, placeOf };
}
