import { cropFace } from "../face/face-crop.ts";
import { type FaceLight, faceLight } from "../face/face-light.ts";
import { meshPoint } from "../face/face-mesh.ts";
import { type PhotoQuality, photoQuality } from "../face/photo-quality.ts";
import { type Face, traceFaces } from "../face/trace-faces.ts";
import type { FaceModels } from "../models.ts";
import { byteToLinear } from "../pixels/colour.ts";
import { clamp, type Image } from "../pixels/image.ts";
import { buildPyramid, type Pyramid } from "../pixels/resample.ts";
import { type ColourAt, featureMap, insideFace, skinLikeness } from "./skin-map.ts";

/** Why a face is not swapped; decided before any work. */
export type SwapRefusal =
  | "NO_SOURCE_FACE"
  | "NO_TARGET_FACE"
  | "SOURCE_TOO_SMALL"
  | "TARGET_TOO_SMALL"
  | "SOURCE_BLURRED"
  | "TURNED_APART"
  | "LIT_APART"
  | "NO_COLOUR"
  | "SOURCE_COVERED"
  | "TARGET_COVERED";

/** A photo's face with what decides about it. */
export interface SwapFace extends Face {
  photo: Pyramid;
  quality: PhotoQuality;
  light: FaceLight;
  /** Share of forehead and cheeks that something else than skin covers. */
  covered: number;
}

/** Smallest faces, in pixels, and how much the source may be enlarged. */
const LEAST = { source: 90, target: 60, enlarged: 2.6 };
/** Degrees between the two faces, sideways and up; and how far either may be turned at all. */
const TURN = { yaw: 20, pitch: 22, most: 38 };
/** Stops by which the lights may differ: from one side to the other, in warmth and in brightness. */
const LIGHT = { side: 1.8, warmth: 1.7, level: 3 };
const COVERED = 0.4;
const DARK_GLASSES = 0.45;
const GREY = 0.03;

/** Finds the largest face and measures it. Null where there is none. */
export function readSwapFace(models: FaceModels, photo: Image): SwapFace | null {
  const pyramid = buildPyramid(photo);
  const [face] = traceFaces(models, pyramid, (found) => found.length >= 3);
  if (!face) return null;
  const crop = cropFace(pyramid, face);
  return {
    ...face,
    photo: pyramid,
    quality: photoQuality(crop, face),
    light: faceLight(crop),
    covered: coveredShare(pyramid, face),
  };
}

/** The two faces are swapped, unless there is a reason not to. */
export function judgeSwap(source: SwapFace | null, target: SwapFace | null): SwapRefusal | null {
  if (!source) return "NO_SOURCE_FACE";
  if (!target) return "NO_TARGET_FACE";
  if (source.size < LEAST.source || source.size * LEAST.enlarged < target.size) return "SOURCE_TOO_SMALL";
  if (target.size < LEAST.target) return "TARGET_TOO_SMALL";
  if (source.quality.sharpness < 0.15) return "SOURCE_BLURRED";
  const yaw = Math.abs(source.pose.yaw - target.pose.yaw);
  const pitch = Math.abs(source.pose.pitch - target.pose.pitch);
  const most = Math.max(Math.abs(source.pose.yaw), Math.abs(target.pose.yaw));
  if (yaw > TURN.yaw || pitch > TURN.pitch || most > TURN.most) return "TURNED_APART";
  if (isLitApart(source.light, target.light)) return "LIT_APART";
  if (source.quality.colour < GREY && target.quality.colour >= GREY) return "NO_COLOUR";
  if (source.covered > COVERED || source.quality.eyeCover < DARK_GLASSES) return "SOURCE_COVERED";
  if (target.covered > COVERED || target.quality.eyeCover < DARK_GLASSES) return "TARGET_COVERED";
  return null;
}

function isLitApart(a: FaceLight, b: FaceLight): boolean {
  return (["side", "warmth", "level"] as const).some((key) => Math.abs(a[key] - b[key]) > LIGHT[key]);
}

/** Share of the mesh's points on forehead and cheeks that do not look like the face's own skin. */
function coveredShare(photo: Pyramid, { mesh, size }: Face): number {
  const colourAt = colourReader(photo[0]!);
  const likeness = skinLikeness(mesh, colourAt);
  const features = featureMap(mesh, size);
  const inside = insideFace(mesh, size);
  let count = 0;
  let covered = 0;
  for (let i = 0; i < mesh.length / 3; i++) {
    const at = meshPoint(mesh, i);
    // along the outline there is hair on every face
    if (features(at) > 0.2 || inside(at) < 0.5) continue;
    count++;
    covered += 1 - likeness(colourAt(at.x, at.y));
  }
  return covered / Math.max(1, count);
}

/** Reads single pixels of a photo in linear light, edges repeated. */
export function colourReader({ width, height, data }: Image): ColourAt {
  return (x, y) => {
    const p = (clamp(Math.round(y), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1)) * 4;
    return [byteToLinear(data[p]!), byteToLinear(data[p + 1]!), byteToLinear(data[p + 2]!)];
  };
}
