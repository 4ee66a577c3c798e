import type { PhotoReasonCode } from "#schema/trainings/photo-reasons.ts";
import type { FaceLight } from "#web/engine/face/face-light.ts";
import type { FaceArea } from "./face-area.ts";

/** What the photo check saw in one photo, by itself. Plain data: it crosses from the worker to the page. */
export interface PhotoAnalysis {
  /** What speaks against the photo or could be better, worst first. */
  codes: PhotoReasonCode[];
  /** Perceptual hash. */
  hash: bigint;
  /** The person in it; null when no face was found. */
  face: FaceAnalysis | null;
}

export interface FaceAnalysis extends FaceArea {
  /** Longer side in pixels of the examined picture. */
  size: number;
  /** Face over the shorter side of the picture. */
  share: number;
  /** Degrees. */
  yaw: number;
  pitch: number;
  light: FaceLight;
  identity: Float32Array;
  /** The aligned face's brightness, by which crops of one photo are known. */
  luma: Float32Array;
  /** Share of the body that is bare, as far as colours tell; null: too little of it is seen. */
  bareSkin: number | null;
}

/** All that is known of a photo that could not be looked at. */
export function unanalysed(code: "UNREADABLE" | "LOST" | "UNSEEN"): PhotoAnalysis {
  return { codes: [code], hash: 0n, face: null };
}

/** What was said of a photo, without what tells whose face it is: may be kept over a reload. */
export interface SeenFacts {
  codes: PhotoReasonCode[];
  face: Omit<FaceAnalysis, "identity" | "luma"> | null;
}

/** Null: the photo could not be looked at, which may go better next time. */
export function rememberAnalysis({ codes, face }: PhotoAnalysis): SeenFacts | null {
  if (codes.includes("UNSEEN") || codes.includes("LOST")) return null;
  if (!face) return { codes, face };
  const { identity, luma, ...facts } = face;
  return { codes, face: facts };
}

/** A second look at a photo, such as at its stored copy, says what the first one said. */
export function withRemembered(analysis: PhotoAnalysis, facts: SeenFacts | undefined): PhotoAnalysis {
  if (!facts || !analysis.face || !facts.face) return analysis;
  return { ...analysis, codes: facts.codes, face: { ...analysis.face, ...facts.face } };
}
