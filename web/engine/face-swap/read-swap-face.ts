import { cropFace } from "../face/face-crop.ts";
import { type FaceLight, faceLight } from "../face/face-light.ts";
import type { HeadPose } from "../face/head-pose.ts";
import { type PhotoQuality, photoQuality } from "../face/photo-quality.ts";
import { type Face, traceFaces } from "../face/trace-faces.ts";
import type { FaceModels } from "../models.ts";
import type { Image } from "../pixels/image.ts";
import { buildPyramid, type Pyramid } from "../pixels/resample.ts";
import { type FaceSkin, faceSkin } from "./face-skin.ts";

/** What decides whether a face can be swapped. */
export interface SwapFacts {
  /** Longer side, in pixels. */
  size: number;
  pose: HeadPose;
  light: FaceLight;
  quality: PhotoQuality;
  skin: FaceSkin;
}

/** A face with its photo. */
export interface SwapFace extends SwapFacts, Face {
  photo: Pyramid;
}

/** The middle of a face, as shares of its photo. */
export interface FacePlace {
  left: number;
  top: number;
}

/** More than anybody would choose among. */
export const MAX_FACES = 12;

export function swapFacts(photo: Pyramid, face: Face): SwapFacts {
  const crop = cropFace(photo, face);
  const { size, pose } = face;
  return { size, pose, light: faceLight(crop), quality: photoQuality(crop, face), skin: faceSkin(crop) };
}

/** The face that is meant, or the largest one. Null where there is none. */
export function readSwapFace(models: FaceModels, image: Image, meant?: FacePlace): SwapFace | null {
  const photo = buildPyramid(image);
  const faces = traceFaces(models, photo, (found) => found.length >= (meant ? MAX_FACES : 3));
  const away = ({ bounds }: Face) =>
    Math.hypot(
      (bounds.left + bounds.right) / 2 - (meant?.left ?? 0) * image.width,
      (bounds.top + bounds.bottom) / 2 - (meant?.top ?? 0) * image.height,
    );
  const [face] = meant ? faces.sort((a, b) => away(a) - away(b)) : faces;
  return face ? { ...face, ...swapFacts(photo, face), photo } : null;
}
