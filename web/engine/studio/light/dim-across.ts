import type { Point } from "../../pixels/affine.ts";
import type { LightMap } from "../../pixels/image.ts";

/** Stops the bright side gains at most, approached evenly: more would burn out what is bright there. */
const MAX_GAIN = 0.6;

/**
 * Lets light fall off across a picture by `stops` from edge to edge, brightest towards `angle` (radians, 0 right,
 * a quarter turn down), in place; at `from`, in pixels, the middle when left out, it is dimmed by `under` stops.
 */
export function dimAcross(
  map: LightMap,
  angle: number,
  stops: number,
  { from, under = 0 }: { from?: Point; under?: number } = {},
): void {
  const { width, height, data } = map;
  const { x: fromX, y: fromY } = from ?? { x: width / 2, y: height / 2 };
  const dx = (Math.cos(angle) / width) * stops;
  const dy = (Math.sin(angle) / height) * stops;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fall = (x - fromX) * dx + (y - fromY) * dy - under;
      const gain = 2 ** (fall > 0 ? MAX_GAIN * (1 - Math.exp(-fall / MAX_GAIN)) : fall);
      const p = (y * width + x) * 3;
      data[p] = data[p]! * gain;
      data[p + 1] = data[p + 1]! * gain;
      data[p + 2] = data[p + 2]! * gain;
    }
  }
}
