import type { FaceAnalysis } from "#web/features/uploads/photo-check/photo-analysis.ts";

/** A face as the photo check describes it: straight on and evenly lit, but for what is said. */
export function faceAnalysis(input: Partial<FaceAnalysis> = {}): FaceAnalysis {
  const light = { level: -1, side: 0, warmth: 1 };
  const head = { x: 0, y: 0, width: 1, height: 1 };
  const focus = { x: 0.5, y: 0.5 };
  const face = { size: 300, share: 0.3, yaw: 0, pitch: 0, light, head, focus };
  return { ...face, identity: new Float32Array(4), luma: new Float32Array(4), bareSkin: null, ...input };
}
