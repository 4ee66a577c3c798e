import type { Mesh } from "../face/face-mesh.ts";
import { identityDistance } from "../face/identity-distance.ts";
import { alignedFace, identityVector } from "../face/identity-vector.ts";
import type { FaceModels } from "../models.ts";
import type { Image } from "../pixels/image.ts";
import { buildPyramid, type Pyramid } from "../pixels/resample.ts";
import { judgeSwap, type SwapRefusal } from "./judge-swap.ts";
import { paintSwap, prepareSwap, type Swap } from "./paint-swap.ts";
import { type FacePlace, readSwapFace, type SwapFace } from "./read-swap-face.ts";
import { reduceFace } from "./reduce-face.ts";
import type { Share } from "./show-share.ts";

export type SwapResult =
  | { picture: Image }
  | { refusal: SwapRefusal | "NO_SOURCE_FACE" | "NO_TARGET_FACE" | "NOT_ALIKE" };

/** Distance from the source's identity up to which it is that person; a little under where another begins. */
const ALIKE = 0.497;

/**
 * How much of the new face is shown, from what is seen least to what is most alike. What gives a swap away are brows,
 * and eyes that do not match, so they come last.
 */
const SHARES: readonly Share[] = [
  { eyes: false, brows: false, mouth: false, rest: 0 },
  { eyes: false, brows: false, mouth: true, rest: 0 },
  { eyes: false, brows: false, mouth: true, rest: 0.25 },
  { eyes: false, brows: false, mouth: true, rest: 0.5 },
  { eyes: false, brows: false, mouth: true, rest: 0.8 },
  { eyes: false, brows: true, mouth: true, rest: 0.25 },
  { eyes: false, brows: true, mouth: true, rest: 0.7 },
  { eyes: true, brows: true, mouth: true, rest: 0.7 },
  { eyes: true, brows: true, mouth: true, rest: 1.2 },
];

/**
 * The target photo with the source's face, or the reason why not, told before anything is painted in full.
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

/**
 * The target photo with as much of the source's face as is shown to be that person's, and no more: the rest of the photo's
 * own fits its skin, light and hair. Shares are tried out on small faces; what is painted in full is looked at once more.
 */
export function paintAlike(models: FaceModels, source: SwapFace, target: SwapFace): SwapResult {
  const identityOf = (photo: Pyramid, mesh: Mesh) => identityVector(models, alignedFace(photo, mesh));
  const smallTarget = reduceFace(target);
  const smallSource = reduceFace(source, smallTarget.size);
  const wanted = identityOf(smallSource.photo, smallSource.mesh);
  const isAlike = (picture: Image, { mesh }: Swap) =>
    identityDistance(identityOf(buildPyramid(picture), mesh), wanted) <= ALIKE;
  const small = prepareSwap(smallSource, smallTarget);
  let whole: Swap | undefined;
  for (const share of SHARES) {
    if (!isAlike(paintSwap(small, share), small)) continue;
    whole ??= prepareSwap(source, target);
    const picture = paintSwap(whole, share);
    if (isAlike(picture, whole)) return { picture };
  }
  return { refusal: "NOT_ALIKE" };
}
