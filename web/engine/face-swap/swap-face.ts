import type { Mesh } from "../face/face-mesh.ts";
import { identityDistance } from "../face/identity-distance.ts";
import { alignedFace, identityVector } from "../face/identity-vector.ts";
import type { FaceModels } from "../models.ts";
import type { Image } from "../pixels/image.ts";
import { buildPyramid, type Pyramid } from "../pixels/resample.ts";
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

/** The target photo with as much of the source's face as is shown to be that person's. */
export function paintAlike(models: FaceModels, source: SwapFace, target: SwapFace): SwapResult {
  const share = shareShown(models, reduceFace(source), reduceFace(target));
  return share ? { picture: paintSwap(prepareSwap(source, target), share) } : { refusal: "NOT_ALIKE" };
}

/**
 * As little of the new face as makes it the source's and no longer the photo's own person's: the rest of the photo's own
 * fits its skin, light and hair. Where no share does both, as little as makes it the source's, or the most alike; null where
 * all show somebody else.
 */
function shareShown(models: FaceModels, source: SwapFace, target: SwapFace): Share | null {
  const identityOf = (photo: Pyramid, mesh: Mesh) => identityVector(models, alignedFace(photo, mesh));
  const [wanted, own] = [identityOf(source.photo, source.mesh), identityOf(target.photo, target.mesh)];
  const swap = prepareSwap(source, target);
  const tried: { share: Share; away: number }[] = [];
  for (const share of SHARES) {
    if (swap.mouthStays && share === MOUTH_TOO) continue;
    const shown = identityOf(buildPyramid(paintSwap(swap, share)), swap.mesh);
    const away = identityDistance(shown, wanted);
    if (away <= LIKE.enough && away < identityDistance(shown, own)) return share;
    tried.push({ share, away });
  }
  const [closest] = tried.toSorted((a, b) => a.away - b.away);
  const alike = tried.find(({ away }) => away <= LIKE.enough) ?? closest;
  return alike && alike.away <= LIKE.most ? alike.share : null;
}
