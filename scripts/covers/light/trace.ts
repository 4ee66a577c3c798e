import type { Distance } from "../sculpture/distance.ts";

/** What the camera looks at: the same surface twice, quick and exact. */
export interface Subject {
  near: Distance;
  exact: Distance;
  /** Side of a cell of `near`: closer than about that, only `exact` knows. */
  cell: number;
}

/** A long lens at `far` units; `span` is the height of the picture at the sitter's depth. */
export interface Camera {
  /** Where the lens is aimed at, and stands. */
  x: number;
  y: number;
  far: number;
  span: number;
  /** Where the aim falls in the picture, shares of width and height from the top left. */
  across: number;
  down: number;
}

/** The surface as seen: one record per pixel, all zero where nothing is. */
export interface Seen {
  width: number;
  height: number;
  /** x, y, z per pixel. */
  position: Float32Array;
  normal: Float32Array;
  /** How much of the pixel is covered. */
  cover: Float32Array;
}

const STEPS = 160;

/** Unit normal of the exact surface by forward differences from its value `here`; written to `out`. */
function normalAt(
  exact: Distance,
  x: number,
  y: number,
  z: number,
  here: number,
  e: number,
  out: Float32Array,
  p: number,
) {
  const nx = exact(x + e, y, z) - here;
  const ny = exact(x, y + e, z) - here;
  const nz = exact(x, y, z + e) - here;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  out[p] = nx / length;
  out[p + 1] = ny / length;
  out[p + 2] = nz / length;
}

/** Follows one ray per pixel to the surface. `depth` is how far before and behind the aim to look. */
export function trace(subject: Subject, camera: Camera, width: number, height: number, depth: number): Seen {
  const { near, exact, cell } = subject;
  const position = new Float32Array(width * height * 3);
  const normal = new Float32Array(width * height * 3);
  const cover = new Float32Array(width * height);
  const pixel = camera.span / height;
  const start = camera.far - depth;
  const end = camera.far + depth;
  for (let v = 0, i = 0; v < height; v++) {
    for (let u = 0; u < width; u++, i++) {
      let dx = (u + 0.5 - camera.across * width) * pixel;
      let dy = (camera.down * height - v - 0.5) * pixel;
      let dz = -camera.far;
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
      dx /= length;
      dy /= length;
      dz /= length;
      let t = start;
      let best = 1;
      let bestAt = t;
      for (let step = 0; step < STEPS && t < end; step++) {
        const d = near(camera.x + dx * t, camera.y + dy * t, camera.far + dz * t);
        // the lattice leads close, exact steps do the rest
        if (d > cell * 0.6) {
          t += d * 0.85;
          continue;
        }
        const e = exact(camera.x + dx * t, camera.y + dy * t, camera.far + dz * t);
        if (Math.abs(e) < Math.abs(best)) {
          best = e;
          bestAt = t;
        }
        if (e < pixel * 0.3 && e > -pixel * 0.6) break;
        t += e < 0 ? e : Math.max(e * 0.9, pixel * 0.3);
      }
      // a miss by less than a pixel still covers part of it
      const part = best < pixel * 0.3 ? 1 : 0.5 - (best - pixel * 0.3) / pixel;
      if (part <= 0.02) continue;
      t = bestAt;
      const p = i * 3;
      position[p] = camera.x + dx * t;
      position[p + 1] = camera.y + dy * t;
      position[p + 2] = camera.far + dz * t;
      normalAt(exact, position[p]!, position[p + 1]!, position[p + 2]!, best, pixel * 0.8, normal, p);
      cover[i] = part;
    }
  }
  return { width, height, position, normal, cover };
}
