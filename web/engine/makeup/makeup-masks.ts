import type { Point } from "../pixels/affine.ts";
import { blurredPlane } from "../pixels/blur.ts";
import { fillPolygon } from "../pixels/fill-polygon.ts";
import { guideBy, guidedFilter } from "../pixels/guided-filter.ts";
import { clamp, type Plane, smoothstep } from "../pixels/image.ts";
import type { FaceArea } from "./face-area.ts";

/** Lines of the face mesh, from one corner to the other. */
const LIPS = {
  upper: [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291],
  lower: [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291],
  innerUpper: [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308],
  innerLower: [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308],
} as const;

/** From the outer corner to the inner one. */
const EYES = [
  {
    lid: [33, 246, 161, 160, 159, 158, 157, 173, 133],
    lower: [33, 7, 163, 144, 145, 153, 154, 155, 133],
    brow: [46, 53, 52, 65, 55],
    cheek: [205, 50, 117],
    temple: 127,
  },
  {
    lid: [263, 466, 388, 387, 386, 385, 384, 398, 362],
    lower: [263, 249, 390, 373, 374, 380, 381, 382, 362],
    brow: [276, 283, 282, 295, 285],
    cheek: [425, 280, 346],
    temple: 356,
  },
] as const;

const OPEN_MOUTH = 0.012;

/** Lips without what an open mouth shows, their edges fitted to the picture. */
export function lipMask(area: FaceArea): Plane {
  const mask = area.mask();
  fillPolygon(mask, [...area.points(LIPS.upper), ...area.points(LIPS.lower).reverse()]);
  const gap = Math.abs(area.point(14).y - area.point(13).y) / area.size;
  if (gap > OPEN_MOUTH) {
    const inside = area.mask();
    fillPolygon(inside, [...area.points(LIPS.innerUpper), ...area.points(LIPS.innerLower).reverse()]);
    for (let i = 0; i < mask.data.length; i++) mask.data[i] = Math.max(0, mask.data[i]! - inside.data[i]!);
  }
  const fitted = guidedFilter(guideBy(area.image, 1), mask, { radius: area.size * 0.025, epsilon: 1e-3 });
  const reach = blurredPlane(mask, area.size * 0.008);
  // fitted to the picture, but no further than the mesh may be wrong
  const data = fitted.data.map(
    (value, i) => smoothstep(0.25, 0.75, value) * smoothstep(0.12, 0.55, reach.data[i]!),
  );
  return blurredPlane({ ...mask, data }, area.size * 0.003);
}

/** Cheeks, from their apples towards the temples, fading all round. */
export function cheekMask(area: FaceArea): Plane {
  const mask = area.mask();
  for (const { cheek, temple } of EYES) {
    const apple = middleOf(area.points(cheek));
    const end = towards(apple, area.point(temple), 0.55);
    const radius = area.size * 0.17;
    const length = Math.hypot(end.x - apple.x, end.y - apple.y);
    for (let i = 0; i < mask.data.length; i++) {
      const x = (i % mask.width) - apple.x;
      const y = Math.floor(i / mask.width) - apple.y;
      const along = clamp((x * (end.x - apple.x) + y * (end.y - apple.y)) / length ** 2, 0, 1);
      const far = Math.hypot(x - along * (end.x - apple.x), y - along * (end.y - apple.y));
      const value = Math.exp(-((far / radius) ** 2) * 2.2) * (1 - 0.45 * along);
      mask.data[i] = Math.max(mask.data[i]!, value);
    }
  }
  return mask;
}

/** Between lid and brow: full at the lid, gone before the brow. */
export function lidMask(area: FaceArea): Plane {
  const mask = area.mask();
  // thin layers that lie over each other at the lid
  const layers = 8;
  for (const { lid, brow } of EYES) {
    const line = area.points(lid);
    const above = along(area.points(brow), line.length);
    for (let layer = 1; layer <= layers; layer++) {
      const reach = 0.12 + (0.62 * layer) / layers;
      const upper = line.map((point, i) =>
        towards(point, above[i]!, reach * edgeFade(i / (line.length - 1))),
      );
      fillPolygon(mask, [...line, ...upper.reverse()], 1 / layers);
    }
  }
  const soft = blurredPlane(mask, area.size * 0.013);
  return withoutEyes(area, soft);
}

/** Along the upper lashes, a little longer than the eye and thickest outside. */
export function linerMask(area: FaceArea): Plane {
  const mask = area.mask();
  for (const { lid, brow } of EYES) {
    const line = area.points(lid);
    const [outer, next] = [line[0]!, line[2]!];
    const up = towards(outer, area.points(brow)[0]!, 0.22);
    const wing = { x: up.x + (outer.x - next.x) * 0.55, y: up.y + (outer.y - next.y) * 0.25 };
    const above = along(area.points(brow), line.length);
    const upper = line.map((point, i) =>
      towards(point, above[i]!, 0.13 * (1 - 0.75 * (i / (line.length - 1)))),
    );
    fillPolygon(mask, [wing, ...line, ...upper.reverse()]);
  }
  for (let i = 0; i < mask.data.length; i++) mask.data[i] = Math.min(1, mask.data[i]!);
  return withoutEyes(area, blurredPlane(mask, area.size * 0.0035));
}

function withoutEyes(area: FaceArea, mask: Plane): Plane {
  const eyes = area.mask();
  for (const { lid, lower } of EYES)
    fillPolygon(eyes, [...area.points(lid), ...area.points(lower).reverse()]);
  const soft = blurredPlane(eyes, area.size * 0.002);
  return { ...mask, data: mask.data.map((value, i) => value * clamp(1 - soft.data[i]!, 0, 1)) };
}

const edgeFade = (at: number) => 0.55 + 0.45 * Math.sin(Math.PI * clamp(at, 0, 1));

const towards = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** A line in another number of points. */
function along(line: readonly Point[], count: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const at = (i / (count - 1)) * (line.length - 1);
    const first = Math.min(line.length - 2, Math.floor(at));
    return towards(line[first]!, line[first + 1]!, at - first);
  });
}
