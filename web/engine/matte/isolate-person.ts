import type { Face } from "../face/trace-faces.ts";
import { blurredPlane } from "../pixels/blur.ts";
import { createPlane, type Plane, smoothstep } from "../pixels/image.ts";
import { resizePlane } from "../pixels/resample.ts";

const SIDE = 192;

/** Distance from a pixel to a person, in units of that person's face: a head with a widening body below it. */
function distanceTo(face: Face, x: number, y: number): number {
  const cx = (face.bounds.left + face.bounds.right) / 2;
  const cy = (face.bounds.top + face.bounds.bottom) / 2;
  const dx = (x - cx) / face.size;
  const dy = (y - cy) / face.size;
  return dy <= 0.6 ? Math.hypot(dx / 0.75, (dy - 0.1) / 0.95) : Math.hypot(dx / 1.25, 0.5);
}

/** Marks the cells of a small matte that hang together with the face. */
function connected(matte: Plane, startX: number, startY: number, radius: number): Uint8Array {
  const { width, height, data } = matte;
  const marked = new Uint8Array(width * height);
  const stack: number[] = [];
  for (let y = Math.floor(startY - radius); y <= startY + radius; y++) {
    for (let x = Math.floor(startX - radius); x <= startX + radius; x++) {
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const i = y * width + x;
      if (data[i]! > 0.4 && !marked[i]) {
        marked[i] = 1;
        stack.push(i);
      }
    }
  }
  while (stack.length > 0) {
    const i = stack.pop()!;
    const x = i % width;
    for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (j < 0 || j >= data.length || marked[j] || data[j]! < 0.3) continue;
      marked[j] = 1;
      stack.push(j);
    }
  }
  return marked;
}

/**
 * Cuts bystanders out of a matte: pixels nearer to another person's head and body go, and so does whatever
 * does not hang together with the person's own face. Returns a new matte of the same size.
 */
export function isolatePerson(matte: Plane, face: Face, others: readonly Face[]): Plane {
  const { width, height } = matte;
  const scale = SIDE / Math.max(width, height);
  const small = resizePlane(
    matte,
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const keep = createPlane(small.width, small.height, 1);
  for (let y = 0; y < small.height && others.length > 0; y++) {
    for (let x = 0; x < small.width; x++) {
      const px = (x + 0.5) / scale;
      const py = (y + 0.5) / scale;
      const own = distanceTo(face, px, py);
      const nearest = Math.min(...others.map((other) => distanceTo(other, px, py)));
      keep.data[y * small.width + x] = smoothstep(-0.12, 0.12, nearest - own);
    }
  }
  const candidate = { ...small, data: small.data.map((value, i) => value * keep.data[i]!) };
  const cx = ((face.bounds.left + face.bounds.right) / 2) * scale;
  const cy = ((face.bounds.top + face.bounds.bottom) / 2) * scale;
  const marked = connected(candidate, cx, cy, face.size * scale * 0.3);
  const region = blurredPlane({ ...small, data: Float32Array.from(marked) }, 1.2);
  const mask = resizePlane(
    { ...small, data: region.data.map((value, i) => Math.min(1, value * 2.5) * keep.data[i]!) },
    width,
    height,
  );
  return { width, height, data: matte.data.map((value, i) => value * mask.data[i]!) };
}
