import type { FaceModels } from "../models.ts";
import type { Pyramid } from "../pixels/resample.ts";
import { detectFaces } from "./detect-faces.ts";
import { type Mesh, traceMesh } from "./face-mesh.ts";
import { type HeadPose, headPose } from "./head-pose.ts";

/** Anything smaller is as likely a pattern as a face. */
const LEAST_PIXELS = 40;

export interface FaceBounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Face {
  mesh: Mesh;
  bounds: FaceBounds;
  /** Longer side of the face, brow to chin or cheek to cheek, in photo pixels. */
  size: number;
  pose: HeadPose;
}

function boundsOf(mesh: Mesh): FaceBounds {
  const bounds = { left: mesh[0]!, top: mesh[1]!, right: mesh[0]!, bottom: mesh[1]! };
  for (let i = 0; i < mesh.length; i += 3) {
    bounds.left = Math.min(bounds.left, mesh[i]!);
    bounds.right = Math.max(bounds.right, mesh[i]!);
    bounds.top = Math.min(bounds.top, mesh[i + 1]!);
    bounds.bottom = Math.max(bounds.bottom, mesh[i + 1]!);
  }
  return bounds;
}

/** Below this score it is no face; below the second one none beside a surer one of at least this share of its size. */
const SCORE = { least: 0.3, sure: 0.95 };
const COMPARABLE = 0.45;

/**
 * Every face that the mesh confirms, largest first. The detector alone also fires on elbows and switches. What the mesh
 * doubts is a face in profile, a bystander out of focus or, larger than a face that is sure, a window.
 * @param enough ends the search early: it is asked after each face, which come about largest first.
 */
export function traceFaces(
  models: FaceModels,
  photo: Pyramid,
  enough: (found: readonly Face[]) => boolean = () => false,
): Face[] {
  const found: Face[] = [];
  let largestSure = 0;
  const isDoubted = ({ size }: Face) => size > largestSure && size * COMPARABLE < largestSure;
  const counted = () => found.filter((face) => !isDoubted(face));
  for (const box of detectFaces(models, photo)) {
    const { points, score } = traceMesh(models, photo, box);
    const bounds = boundsOf(points);
    const size = Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top);
    if (score <= SCORE.least || size < LEAST_PIXELS) continue;
    if (score >= SCORE.sure) largestSure = Math.max(largestSure, size);
    found.push({ mesh: points, bounds, size, pose: headPose(points) });
    found.sort((a, b) => b.size - a.size);
    if (enough(counted())) break;
  }
  return counted();
}
