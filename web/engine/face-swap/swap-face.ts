import type { FaceModels } from "../models.ts";
import type { Image } from "../pixels/image.ts";
import { judgeSwap, type SwapRefusal } from "./judge-swap.ts";
import { paintSwap } from "./paint-swap.ts";
import { type FacePlace, readSwapFace } from "./read-swap-face.ts";

export type SwapResult = { picture: Image } | { refusal: SwapRefusal | "NO_SOURCE_FACE" | "NO_TARGET_FACE" };

/**
 * The target photo with the source's face, or the reason why not, told before anything is painted.
 * @param places which face is meant where a photo shows several; left out: the largest
 */
export function swapFace(
  models: FaceModels,
  photos: { source: Image; target: Image },
  places: { source?: FacePlace | undefined; target?: FacePlace | undefined } = {},
): SwapResult {
  const source = readSwapFace(models, photos.source, places.source);
  if (!source) return { refusal: "NO_SOURCE_FACE" };
  const target = readSwapFace(models, photos.target, places.target);
  if (!target) return { refusal: "NO_TARGET_FACE" };
  const refusal = judgeSwap(source, target);
  return refusal ? { refusal } : { picture: paintSwap(source, target) };
}
