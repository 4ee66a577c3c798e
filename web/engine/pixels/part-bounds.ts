import type { Plane } from "./image.ts";

/** The box around a part of a plane, in pixels; `right` and `bottom` are the first ones outside. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box around each part of a plane that is over 0 and hangs together by sides. */
export function partBounds({ width, height, data }: Plane): Bounds[] {
  const parts: Bounds[] = [];
  const seen = new Uint8Array(data.length);
  const stack: number[] = [];
  for (let first = 0; first < data.length; first++) {
    if (seen[first] || !(data[first]! > 0)) continue;
    const part: Bounds = { left: width, top: height, right: 0, bottom: 0 };
    seen[first] = 1;
    stack.push(first);
    while (stack.length > 0) {
      const i = stack.pop()!;
      const x = i % width;
      const y = (i - x) / width;
      part.left = Math.min(part.left, x);
      part.right = Math.max(part.right, x + 1);
      part.top = Math.min(part.top, y);
      part.bottom = Math.max(part.bottom, y + 1);
      for (const [nx, ny] of [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ] as const) {
        const n = ny * width + nx;
        if (nx < 0 || ny < 0 || nx >= width || ny >= height || seen[n] || !(data[n]! > 0)) continue;
        seen[n] = 1;
        stack.push(n);
      }
    }
    parts.push(part);
  }
  return parts;
}
