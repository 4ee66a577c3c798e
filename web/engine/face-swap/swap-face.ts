import { identityDistance } from "../face/identity-distance.ts";
import { alignedFace, identityVector } from "../face/identity-vector.ts";
import type { FaceModels } from "../models.ts";
import type { Image } from "../pixels/image.ts";
import { buildPyramid } from "../pixels/resample.ts";
import { judgeSwap, type SwapRefusal } from "./judge-swap.ts";
import { paintSwap, prepareSwap } from "./paint-swap.ts";
import { type FacePlace, readSwapFace, type SwapFace } from "./read-swap-face.ts";

export type SwapResult =
  | { picture: Image }
  | { refusal: SwapRefusal | "NO_SOURCE_FACE" | "NO_TARGET_FACE" | "NOT_ALIKE" };

/** How much of the new face is shown, from what is seen least to what is most alike. */
const SHARES = [
  { nose: false, mouth: false, rest: 0.25 },
  { nose: true, mouth: false, rest: 0.25 },
  { nose: true, mouth: true, rest: 0.25 },
  { nose: true, mouth: true, rest: 0.7 },
  { nose: true, mouth: true, rest: 1.2 },
] as const;
/** Distance from the source's identity that is enough, and from where on it is another person. */
const LIKE = { enough: 0.45, most: 0.5 };

/**
 * The target photo with the source's face, or the reason why not, told before anything is painted, or where what was
 * painted is not the source.
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
  return refusal ? { refusal } : paintAlike(models, source, target);
}

/** With as little of the new face as makes it the source's: the rest of the photo's own fits its skin, light and hair. */
export function paintAlike(models: FaceModels, source: SwapFace, target: SwapFace): SwapResult {
  const wanted = identityVector(models, alignedFace(source.photo, source.mesh));
  const swap = prepareSwap(source, target);
  let closest: { picture: Image; away: number } | null = null;
  for (const share of SHARES) {
    const picture = paintSwap(swap, share);
    const face = alignedFace(buildPyramid(picture), swap.mesh);
    const away = identityDistance(identityVector(models, face), wanted);
    if (!closest || away < closest.away) closest = { picture, away };
    if (away <= LIKE.enough) break;
  }
  return closest && closest.away <= LIKE.most ? { picture: closest.picture } : { refusal: "NOT_ALIKE" };
}
