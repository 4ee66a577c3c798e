import type { LightMap } from "../pixels/image.ts";

/**
 * Lets light fall off across a picture by `stops` from edge to edge, brightest towards `angle` (radians, 0 right,
 * a quarter turn down), in place; its middle is dimmed by `under` stops.
 */
export function dimAcross(map: LightMap, angle: number, stops: number, under = 0): void {
  const { width, height, data } = map;
  const dx = (Math.cos(angle) / width) * stops;
  const dy = (Math.sin(angle) / height) * stops;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const gain = 2 ** ((x - width / 2) * dx + (y - height / 2) * dy - under);
      const p = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) data[p + c] = data[p + c]! * gain;
    }
  }
}
