import { type Affine, applyAffine } from "./affine.ts";
import { createImage, createPlane, type Image, type Plane } from "./image.ts";

/** A picture and its halvings, so that any reduction starts from one close in size. */
export type Pyramid = readonly Image[];

function halve(image: Image): Image {
  const half = createImage(Math.max(1, image.width >> 1), Math.max(1, image.height >> 1));
  const { width, data } = image;
  for (let y = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++) {
      const a = (2 * y * width + 2 * x) * 4;
      const right = 2 * x + 1 < width ? 4 : 0;
      const down = 2 * y + 1 < image.height ? width * 4 : 0;
      const b = a + right;
      const c = a + down;
      const d = c + right;
      const out = (y * half.width + x) * 4;
      half.data[out] = (data[a]! + data[b]! + data[c]! + data[d]! + 2) >> 2;
      half.data[out + 1] = (data[a + 1]! + data[b + 1]! + data[c + 1]! + data[d + 1]! + 2) >> 2;
      half.data[out + 2] = (data[a + 2]! + data[b + 2]! + data[c + 2]! + data[d + 2]! + 2) >> 2;
      half.data[out + 3] = (data[a + 3]! + data[b + 3]! + data[c + 3]! + data[d + 3]! + 2) >> 2;
    }
  }
  return half;
}

export function buildPyramid(image: Image): Pyramid {
  const levels = [image];
  let last = image;
  while (Math.min(last.width, last.height) > 64) {
    last = halve(last);
    levels.push(last);
  }
  return levels;
}

/**
 * Samples a `width` x `height` RGB patch through `map` (patch pixel to source pixel), bilinear on the
 * nearest larger level, edges repeated. Values are `byte * scale + offset`, interleaved, as models take them.
 */
export function samplePatch(
  pyramid: Pyramid,
  map: Affine,
  width: number,
  height: number,
  scale: number,
  offset: number,
): Float32Array {
  const step = Math.hypot(map[0], map[3]);
  const level = Math.min(pyramid.length - 1, Math.max(0, Math.floor(Math.log2(step) + 0.25)));
  const image = pyramid[level]!;
  const shrink = 1 / 2 ** level;
  const out = new Float32Array(width * height * 3);
  const maxX = image.width - 1;
  const maxY = image.height - 1;
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p += 3) {
      const source = applyAffine(map, x, y);
      const sx = Math.min(maxX, Math.max(0, (source.x + 0.5) * shrink - 0.5));
      const sy = Math.min(maxY, Math.max(0, (source.y + 0.5) * shrink - 0.5));
      const ix = sx | 0;
      const iy = sy | 0;
      const fx = sx - ix;
      const fy = sy - iy;
      const a = (iy * image.width + ix) * 4;
      const right = ix < maxX ? 4 : 0;
      const down = iy < maxY ? image.width * 4 : 0;
      for (let c = 0; c < 3; c++) {
        const top = image.data[a + c]! * (1 - fx) + image.data[a + right + c]! * fx;
        const low = image.data[a + down + c]! * (1 - fx) + image.data[a + down + right + c]! * fx;
        out[p + c] = (top * (1 - fy) + low * fy) * scale + offset;
      }
    }
  }
  return out;
}

/** Bilinear resize of a plane, pixel centres aligned; for smooth content only. */
export function resizePlane(plane: Plane, width: number, height: number): Plane {
  const out = createPlane(width, height);
  const read = rowReader(plane, width, height);
  for (let y = 0; y < height; y++) read(y, out.data, y * width);
  return out;
}

/** Reads single rows of what `resizePlane` would make into `out`, from `at` on: nothing of that size is held. */
export function rowReader(
  plane: Plane,
  width: number,
  height: number,
): (y: number, out: Float32Array, at?: number) => void {
  const source = plane.data;
  const scaleX = plane.width / width;
  const scaleY = plane.height / height;
  // how far each column lies between two of the source, and how many begin before the next: the same in every row
  const parts = new Float64Array(width);
  const ends = new Int32Array(plane.width);
  for (let x = 0; x < width; x++) {
    const sx = Math.min(plane.width - 1, Math.max(0, (x + 0.5) * scaleX - 0.5));
    parts[x] = sx - (sx | 0);
    ends[sx | 0] = x + 1;
  }
  for (let n = 1; n < ends.length; n++) ends[n] = Math.max(ends[n]!, ends[n - 1]!);
  const between = new Float64Array(plane.width);
  return (y, out, at = 0) => {
    const sy = Math.min(plane.height - 1, Math.max(0, (y + 0.5) * scaleY - 0.5));
    const iy = sy | 0;
    const row = iy * plane.width;
    blend(source, row, iy + 1 < plane.height ? row + plane.width : row, sy - iy, between);
    spread(between, ends, parts, out, at);
  };
}

/** A row of the result lies between two of the source: blended once, and then read as often as it is wide. */
function blend(source: Float32Array, row: number, next: number, part: number, out: Float64Array): void {
  for (let x = 0; x < out.length; x++) out[x] = source[row + x]! * (1 - part) + source[next + x]! * part;
}

/** In runs of columns that lie between the same two: browsers look such things up far more slowly one by one. */
function spread(
  row: Float64Array,
  ends: Int32Array,
  parts: Float64Array,
  out: Float32Array,
  at: number,
): void {
  for (let n = 0, x = 0; n < ends.length; n++) {
    const end = ends[n]!;
    if (x === end) continue;
    const left = row[n]!;
    const step = (n + 1 < row.length ? row[n + 1]! : left) - left;
    for (; x < end; x++) out[at + x] = left + step * parts[x]!;
  }
}

/** A plane of any numbers. */
type Numbers = Omit<Plane, "data"> & { data: Float32Array | Uint8ClampedArray };

/** One value between four of a plane, `x` and `y` in its pixels, edges repeated. */
export function samplePlane({ width, height, data }: Numbers, x: number, y: number): number {
  const sx = Math.min(width - 1, Math.max(0, x));
  const sy = Math.min(height - 1, Math.max(0, y));
  const ix = sx | 0;
  const iy = sy | 0;
  const jx = Math.min(width - 1, ix + 1);
  const jy = Math.min(height - 1, iy + 1);
  const fx = sx - ix;
  const fy = sy - iy;
  const top = data[iy * width + ix]! * (1 - fx) + data[iy * width + jx]! * fx;
  const low = data[jy * width + ix]! * (1 - fx) + data[jy * width + jx]! * fx;
  return top * (1 - fy) + low * fy;
}
