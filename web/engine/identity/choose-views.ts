import type { PhotoFace } from "../examine-photo.ts";
import { caughtUnawares } from "../face/caught-unawares.ts";
import { identityDistance } from "../face/identity-distance.ts";
import { BLACK_AND_WHITE_BELOW } from "../face/quality-limits.ts";
import { clamp } from "../pixels/image.ts";
import { hashDistance } from "../pixels/perceptual-hash.ts";

export interface Candidate {
  face: PhotoFace;
  hash: bigint;
  hairCutOff: boolean;
  /** The person was told what is wrong with it and wants it used. */
  insisted?: boolean;
}

/** Worth of a photo for portraits, about 0 to 1. */
function worth({ face, hairCutOff }: Candidate): number {
  const { quality, pose } = face;
  const size = clamp(Math.log2(quality.facePixels / 90) / 2.5, 0, 1);
  const sharp = clamp((quality.sharpness - 0.15) / 0.18, 0, 1);
  const front = 1 - clamp((Math.abs(pose.yaw) - 12) / 45, 0, 1);
  const light = clamp((quality.highlight - 0.15) / 0.35, 0, 1) * (1 - clamp(quality.burnt * 2, 0, 1));
  return (
    0.4 * size +
    0.2 * sharp +
    0.2 * front +
    0.2 * light -
    0.3 * caughtUnawares(face.mesh) -
    (hairCutOff ? 0.15 : 0) -
    (quality.colour < BLACK_AND_WHITE_BELOW ? 0.3 : 0)
  );
}

/** How unlike two photos of one person are, about 0 to 1. */
function difference(a: Candidate, b: Candidate): number {
  const turn = clamp(Math.abs(a.face.pose.yaw - b.face.pose.yaw) / 40, 0, 1);
  const look = clamp(identityDistance(a.face.identity, b.face.identity) / 0.4, 0, 1);
  const picture = clamp(hashDistance(a.hash, b.hash) / 28, 0, 1);
  return (turn + look + picture) / 3;
}

/** With this many photos chosen, one is left out that is worth so much less than the best: its pictures would show it. */
const ENOUGH = { photos: 3, below: 0.35 };
/** With this many ready faces chosen, nobody wants a pack's pictures of one caught so much unawares. */
const READY = { photos: 2, below: 0.3 };

/** With this many good faces seen from the front, none is used that turns away by more degrees: half of it is missing. */
const FRONTAL = { photos: 2, upTo: 38 };

/** Up to `most` photos, good and unlike each other; the best comes first. Returns indices. */
export function chooseViews(candidates: readonly Candidate[], most: number): number[] {
  const chosen: number[] = [];
  const worths = candidates.map(worth);
  const least = Math.max(...worths) - ENOUGH.below;
  const ready = candidates.map(({ face }) => caughtUnawares(face.mesh) < READY.below);
  const frontal = candidates.map(({ face }) => Math.abs(face.pose.yaw) <= FRONTAL.upTo);
  const goodFrontal = candidates.filter((_, i) => frontal[i] && ready[i] && worths[i]! >= least).length;
  while (chosen.length < Math.min(most, candidates.length)) {
    let best = -1;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const [i, candidate] of candidates.entries()) {
      const weaker = chosen.length >= ENOUGH.photos && worths[i]! < least;
      const unready = !ready[i] && chosen.filter((j) => ready[j]).length >= READY.photos;
      const turned = !frontal[i] && goodFrontal >= FRONTAL.photos;
      if (chosen.includes(i) || ((weaker || unready || turned) && !candidate.insisted)) continue;
      const nearest = chosen.length
        ? Math.min(...chosen.map((j) => difference(candidate, candidates[j]!)))
        : 0;
      const score = worths[i]! + 0.6 * nearest;
      if (score > bestScore) {
        bestScore = score;
        best = i;
      }
    }
    if (best < 0) break;
    chosen.push(best);
  }
  return chosen;
}
