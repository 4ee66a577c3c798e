import type { Mesh } from "../face/face-mesh.ts";
import { identityDistance } from "../face/identity-distance.ts";
import { alignedFace, identityVector } from "../face/identity-vector.ts";
import type { FaceModels } from "../models.ts";
import type { Image } from "../pixels/image.ts";
import { buildPyramid, type Pyramid } from "../pixels/resample.ts";
import { chooseShare, type TriedShare } from "./choose-share.ts";
import { judgeSwap, type SwapRefusal } from "./judge-swap.ts";
import { paintSwap, prepareSwap } from "./paint-swap.ts";
import { type FacePlace, readSwapFace, type SwapFace } from "./read-swap-face.ts";
import { reduceFace } from "./reduce-face.ts";
import type { Share } from "./show-share.ts";

export type SwapResult =
  | { picture: Image }
  | { refusal: SwapRefusal | "NO_SOURCE_FACE" | "NO_TARGET_FACE" | "NOT_ALIKE" };

/** Brings in the mouth and nothing else, so it is no step where the photo's own stays. */
const MOUTH_TOO: Share = { nose: true, mouth: true, rest: 0.25 };
/** How much of the new face is shown, from what is seen least to what is most alike. */
const SHARES: readonly Share[] = [
  { nose: false, mouth: false, rest: 0.25 },
  { nose: true, mouth: false, rest: 0.25 },
  MOUTH_TOO,
  { nose: true, mouth: true, rest: 0.7 },
  { nose: true, mouth: true, rest: 1.2 },
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

/** The target photo with as much of the source's face as is shown to be that person's. */
export function paintAlike(models: FaceModels, source: SwapFace, target: SwapFace): SwapResult {
  const small = reduceFace(target);
  const share = chooseShare(tryShares(models, reduceFace(source, small.size), small));
  return share ? { picture: paintSwap(prepareSwap(source, target), share) } : { refusal: "NOT_ALIKE" };
}

/** What each share is seen as, by the network that tells people apart. */
function* tryShares(models: FaceModels, source: SwapFace, target: SwapFace): Generator<TriedShare> {
  const identityOf = (photo: Pyramid, mesh: Mesh) => identityVector(models, alignedFace(photo, mesh));
  const [wanted, own] = [identityOf(source.photo, source.mesh), identityOf(target.photo, target.mesh)];
  const swap = prepareSwap(source, target);
  for (const share of SHARES) {
    if (swap.mouthStays && share === MOUTH_TOO) continue;
    const shown = identityOf(buildPyramid(paintSwap(swap, share)), swap.mesh);
    yield { share, away: identityDistance(shown, wanted), fromOwn: identityDistance(shown, own) };
  }
}
