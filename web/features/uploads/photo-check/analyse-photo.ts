import { TRAINING_PHOTOS } from "#schema/trainings/training.ts";
import { examinePyramid } from "#web/engine/examine-photo.ts";
import { bareSkin } from "#web/engine/face/bare-skin.ts";
import type { FaceModels } from "#web/engine/models.ts";
import type { Image } from "#web/engine/pixels/image.ts";
import { perceptualHash } from "#web/engine/pixels/perceptual-hash.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";
import { faceArea } from "./face-area.ts";
import type { PhotoAnalysis } from "./photo-analysis.ts";

/** Examines a decoded photo. `original` is its size before it was scaled to the engine's. */
export function analysePhoto(
  models: FaceModels,
  image: Image,
  original: { width: number; height: number },
): PhotoAnalysis {
  const pyramid = buildPyramid(image);
  const { face, refusals, warnings } = examinePyramid(models, pyramid);
  const small = Math.min(original.width, original.height) < TRAINING_PHOTOS.minSide;
  return {
    codes: [...(small ? (["PHOTO_TOO_SMALL"] as const) : []), ...refusals, ...warnings],
    hash: perceptualHash(pyramid),
    face: face
      ? {
          size: face.size,
          share: face.size / Math.min(image.width, image.height),
          yaw: face.pose.yaw,
          pitch: face.pose.pitch,
          light: face.light,
          identity: face.identity,
          luma: face.luma,
          bareSkin: bareSkin(image, face),
          ...faceArea(face.bounds, image),
        }
      : null,
  };
}
