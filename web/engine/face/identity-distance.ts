/**
 * Cosine distance of two identity vectors: under about 0.3 for variants of one photo, 0.45 for another photo of the
 * same person, 0.88 (median) for strangers.
 */
export function identityDistance(a: Float32Array, b: Float32Array): number {
  let dot = 0;
  for (let i = 0; i < a.length; i++) dot += a[i]! * b[i]!;
  return 1 - dot;
}
