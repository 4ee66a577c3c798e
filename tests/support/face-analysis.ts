import type { FaceAnalysis } from "#web/features/uploads/photo-check/photo-analysis.ts";

/** A face as the photo check describes it: straight on and evenly lit, but for what is said. */
export function faceAnalysis(input: Partial<FaceAnalysis> = {}): FaceAnalysis {
  return {
    ...{ size: 300, share: 0.3, yaw: 0, pitch: 0, light: { level: -1, side: 0, warmth: 1 } },
    ...{ head: { x: 0, y: 0, width: 1, height: 1 }, focus: { x: 0.5, y: 0.5 } },
    ...{ identity: new Float32Array(4), luma: new Float32Array(4) },
    ...input,
  };
}
