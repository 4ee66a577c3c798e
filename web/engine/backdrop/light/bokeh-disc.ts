import type { Rgb } from "../../pixels/colour.ts";
import { clamp, type LightMap } from "../../pixels/image.ts";
import { addLight } from "../canvas.ts";

/**
 * One out-of-focus light: an even disc with a slightly brighter rim, squeezed towards the picture's corners
 * as by a fast lens (cat's eye).
 */
export function addDisc(
  map: LightMap,
  cx: number,
  cy: number,
  radius: number,
  colour: Rgb,
  strength: number,
): void {
  const fromMiddleX = (cx - map.width / 2) / map.height;
  const fromMiddleY = (cy - map.height / 2) / map.height;
  const away = Math.hypot(fromMiddleX, fromMiddleY);
  const squeeze = 1 - 0.32 * clamp(away - 0.15, 0, 0.6);
  const ux = away > 0 ? fromMiddleX / away : 1;
  const uy = away > 0 ? fromMiddleY / away : 0;
  const edge = Math.max(1.2, radius * 0.1);
  for (
    let y = Math.max(0, Math.floor(cy - radius - 2));
    y <= Math.min(map.height - 1, cy + radius + 2);
    y++
  ) {
    for (
      let x = Math.max(0, Math.floor(cx - radius - 2));
      x <= Math.min(map.width - 1, cx + radius + 2);
      x++
    ) {
      const dx = x - cx;
      const dy = y - cy;
      const along = (dx * ux + dy * uy) / squeeze;
      const across = dx * -uy + dy * ux;
      const d = Math.hypot(along, across);
      const inside = clamp((radius - d) / edge + 0.5, 0, 1);
      if (inside <= 0) continue;
      const rim = 0.82 + 0.28 * (d / radius) ** 4;
      addLight(map, y * map.width + x, colour, inside * rim * strength);
    }
  }
}
