import { hashDistance } from "../pixels/perceptual-hash.ts";
import { findPerson } from "./find-person.ts";

/** Bits of the perceptual hash under which two photos are one and the same picture, or nearly. */
const SAME_PICTURE = 4;
const NEAR_PICTURE = 9;

/** What is compared of a photo that is usable by itself. */
export interface ComparedPhoto {
  hash: bigint;
  identity: Float32Array;
  /** Of two copies the one with the higher worth is kept, then the earlier one. */
  worth: number;
}

/** How a photo stands among the others; `twin` is the index of the one it resembles. */
export type Standing =
  | { code: "DUPLICATE" | "NEAR_DUPLICATE"; twin: number }
  | { code: "OTHER_PERSON" }
  | { code: null };

/** Finds second copies, near copies, and whoever is not the person most photos show. In the order given. */
export function comparePhotos(photos: readonly ComparedPhoto[]): Standing[] {
  const standings = photos.map((): Standing => ({ code: null }));
  const byWorth = photos.map((_, i) => i).sort((a, b) => photos[b]!.worth - photos[a]!.worth || a - b);
  const kept: number[] = [];
  for (const i of byWorth) {
    const distance = (j: number) => hashDistance(photos[i]!.hash, photos[j]!.hash);
    const twin = kept.toSorted((a, b) => distance(a) - distance(b))[0];
    const apart = twin === undefined ? Number.POSITIVE_INFINITY : distance(twin);
    if (apart < SAME_PICTURE) {
      standings[i] = { code: "DUPLICATE", twin: twin! };
      continue;
    }
    if (apart < NEAR_PICTURE) standings[i] = { code: "NEAR_DUPLICATE", twin: twin! };
    kept.push(i);
  }
  const rest = photos.map((_, i) => i).filter((i) => standings[i]!.code !== "DUPLICATE");
  const same = findPerson(rest.map((i) => photos[i]!.identity));
  for (const [at, i] of rest.entries()) if (!same[at]) standings[i] = { code: "OTHER_PERSON" };
  return standings;
}
