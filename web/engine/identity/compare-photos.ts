import { lumaLikeness } from "../face/face-luma.ts";
import { identityDistance } from "../face/identity-distance.ts";
import { hashDistance } from "../pixels/perceptual-hash.ts";
import { type FacedPhoto, findPerson } from "./find-person.ts";

/** Bits of the perceptual hash under which two photos are one and the same picture, or nearly. */
const SAME_PICTURE = 4;
const NEAR_PICTURE = 9;

/** Likeness of two aligned faces, and distance of their identities, in crops of one photo and in shots of one moment. */
const SAME_FACE = { likeness: 0.95, distance: 0.15 };
const NEAR_FACE = { likeness: 0.88, distance: 0.2 };

/** What is compared of a photo that is usable by itself. */
export interface ComparedPhoto extends FacedPhoto {
  hash: bigint;
  luma: Float32Array;
  /** Of two copies the one with the higher worth is kept, then the earlier one. */
  worth: number;
}

/** How a photo stands among the others; `twin` is the index of the one it resembles, or is asked about beside. */
export type Standing =
  | { code: "DUPLICATE" | "NEAR_DUPLICATE" | "UNSURE_PERSON"; twin: number }
  | { code: "OTHER_PERSON" }
  | { code: null };

/** 2: one picture, or crops of one; 1: nearly; 0: different pictures. */
function resemblance(a: ComparedPhoto, b: ComparedPhoto): 0 | 1 | 2 {
  const bits = hashDistance(a.hash, b.hash);
  const likeness = lumaLikeness(a.luma, b.luma);
  const distance = identityDistance(a.identity, b.identity);
  const faces = (limits: typeof SAME_FACE) => likeness > limits.likeness && distance < limits.distance;
  if (bits < SAME_PICTURE || faces(SAME_FACE)) return 2;
  return bits < NEAR_PICTURE || faces(NEAR_FACE) ? 1 : 0;
}

/** Finds second copies, near copies, and whoever is not the person most photos show. In the order given. */
export function comparePhotos(photos: readonly ComparedPhoto[]): Standing[] {
  const standings = photos.map((): Standing => ({ code: null }));
  const byWorth = photos.map((_, i) => i).sort((a, b) => photos[b]!.worth - photos[a]!.worth || a - b);
  const kept: number[] = [];
  for (const i of byWorth) {
    const alike = (j: number) => resemblance(photos[i]!, photos[j]!);
    const same = kept.find((j) => alike(j) === 2);
    if (same !== undefined) {
      standings[i] = { code: "DUPLICATE", twin: same };
      continue;
    }
    const near = kept.find((j) => alike(j) === 1);
    if (near !== undefined) standings[i] = { code: "NEAR_DUPLICATE", twin: near };
    kept.push(i);
  }
  const rest = photos.map((_, i) => i).filter((i) => standings[i]!.code !== "DUPLICATE");
  for (const [at, likeness] of findPerson(rest.map((i) => photos[i]!)).entries()) {
    const i = rest[at]!;
    if (likeness.who === "other") standings[i] = { code: "OTHER_PERSON" };
    else if (likeness.who === "unsure")
      standings[i] = { code: "UNSURE_PERSON", twin: rest[likeness.nearest]! };
  }
  return standings;
}
