import type { Plane } from "./image.ts";

/**
 * Standard deviation of the noise of a plane: the median of what the Laplacian's difference leaves of a picture, which
 * edges and texture hardly move (Immerkaer 1996, by the median instead of the mean).
 */
export function noiseLevel({ width, height, data }: Plane): number {
  const found: number[] = [];
  for (let y = 1; y < height - 1; y += 2) {
    for (let x = 1; x < width - 1; x += 2) {
      const i = y * width + x;
      const corners =
        data[i - width - 1]! + data[i - width + 1]! + data[i + width - 1]! + data[i + width + 1]!;
      const sides = data[i - 1]! + data[i + 1]! + data[i - width]! + data[i + width]!;
      found.push(Math.abs(corners - 2 * sides + 4 * data[i]!));
    }
  }
  found.sort((a, b) => a - b);
  return (found[found.length >> 1] ?? 0) / (6 * 0.6745);
}
