import type { PhotoReasonCode } from "#schema/photo-reasons.ts";
import type { FaceLight } from "#web/engine/face/face-light.ts";
import type { FaceArea } from "./face-area.ts";

/** What the coach saw in one photo, by itself. Plain data: it crosses from the worker to the page. */
export interface PhotoLook {
  /** What speaks against the photo or could be better, worst first. */
  codes: PhotoReasonCode[];
  /** Perceptual hash. */
  hash: bigint;
  /** The person in it; null when no face was found. */
  face: FaceLook | null;
}

export interface FaceLook extends FaceArea {
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
}

/** All that is known of a photo that could not be looked at. */
export function unlooked(code: "UNREADABLE" | "LOST" | "UNSEEN"): PhotoLook {
  return { codes: [code], hash: 0n, face: null };
}

/** What was said of a photo, without what tells whose face it is: may be kept over a reload. */
export interface SeenFacts {
  codes: PhotoReasonCode[];
  face: Omit<FaceLook, "identity" | "luma"> | null;
}

/** Null: the photo could not be looked at, which may go better next time. */
export function rememberLook({ codes, face }: PhotoLook): SeenFacts | null {
  if (codes.includes("UNSEEN") || codes.includes("LOST")) return null;
  if (!face) return { codes, face };
  const { identity, luma, ...facts } = face;
  return { codes, face: facts };
}

/** A second look at a photo, such as at its stored copy, says what the first one said. */
export function withRemembered(look: PhotoLook, facts: SeenFacts | undefined): PhotoLook {
  if (!facts || !look.face || !facts.face) return look;
  return { ...look, codes: facts.codes, face: { ...look.face, ...facts.face } };
}
