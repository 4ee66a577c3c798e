import { type Affine, applyAffine } from "../pixels/affine.ts";
import { smoothstep } from "../pixels/image.ts";
import type { Mask } from "./mask.ts";
import type { Stroke } from "./mask-step.ts";

/** The part of a mask that was touched; right and bottom excluded. */
export interface Touched {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Paints a stroke, or what of it comes after its first `from` points, so that a growing one is painted as it grows.
 * @param toMask from widths of the picture to pixels of the mask: turned and enlarged evenly
 */
export function paintStroke(mask: Mask, stroke: Stroke, toMask: Affine, from = 0): Touched {
  const radius = stroke.radius * Math.hypot(toMask[0], toMask[3]);
  const count = stroke.points.length / 2;
  const touched: Touched = { left: mask.width, top: mask.height, right: 0, bottom: 0 };
  const pointAt = (i: number) => applyAffine(toMask, stroke.points[i * 2]!, stroke.points[i * 2 + 1]!);
  for (let i = Math.max(0, from - 1); i < count; i++) {
    // one point alone is a dot
    const next = Math.min(i + 1, count - 1);
    if (next === i && i > 0 && count > 1) break;
    const area = paintSegment(mask, { start: pointAt(i), end: pointAt(next), radius, stroke });
    touched.left = Math.min(touched.left, area.left);
    touched.top = Math.min(touched.top, area.top);
    touched.right = Math.max(touched.right, area.right);
    touched.bottom = Math.max(touched.bottom, area.bottom);
  }
  return touched;
}

interface Segment {
  start: { x: number; y: number };
  end: { x: number; y: number };
  radius: number;
  stroke: Pick<Stroke, "hardness" | "erases">;
}

function paintSegment(mask: Mask, { start, end, radius, stroke }: Segment): Touched {
  const area = {
    left: Math.max(0, Math.floor(Math.min(start.x, end.x) - radius - 1)),
    top: Math.max(0, Math.floor(Math.min(start.y, end.y) - radius - 1)),
    right: Math.min(mask.width, Math.ceil(Math.max(start.x, end.x) + radius + 1)),
    bottom: Math.min(mask.height, Math.ceil(Math.max(start.y, end.y) + radius + 1)),
  };
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const squared = dx * dx + dy * dy;
  // at least a pixel of a slope, or the rim is jagged
  const solid = Math.min(radius * stroke.hardness, radius - 0.7);
  const reach = radius + 0.3;
  for (let y = area.top; y < area.bottom; y++) {
    for (let x = area.left; x < area.right; x++) {
      const px = x + 0.5 - start.x;
      const py = y + 0.5 - start.y;
      const along = squared === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / squared));
      const distance = Math.hypot(px - along * dx, py - along * dy);
      if (distance >= reach) continue;
      const value = 255 * smoothstep(reach, solid, distance);
      const at = y * mask.width + x;
      const before = mask.data[at]!;
      mask.data[at] = stroke.erases ? Math.min(before, 255 - value) : Math.max(before, value);
    }
  }
  return area;
}
