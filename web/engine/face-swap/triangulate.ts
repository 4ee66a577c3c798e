import { MESH, type Mesh } from "../face/face-mesh.ts";
import type { Point } from "../pixels/affine.ts";

type Triangle = readonly [number, number, number];

/** Points of a mesh as they lie when the face looks straight ahead. */
function seenFromFront(mesh: Mesh): Point[] {
  const axis = (from: number, to: number) => {
    const span = [0, 1, 2].map((c) => mesh[to * 3 + c]! - mesh[from * 3 + c]!);
    const length = Math.hypot(...span);
    return span.map((value) => value / length);
  };
  const across = axis(MESH.leftCheek, MESH.rightCheek);
  const down = axis(MESH.forehead, MESH.chin);
  return Array.from({ length: MESH.points }, (_, i) => {
    const along = (axis: number[]) => axis.reduce((sum, value, c) => sum + value * mesh[i * 3 + c]!, 0);
    return { x: along(across), y: along(down) };
  });
}

/** Whether a point lies within the circle through a triangle's corners. */
function isInCircle(points: readonly Point[], [a, b, c]: Triangle, { x, y }: Point): boolean {
  const [ax, ay] = [points[a]!.x - x, points[a]!.y - y];
  const [bx, by] = [points[b]!.x - x, points[b]!.y - y];
  const [cx, cy] = [points[c]!.x - x, points[c]!.y - y];
  const determinant =
    (ax * ax + ay * ay) * (bx * cy - cx * by) -
    (bx * bx + by * by) * (ax * cy - cx * ay) +
    (cx * cx + cy * cy) * (ax * by - bx * ay);
  const turn =
    (points[b]!.x - points[a]!.x) * (points[c]!.y - points[a]!.y) -
    (points[c]!.x - points[a]!.x) * (points[b]!.y - points[a]!.y);
  return turn > 0 ? determinant > 0 : determinant < 0;
}

/** Triangles between the points of a face's mesh, eyes and mouth included: Delaunay's, by inserting point after point. */
export function triangulateFace(mesh: Mesh): Triangle[] {
  const points = seenFromFront(mesh);
  const reach = 20 * Math.max(...points.map(({ x, y }) => Math.abs(x) + Math.abs(y)), 1);
  const outer = points.length;
  points.push({ x: -reach, y: -reach }, { x: reach, y: -reach }, { x: 0, y: reach });
  let triangles: Triangle[] = [[outer, outer + 1, outer + 2]];
  for (let i = 0; i < outer; i++) {
    const broken = triangles.filter((triangle) => isInCircle(points, triangle, points[i]!));
    const edges = new Map<string, [number, number]>();
    for (const [a, b, c] of broken) {
      for (const [from, to] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const) {
        const key = from < to ? `${from} ${to}` : `${to} ${from}`;
        // an edge that two broken triangles share goes
        if (!edges.delete(key)) edges.set(key, [from, to]);
      }
    }
    const gone = new Set(broken);
    triangles = triangles.filter((triangle) => !gone.has(triangle));
    for (const [from, to] of edges.values()) triangles.push([from, to, i]);
  }
  return triangles.filter((corners) => corners.every((corner) => corner < outer));
}
