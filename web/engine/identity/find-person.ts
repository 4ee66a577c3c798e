import { identityDistance } from "../face/identity-distance.ts";

/** Two photos nearer than this show the same person; strangers measured 0.53 and up, 0.88 at the median. */
const SAME_PERSON = 0.52;

/**
 * Which photos show the one person most of them show. Photos join through any photo they are near to, so that a
 * profile may join by way of a half profile; the largest such group wins, then the one that was sent first.
 */
export function findPerson(vectors: readonly Float32Array[]): boolean[] {
  const group = vectors.map((_, i) => i);
  const rootOf = (i: number): number => (group[i] === i ? i : rootOf(group[i]!));
  for (let i = 0; i < vectors.length; i++) {
    for (let j = i + 1; j < vectors.length; j++) {
      if (identityDistance(vectors[i]!, vectors[j]!) < SAME_PERSON) {
        const [a, b] = [rootOf(i), rootOf(j)];
        group[Math.max(a, b)] = Math.min(a, b);
      }
    }
  }
  const roots = vectors.map((_, i) => rootOf(i));
  let winner = 0;
  let most = 0;
  for (const root of new Set(roots)) {
    const size = roots.filter((other) => other === root).length;
    if (size > most) {
      winner = root;
      most = size;
    }
  }
  return roots.map((root) => root === winner);
}
