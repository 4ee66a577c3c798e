import type { FaceLight } from "#web/engine/face/face-light.ts";
import type { HeadPose } from "#web/engine/face/head-pose.ts";
import type { PhotoQuality } from "#web/engine/face/photo-quality.ts";

/** A face in a photo: where it is, as shares of the photo, and what decides whether it can be swapped. */
export interface FoundFace {
  outline: readonly (readonly [x: number, y: number])[];
  box: { left: number; top: number; width: number; height: number };
  /** Longer side, in pixels of the photo as it is stored. */
  size: number;
  pose: HeadPose;
  light: FaceLight;
  quality: PhotoQuality;
}

/** The middle of a face, as the operation takes it. */
export const middleOf = ({ box }: Pick<FoundFace, "box">): { left: number; top: number } => ({
  left: box.left + box.width / 2,
  top: box.top + box.height / 2,
});
