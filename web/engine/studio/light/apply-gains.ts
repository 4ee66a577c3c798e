import type { Rgb } from "../../pixels/colour.ts";
import type { LightMap } from "../../pixels/image.ts";

/** Multiplies light by gains worked out on a smaller grid, bilinear between its points, and by `even` all over; in place. */
export function applyGains(light: LightMap, gains: LightMap, even: Rgb): void {
  const scaleX = gains.width / light.width;
  const scaleY = gains.height / light.height;
  const line = new Float32Array(gains.width * 3);
  for (let y = 0, p = 0; y < light.height; y++) {
    const sy = Math.min(gains.height - 1, Math.max(0, (y + 0.5) * scaleY - 0.5));
    const iy = sy | 0;
    const fy = sy - iy;
    const row = iy * line.length;
    const next = iy + 1 < gains.height ? row + line.length : row;
    for (let k = 0; k < line.length; k++) {
      line[k] = (gains.data[row + k]! * (1 - fy) + gains.data[next + k]! * fy) * even[k % 3]!;
    }
    for (let x = 0; x < light.width; x++, p += 3) {
      const sx = Math.min(gains.width - 1, Math.max(0, (x + 0.5) * scaleX - 0.5));
      const ix = sx | 0;
      const fx = sx - ix;
      const k = ix * 3;
      const j = ix + 1 < gains.width ? k + 3 : k;
      light.data[p] = light.data[p]! * (line[k]! * (1 - fx) + line[j]! * fx);
      light.data[p + 1] = light.data[p + 1]! * (line[k + 1]! * (1 - fx) + line[j + 1]! * fx);
      light.data[p + 2] = light.data[p + 2]! * (line[k + 2]! * (1 - fx) + line[j + 2]! * fx);
    }
  }
}
