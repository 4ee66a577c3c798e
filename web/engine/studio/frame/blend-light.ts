/**
 * Two linear lights blended by how much of `front` covers the pixel, 0 to 1. Mattes are found in sRGB values, where a
 * pixel half covered lies half-way between its two colours, and the square root is near enough to that curve: blended
 * in linear light, bright hair before the dark would gleam and dark hair before the bright would be thinned out.
 */
export function blendLight(behind: number, front: number, share: number): number {
  if (share >= 1) return front;
  const from = Math.sqrt(Math.max(0, behind));
  const mixed = from + (Math.sqrt(Math.max(0, front)) - from) * share;
  return mixed * mixed;
}
