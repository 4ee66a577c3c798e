import { MESH, type Mesh, meshPoint } from "../face/face-mesh.ts";
import type { Point } from "../pixels/affine.ts";
import { blurredPlane } from "../pixels/blur.ts";
import { convexHull } from "../pixels/convex-hull.ts";
import type { Area } from "../pixels/cut-image.ts";
import { fillPolygon } from "../pixels/fill-polygon.ts";
import { createPlane, type Plane, smoothstep } from "../pixels/image.ts";

/** Brows from outside to inside, then the other's from inside to outside. */
export const BROWS = [70, 63, 105, 66, 107, 336, 296, 334, 293, 300] as const;
/** From one temple round the chin to the other: the forehead stays, with the hair that falls into it. */
const OUTLINE = [
  389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136, 172, 58, 132, 93,
  234, 127, 162,
] as const;
/** How far above the brows the area reaches, in face sizes. */
const ABOVE_BROWS = 0.13;

const NOSE_BASE = 2;
/** How softly the upper face ends above the lip, in face sizes. */
const ABOVE_LIP = 0.07;

/** Lower edges of the brows, from outside to inside. */
const UNDER_BROWS = { left: [46, 53, 52, 65, 55], right: [276, 283, 282, 295, 285] } as const;
const BROW_OUTLINES = [
  [...BROWS.slice(0, BROWS.length / 2), ...UNDER_BROWS.left.toReversed()],
  [...BROWS.slice(BROWS.length / 2), ...UNDER_BROWS.right],
];
/** From one brow's inner end over the bridge of the nose to the other's. */
const BETWEEN_BROWS = [107, 9, 336, 285, 8, 55] as const;
/** How far around brows hair still counts to them, and how softly that ends, in face sizes. */
const BROW_EDGE = 0.02;
/** The same where brows stay, with what is strewn around them. */
const AROUND_BROWS = 0.035;

const FEATURES = [
  [70, 63, 105, 66, 107, 133, 155, 154, 153, 145, 144, 163, 7, 33],
  [300, 293, 334, 296, 336, 362, 382, 381, 380, 374, 373, 390, 249, 263],
  [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291, 409, 270, 269, 267, 0, 37, 39, 40, 185],
  [129, 45, 4, 275, 358, 327, 2, 98],
] as const;
/** Outlines of the open eyes. */
const OPEN_EYES = [
  [33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246],
  [263, 249, 390, 373, 374, 380, 381, 382, 362, 398, 384, 385, 386, 387, 388, 466],
] as const;
/** How softly features end, in face sizes. */
const FEATURE_EDGE = 0.018;
const OPEN_EDGE = 0.012;

const placed = (points: readonly Point[], { left, top }: Area) =>
  points.map(({ x, y }) => ({ x: x - left, y: y - top }));

/** The way from forehead to chin, of length 1. */
function downwards(mesh: Mesh): Point {
  const forehead = meshPoint(mesh, MESH.forehead);
  const chin = meshPoint(mesh, MESH.chin);
  const height = Math.hypot(chin.x - forehead.x, chin.y - forehead.y) || 1;
  return { x: (chin.x - forehead.x) / height, y: (chin.y - forehead.y) / height };
}

/** What the mesh knows a face's skin in, from somewhat above the brows to the chin: 1 inside, 0 outside. */
export function faceArea(mesh: Mesh, size: number, patch: Area): Plane {
  const down = downwards(mesh);
  const raised = BROWS.map((index) => {
    const { x, y } = meshPoint(mesh, index);
    return { x: x - down.x * ABOVE_BROWS * size, y: y - down.y * ABOVE_BROWS * size };
  });
  const area = createPlane(patch.width, patch.height);
  fillPolygon(area, placed([...OUTLINE.map((index) => meshPoint(mesh, index)), ...raised], patch));
  return area;
}

const along = (down: Point, from: Point, { x, y }: Point) => (x - from.x) * down.x + (y - from.y) * down.y;

/** How much a place of the photo belongs to the upper face: 1 from brows to nose, 0 on lips and chin. */
export function upperShare(mesh: Mesh, size: number): (place: Point) => number {
  const down = downwards(mesh);
  const base = meshPoint(mesh, NOSE_BASE);
  return (place) => smoothstep(0, -ABOVE_LIP, along(down, base, place) / size);
}

/** Parts of a face that can be left as they are in the photo; 1 within, fading to 0. */
export interface Parts {
  /** Between the lids. */
  eyes: Plane;
  /** With what lies between the two, where some people's join. */
  brows: Plane;
  /** Lips and chin. */
  mouth: Plane;
}

export function partsOf(mesh: Mesh, size: number, patch: Area): Parts {
  const upperAt = upperShare(mesh, size);
  const mouth = createPlane(patch.width, patch.height);
  for (let i = 0; i < mouth.data.length; i++) {
    const [x, y] = [i % patch.width, Math.floor(i / patch.width)];
    mouth.data[i] = 1 - upperAt({ x: patch.left + x, y: patch.top + y });
  }
  const brows = widened(
    outlined([...BROW_OUTLINES, BETWEEN_BROWS], mesh, patch),
    size * AROUND_BROWS,
    [0.05, 0.4],
  );
  return { eyes: openEyes(mesh, size, patch), brows, mouth };
}

function outlined(outlines: readonly (readonly number[])[], mesh: Mesh, patch: Area): Plane {
  const area = createPlane(patch.width, patch.height);
  for (const outline of outlines) {
    const points = outline.map((index) => meshPoint(mesh, index));
    fillPolygon(area, placed(points, patch));
  }
  return area;
}

/** The area widened a little, fading to 0. */
function widened(area: Plane, softness: number, [least, most]: readonly [number, number]): Plane {
  const soft = blurredPlane(area, Math.max(0.5, softness));
  return { ...soft, data: soft.data.map((value) => smoothstep(least, most, value)) };
}

/** 1 on the brows with their edges, fading to 0. */
export const browArea = (mesh: Mesh, size: number, patch: Area): Plane =>
  widened(outlined(BROW_OUTLINES, mesh, patch), size * BROW_EDGE, [0.05, 0.3]);

/** 1 on brows, eyes, lips and nostrils, which are no skin. */
export const featureArea = (mesh: Mesh, size: number, patch: Area): Plane =>
  widened(outlined(FEATURES, mesh, patch), size * FEATURE_EDGE, [0.08, 0.45]);

/** 1 on the open eyes, between the lids. */
const openEyes = (mesh: Mesh, size: number, patch: Area): Plane =>
  widened(outlined(OPEN_EYES, mesh, patch), size * OPEN_EDGE, [0.2, 0.8]);

/** 1 on lips and teeth. */
export const lipsArea = (mesh: Mesh, size: number, patch: Area): Plane =>
  widened(outlined([FEATURES[2]], mesh, patch), size * OPEN_EDGE, [0.2, 0.8]);

const CORE = FEATURES.flat();
/** How far what is swapped reaches beyond the features, in face sizes, and how softly it ends. */
const AROUND = { reach: 0.075, fade: 0.035 };
/** How far within the features' outline hair or a hand that comes in from outside seldom lies, in face sizes. */
const DEEP = { reach: -0.03, fade: 0.015 };

/** Brows to mouth with some skin around them: 1 within, fading to 0. */
export const coreArea = (mesh: Mesh, size: number, patch: Area): Plane =>
  aroundFeatures(mesh, size, patch, AROUND);

/** What of that lies between the features: 1 within, fading to 0. */
export const deepArea = (mesh: Mesh, size: number, patch: Area): Plane =>
  aroundFeatures(mesh, size, patch, DEEP);

function aroundFeatures(
  mesh: Mesh,
  size: number,
  patch: Area,
  { reach, fade }: { reach: number; fade: number },
): Plane {
  const corners = convexHull(CORE.map((index) => meshPoint(mesh, index)));
  const middle = (axis: "x" | "y") => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  const [x, y] = [middle("x"), middle("y")];
  const moved = corners.map((corner) => {
    const by = 1 + (reach * size) / (Math.hypot(corner.x - x, corner.y - y) || 1);
    return { x: x + (corner.x - x) * by, y: y + (corner.y - y) * by };
  });
  const area = createPlane(patch.width, patch.height);
  fillPolygon(area, placed(moved, patch));
  const soft = blurredPlane(area, size * fade);
  return { ...soft, data: soft.data.map((value) => smoothstep(0.02, 0.98, value)) };
}
