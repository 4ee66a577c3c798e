import { MESH, type Mesh, meshPoint } from "../face/face-mesh.ts";
import { byteToLinear } from "../pixels/colour.ts";
import type { Area } from "../pixels/cut-image.ts";
import { createLightMap, type Image, type LightMap, type Plane, smoothstep } from "../pixels/image.ts";
import { alignMesh } from "./align-mesh.ts";
import { enlarged } from "./enlarge-source.ts";
import { upperShare } from "./face-areas.ts";
import { areaAroundFace } from "./face-surroundings.ts";
import type { SwapFace } from "./read-swap-face.ts";
import { type WarpedFace, warpFace } from "./warp-face.ts";

/** Two faces in one shape, at the place of one of them. */
export interface LaidFaces {
  patch: Area;
  /** Whose features, in whose outline and pose both lie. */
  mesh: Mesh;
  /** The new face and the photo's own. Where the mesh shows neither, the photo as it is. */
  face: LightMap;
  own: LightMap;
  /** 1 where the mesh shows them. */
  cover: Plane;
}

/** How far inwards the outline of the target's face holds the shape of both, in face sizes. */
const HELD = 0.2;
/** How much of the photo is laid out around the face, in face sizes. */
const MARGIN = 0.2;

/**
 * The source's eyes and nose, in the target's pose and within the target's outline. Lips and chin lie as the target's: how
 * it smiles is part of its picture.
 */
function meshFor(source: SwapFace, target: SwapFace): Mesh {
  const upper = upperShare(target.mesh, target.size);
  const aligned = alignMesh(source.mesh, target.mesh);
  const oval = MESH.oval.map((index) => meshPoint(target.mesh, index));
  return aligned.map((value, k) => {
    const { x, y } = meshPoint(target.mesh, Math.floor(k / 3));
    const away = Math.min(...oval.map((point) => Math.hypot(point.x - x, point.y - y))) / target.size;
    return target.mesh[k]! + (value - target.mesh[k]!) * smoothstep(0, HELD, away) * upper({ x, y });
  });
}

/** Lays both faces out by one mesh, so that each feature of the one lies on the same of the other. */
export function layFaces(source: SwapFace, target: SwapFace): LaidFaces {
  const photo = target.photo[0]!;
  const patch = areaAroundFace(target, photo, MARGIN);
  const mesh = meshFor(source, target);
  const from = enlarged(source, target.size);
  const { light: face, cover } = warpFace(from.photo, from.mesh, mesh, patch);
  const own = warpFace(target.photo, target.mesh, mesh, patch);
  const around = lightOf(photo, patch);
  fillAround({ light: face, cover }, around);
  fillAround(own, around);
  return { patch, mesh, face, own: own.light, cover };
}

function lightOf({ width, data }: Image, patch: Area): LightMap {
  const light = createLightMap(patch.width, patch.height);
  for (let y = 0, o = 0; y < patch.height; y++) {
    for (let x = 0, p = ((patch.top + y) * width + patch.left) * 4; x < patch.width; x++, p += 4)
      for (let c = 0; c < 3; c++, o++) light.data[o] = byteToLinear(data[p + c]!);
  }
  return light;
}

function fillAround({ light, cover }: WarpedFace, around: LightMap): void {
  for (let i = 0; i < cover.data.length; i++)
    if (cover.data[i] === 0) light.data.set(around.data.subarray(i * 3, i * 3 + 3), i * 3);
}
