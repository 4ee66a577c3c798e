import { caughtUnawares } from "./face/caught-unawares.ts";
import { cropFace } from "./face/face-crop.ts";
import { type FaceLight, faceLight } from "./face/face-light.ts";
import { faceLuma } from "./face/face-luma.ts";
import { MESH } from "./face/face-mesh.ts";
import { alignedFace, identityVector } from "./face/identity-vector.ts";
import { type PhotoQuality, photoQuality } from "./face/photo-quality.ts";
import { BLURRED_BELOW, DARK_GLASSES_BELOW } from "./face/quality-limits.ts";
import { type Face, traceFaces } from "./face/trace-faces.ts";
import type { FaceModels } from "./models.ts";
import type { RefusalCode, WarningCode } from "./photo-verdict.ts";
import type { Image } from "./pixels/image.ts";
import { buildPyramid, type Pyramid } from "./pixels/resample.ts";

export interface PhotoFace extends Face {
  quality: PhotoQuality;
  light: FaceLight;
  /** Unit vector; compare with `identityDistance`. */
  identity: Float32Array;
  /** The aligned face's brightness; compare with `lumaLikeness`. */
  luma: Float32Array;
}

export interface Examination {
  /** Whether a portrait can be made from the photo. */
  ok: boolean;
  /** The person the photo is of; set whenever any face was found. */
  face?: PhotoFace;
  /** Smaller faces, to be cut away; not all of them where several people are refused anyway. */
  others: Face[];
  /** Why no portrait can be made, worst first; empty when `ok`. */
  refusals: RefusalCode[];
  /** What could be better; empty unless `ok`. */
  warnings: WarningCode[];
}

/** Below this face size in pixels no portrait is possible; below the second one it will be soft. */
const FACE_PIXELS = { least: 90, good: 410 };

/** From here on a face shows an expression nobody wants in twenty pictures: narrowed eyes and parted lips stay below. */
const UNREADY = 0.35;

/** Share of the face's outline that lies outside the picture. */
function outsideShare(face: Face, width: number, height: number): number {
  let outside = 0;
  for (const index of MESH.oval) {
    const x = face.mesh[index * 3]!;
    const y = face.mesh[index * 3 + 1]!;
    if (x < 0 || y < 0 || x > width || y > height) outside++;
  }
  return outside / MESH.oval.length;
}

/** A face counts as a second subject from half the size of the largest; smaller ones are bystanders. */
const SECOND_SUBJECT = 0.5;

function severalSubjects([largest, second]: readonly Face[]): boolean {
  return largest !== undefined && second !== undefined && second.size > largest.size * SECOND_SUBJECT;
}

function refusalsFor(face: PhotoFace, others: Face[], photo: Image): RefusalCode[] {
  const { quality, pose } = face;
  const found: RefusalCode[] = [];
  if (severalSubjects([face, ...others])) found.push("SEVERAL_PEOPLE");
  if (outsideShare(face, photo.width, photo.height) > 0.12) found.push("FACE_CUT_OFF");
  if (quality.facePixels < FACE_PIXELS.least) found.push("FACE_TOO_SMALL");
  if (Math.abs(pose.yaw) > 58 || Math.abs(pose.pitch) > 50) found.push("TURNED_AWAY");
  if (quality.sharpness < BLURRED_BELOW) found.push("BLURRED");
  if (quality.highlight < 0.2) found.push("TOO_DARK");
  if (quality.burnt > 0.4) found.push("TOO_BRIGHT");
  if (caughtUnawares(face.mesh) >= UNREADY) found.push("CAUGHT_UNAWARES");
  return found;
}

/** Shorter side in pixels from which a face is small because the person stands back, as a set needs some to. */
const LARGE_PHOTO = 800;

function warningsFor(face: PhotoFace, others: Face[], photo: Image): WarningCode[] {
  const { quality, pose, bounds } = face;
  const found: WarningCode[] = [];
  // a face in profile hides one eye's surroundings
  if (quality.eyeCover < DARK_GLASSES_BELOW && Math.abs(pose.yaw) < 40) found.push("SUNGLASSES");
  if (others.length > 0) found.push("OTHERS_REMOVED");
  const smallPhoto = Math.min(photo.width, photo.height) < LARGE_PHOTO;
  if (smallPhoto && quality.facePixels < FACE_PIXELS.good) found.push("SMALL_FACE");
  if (quality.sharpness < 0.21) found.push("SOFT");
  if (quality.highlight < 0.32) found.push("DIM");
  if (Math.abs(pose.yaw) > 38) found.push("TURNED");
  if (bounds.top < face.size * 0.12) found.push("HAIR_CUT_OFF");
  return found;
}

/** Examines a photo whose pyramid is at hand. */
export function examinePyramid(models: FaceModels, photo: Pyramid): Examination {
  const [largest, ...others] = traceFaces(models, photo, severalSubjects);
  if (!largest) return { ok: false, others: [], refusals: ["NO_FACE"], warnings: [] };
  const crop = cropFace(photo, largest);
  const aligned = alignedFace(photo, largest.mesh);
  const face: PhotoFace = {
    ...largest,
    quality: photoQuality(crop, largest),
    light: faceLight(crop),
    identity: identityVector(models, aligned),
    luma: faceLuma(aligned),
  };
  const refusals = refusalsFor(face, others, photo[0]!);
  const ok = refusals.length === 0;
  return { ok, face, others, refusals, warnings: ok ? warningsFor(face, others, photo[0]!) : [] };
}

/** Finds the person in a photo and says whether it will do, with reasons. */
export function examinePhoto(models: FaceModels, photo: Image): Examination {
  return examinePyramid(models, buildPyramid(photo));
}
