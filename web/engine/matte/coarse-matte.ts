import { type Tensor, tensor, tidy } from "@tensorflow/tfjs-core";
import type { Face } from "../face/trace-faces.ts";
import type { Models } from "../models.ts";
import type { Affine } from "../pixels/affine.ts";
import { createPlane, type Plane, smoothstep } from "../pixels/image.ts";
import { type Pyramid, samplePatch } from "../pixels/resample.ts";

const INPUT = 256;

interface Window {
  x: number;
  y: number;
  side: number;
}

/** The network's opinion of one window, the mean of what it says of it as it is and mirrored. */
function matteOf(models: Models, photo: Pyramid, window: Window): Plane {
  const step = window.side / INPUT;
  const first = window.x + step / 2;
  const last = window.x + window.side - step / 2;
  const run = (map: Affine) => {
    const pixels = samplePatch(photo, map, INPUT, INPUT, 1 / 255, 0);
    return tidy(() => {
      const out = models.matte.execute(tensor(pixels, [1, INPUT, INPUT, 3])) as Tensor;
      return out.dataSync().slice() as Float32Array;
    });
  };
  const direct = run([step, 0, first, 0, step, window.y + step / 2]);
  const mirrored = run([-step, 0, last, 0, step, window.y + step / 2]);
  const data = direct.map((value, i) => (value + mirrored[i + INPUT - 1 - 2 * (i % INPUT)]!) / 2);
  return { width: INPUT, height: INPUT, data };
}

function sample(plane: Plane, x: number, y: number): number {
  const sx = Math.min(plane.width - 1, Math.max(0, x));
  const sy = Math.min(plane.height - 1, Math.max(0, y));
  const ix = sx | 0;
  const iy = sy | 0;
  const jx = Math.min(plane.width - 1, ix + 1);
  const jy = Math.min(plane.height - 1, iy + 1);
  const fx = sx - ix;
  const fy = sy - iy;
  const { data, width } = plane;
  const top = data[iy * width + ix]! * (1 - fx) + data[iy * width + jx]! * fx;
  const low = data[jy * width + ix]! * (1 - fx) + data[jy * width + jx]! * fx;
  return top * (1 - fy) + low * fy;
}

/**
 * How surely each pixel belongs to a person, 0 to 1, at the photo's size: the matting network over the whole
 * photo, over the body and over the head, each closer look trusted inside its window and faded in at its rim.
 */
export function coarseMatte(models: Models, photo: Pyramid, face: Face): Plane {
  const { width, height } = photo[0]!;
  const cx = (face.bounds.left + face.bounds.right) / 2;
  const cy = (face.bounds.top + face.bounds.bottom) / 2;
  const longest = Math.max(width, height);
  const windows: Window[] = [{ x: (width - longest) / 2, y: (height - longest) / 2, side: longest }];
  const body = face.size * 6;
  if (body < longest * 0.85) windows.push({ x: cx - body / 2, y: cy - body * 0.3, side: body });
  const head = face.size * 3.2;
  if (head < longest * 0.85) windows.push({ x: cx - head / 2, y: cy - head * 0.5, side: head });
  const looks = windows.map((window) => ({ window, plane: matteOf(models, photo, window) }));
  const out = createPlane(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let value = 0;
      for (const [i, { window, plane }] of looks.entries()) {
        const u = (x - window.x) / window.side;
        const v = (y - window.y) / window.side;
        if (u <= 0 || v <= 0 || u >= 1 || v >= 1) continue;
        const seen = sample(plane, u * INPUT - 0.5, v * INPUT - 0.5);
        const trust = i === 0 ? 1 : smoothstep(0.02, 0.16, Math.min(u, v, 1 - u, 1 - v));
        value += (seen - value) * trust;
      }
      // what the network cannot decide on is better in or out than half seen through
      out.data[y * width + x] = smoothstep(0.32, 0.68, value);
    }
  }
  return out;
}
