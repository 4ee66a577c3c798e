import { clamp } from "../pixels/image.ts";
import type { Mesh } from "./face-mesh.ts";

/** Mesh points: inner edges of the lips, corners of mouth and eyes, middles of the lids. */
const LIPS = [13, 14] as const;
const MOUTH = [61, 291] as const;
const OUTER_EYES = [33, 263] as const;
const EYES = [
  { lids: [159, 145], corners: [33, 133] },
  { lids: [386, 374], corners: [263, 362] },
] as const;

function distance(mesh: Mesh, [a, b]: readonly [number, number]): number {
  return Math.hypot(
    mesh[a * 3]! - mesh[b * 3]!,
    mesh[a * 3 + 1]! - mesh[b * 3 + 1]!,
    mesh[a * 3 + 2]! - mesh[b * 3 + 2]!,
  );
}

/**
 * How much a face looks caught in mid-speech or with its eyes lowered, 0 to 1. Lips that part are a smile as far as the
 * mouth is wide: closed mouths measured 0.5 to 0.6 of the eyes' outer distance, smiles 0.66 and up. Open eyes, narrowed
 * ones of laughing people among them, measured 0.25 and up, lids over the eye's width.
 */
export function caughtUnawares(mesh: Mesh): number {
  const mouth = distance(mesh, MOUTH);
  const width = mouth / distance(mesh, OUTER_EYES);
  const parted = distance(mesh, LIPS) / mouth;
  const speaking = clamp((parted - 0.08 - 1.5 * Math.max(0, width - 0.55)) / 0.25, 0, 1);
  const opened = EYES.map(({ lids, corners }) => distance(mesh, lids) / distance(mesh, corners));
  const lowered = clamp((0.22 - (opened[0]! + opened[1]!) / 2) / 0.1, 0, 1);
  return Math.max(speaking, lowered);
}
