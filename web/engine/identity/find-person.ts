import { identityDistance } from "../face/identity-distance.ts";

/** Groups of photos nearer than this on average show one person. */
const SAME_PERSON = 0.4;
/** From this mean distance to the person's photos on it is somebody else; between the two only a human can tell. */
const OTHER_PERSON = 0.46;

export interface FacedPhoto {
  identity: Float32Array;
  /** What a human said: it is the same person, or it is not. */
  samePerson?: boolean | null;
}

/** "unsure" names the index of the person's photo that is nearest, to be shown beside it. */
export type Likeness = { who: "person" } | { who: "unsure"; nearest: number } | { who: "other" };

/**
 * Who shows the one person most photos show. Photos are grouped by mean distance, which one lookalike photo cannot
 * bridge; the largest group is the person, then the one that came first. What a human said holds whatever is measured.
 * Where another group is as large, nobody can know which one is meant, and its photos are unsure.
 */
export function findPerson(photos: readonly FacedPhoto[]): Likeness[] {
  const between = photos.map((a) => photos.map((b) => identityDistance(a.identity, b.identity)));
  const candidates = photos.map((_, i) => i).filter((i) => photos[i]!.samePerson !== false);
  const groups = groupPhotos(candidates, between).sort((a, b) => b.length - a.length || a[0]! - b[0]!);
  const [largest = [], ...rest] = groups;
  const confirmed = rest.filter((group) => group.some((i) => photos[i]!.samePerson));
  const person = [largest, ...confirmed].flat();
  const rivals = rest.filter((group) => !confirmed.includes(group) && group.length === person.length).flat();

  return photos.map((photo, i): Likeness => {
    if (photo.samePerson === false) return { who: "other" };
    if (person.includes(i)) return { who: "person" };
    const distances = person.map((j) => between[i]![j]!);
    const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
    if (mean < SAME_PERSON) return { who: "person" };
    if (mean >= OTHER_PERSON && !rivals.includes(i)) return { who: "other" };
    return { who: "unsure", nearest: person[distances.indexOf(Math.min(...distances))]! };
  });
}

/** Joins the two nearest groups, by mean distance between their photos, until none are near enough. */
function groupPhotos(indices: readonly number[], between: readonly number[][]): number[][] {
  const groups = indices.map((i) => [i]);
  const distances = indices.map((i) => indices.map((j) => between[i]![j]!));
  for (;;) {
    let nearest = SAME_PERSON;
    let pair: [number, number] | undefined;
    for (let a = 0; a < groups.length; a++) {
      for (let b = a + 1; b < groups.length; b++) {
        if (distances[a]![b]! >= nearest) continue;
        nearest = distances[a]![b]!;
        pair = [a, b];
      }
    }
    if (!pair) return groups.map((group) => group.sort((a, b) => a - b));
    const [a, b] = pair;
    const [sizeA, sizeB] = [groups[a]!.length, groups[b]!.length];
    for (let c = 0; c < groups.length; c++) {
      const mean = (distances[a]![c]! * sizeA + distances[b]![c]! * sizeB) / (sizeA + sizeB);
      distances[a]![c] = mean;
      distances[c]![a] = mean;
    }
    groups[a]!.push(...groups[b]!);
    groups.splice(b, 1);
    distances.splice(b, 1);
    for (const row of distances) row.splice(b, 1);
  }
}
