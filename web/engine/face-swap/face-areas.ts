import { MESH, type Mesh, meshPoint } from "../face/face-mesh.ts";
import type { Point } from "../pixels/affine.ts";
import { blurredPlane } from "../pixels/blur.ts";
import { convexHull } from "../pixels/convex-hull.ts";
import { fillPolygon } from "../pixels/fill-polygon.ts";
import { createPlane, type Plane, smoothstep } from "../pixels/image.ts";

/** A rectangle of a photo, in its pixels. */
export interface Patch {
  left: number;
  top: number;
  width: number;
  height: number;
}

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

const FEATURES = [
  [70, 63, 105, 66, 107, 133, 155, 154, 153, 145, 144, 163, 7, 33],
  [300, 293, 334, 296, 336, 362, 382, 381, 380, 374, 373, 390, 249, 263],
  [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291, 409, 270, 269, 267, 0, 37, 39, 40, 185],
  [129, 45, 4, 275, 358, 327, 2, 98],
] as const;
/** How softly features end, in face sizes. */
const FEATURE_EDGE = 0.018;

const placed = (points: readonly Point[], { left, top }: Patch) =>
  points.map(({ x, y }) => ({ x: x - left, y: y - top }));

/** The way from forehead to chin, of length 1. */
function downwards(mesh: Mesh): Point {
  const forehead = meshPoint(mesh, MESH.forehead);
  const chin = meshPoint(mesh, MESH.chin);
  const height = Math.hypot(chin.x - forehead.x, chin.y - forehead.y) || 1;
  return { x: (chin.x - forehead.x) / height, y: (chin.y - forehead.y) / height };
}

/** What the mesh knows a face's skin in, from somewhat above the brows to the chin: 1 inside, 0 outside. */
export function faceArea(mesh: Mesh, size: number, patch: Patch): Plane {
  const down = downwards(mesh);
  const raised = BROWS.map((index) => {
    const { x, y } = meshPoint(mesh, index);
    return { x: x - down.x * ABOVE_BROWS * size, y: y - down.y * ABOVE_BROWS * size };
  });
  const area = createPlane(patch.width, patch.height);
  fillPolygon(area, placed([...OUTLINE.map((index) => meshPoint(mesh, index)), ...raised], patch));
  return area;
}

/** 1 from brows to nose, 0 on lips and chin: what of a face is swapped where a beard stays. */
export function upperFace(mesh: Mesh, size: number, patch: Patch): Plane {
  const down = downwards(mesh);
  const base = meshPoint(mesh, NOSE_BASE);
  const area = createPlane(patch.width, patch.height);
  for (let i = 0; i < area.data.length; i++) {
    const x = patch.left + (i % patch.width) - base.x;
    const y = patch.top + Math.floor(i / patch.width) - base.y;
    area.data[i] = smoothstep(0, -ABOVE_LIP, (x * down.x + y * down.y) / size);
  }
  return area;
}

/** 1 on brows, eyes, lips and nostrils, which have other colours than skin. */
export function featureArea(mesh: Mesh, size: number, patch: Patch): Plane {
  const area = createPlane(patch.width, patch.height);
  for (const points of FEATURES)
    fillPolygon(
      area,
      placed(
        points.map((index) => meshPoint(mesh, index)),
        patch,
      ),
    );
  const soft = blurredPlane(area, Math.max(0.5, size * FEATURE_EDGE));
  return { ...soft, data: soft.data.map((value) => smoothstep(0.08, 0.45, value)) };
}

const CORE = FEATURES.flat();
/** How far what is swapped reaches beyond the features, in face sizes, and how softly it ends. */
const AROUND = { reach: 0.075, fade: 0.035 };
/** How far within the features' outline hair or a hand that comes in from outside seldom lies, in face sizes. */
const DEEP = { reach: -0.03, fade: 0.015 };

/** Brows to mouth with some skin around them, of all of the meshes: 1 within, fading to 0. */
export const coreArea = (meshes: readonly Mesh[], size: number, patch: Patch): Plane =>
  aroundFeatures(meshes, size, patch, AROUND);

/** What of that lies between the features: 1 within, fading to 0. */
export const deepArea = (meshes: readonly Mesh[], size: number, patch: Patch): Plane =>
  aroundFeatures(meshes, size, patch, DEEP);

function aroundFeatures(
  meshes: readonly Mesh[],
  size: number,
  patch: Patch,
  { reach, fade }: { reach: number; fade: number },
): Plane {
  const corners = convexHull(meshes.flatMap((mesh) => CORE.map((index) => meshPoint(mesh, index))));
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
