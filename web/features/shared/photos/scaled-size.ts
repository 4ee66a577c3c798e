/** Width and height in whole pixels with the longest side at most `longest`, never enlarged. */
export function scaledSize(
  width: number,
  height: number,
  longest: number,
): { width: number; height: number } {
  const factor = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
