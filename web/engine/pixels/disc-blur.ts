import { createLightMap, type LightMap } from "./image.ts";

/** From this radius on a map of half the size holds all that is left, pixels. */
const WIDE = 6;

/** Means of two by two pixels; an odd last row or column stands alone. */
function halve(map: LightMap): LightMap {
  const half = createLightMap((map.width + 1) >> 1, (map.height + 1) >> 1);
  for (let y = 0, out = 0; y < half.height; y++) {
    const top = 2 * y * map.width * 3;
    const low = 2 * y + 1 < map.height ? top + map.width * 3 : top;
    for (let x = 0; x < half.width; x++) {
      const left = 2 * x * 3;
      const right = 2 * x + 1 < map.width ? left + 3 : left;
      for (let c = 0; c < 3; c++, out++) {
        const sum = map.data[top + left + c]! + map.data[top + right + c]!;
        half.data[out] = (sum + map.data[low + left + c]! + map.data[low + right + c]!) / 4;
      }
    }
  }
  return half;
}

/** Fills a map from one of half its size, between its pixels in straight lines. */
function doubleInto(half: LightMap, map: LightMap): void {
  const row = new Float32Array(half.width * 3);
  for (let y = 0; y < map.height; y++) {
    const near = y >> 1;
    const far = Math.min(half.height - 1, Math.max(0, near + (y & 1 ? 1 : -1)));
    for (let i = 0; i < row.length; i++)
      row[i] = half.data[near * row.length + i]! * 0.75 + half.data[far * row.length + i]! * 0.25;
    for (let x = 0, out = y * map.width * 3; x < map.width; x++) {
      const own = (x >> 1) * 3;
      const beside = Math.min(half.width - 1, Math.max(0, (x >> 1) + (x & 1 ? 1 : -1))) * 3;
      for (let c = 0; c < 3; c++, out++) map.data[out] = row[own + c]! * 0.75 + row[beside + c]! * 0.25;
    }
  }
}

/**
 * Blurs by a disc, in place, as a lens out of focus does: a small bright light becomes an even disc rather than a
 * smudge. Each row of the disc is a running mean, so the cost grows with the radius, not its square.
 * @param radius pixels; edges are repeated
 */
export function discBlur(map: LightMap, radius: number): void {
  if (radius < 0.6) return;
  if (radius >= WIDE) {
    const half = halve(map);
    discBlur(half, radius / 2);
    doubleInto(half, map);
    return;
  }
  const { width, height, data } = map;
  const reach = Math.floor(radius + 0.5);
  const halves = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.round(Math.sqrt(Math.max(0, (radius + 0.35) ** 2 - (i - reach) ** 2))),
  );
  const area = halves.reduce((sum, half) => sum + 2 * half + 1, 0);
  const stride = (width + 1) * 3;
  // sums along each row up to a column, so that any run of pixels is one subtraction
  const sums = new Float64Array(stride * height);
  for (let y = 0; y < height; y++) {
    let at = y * stride;
    let from = y * width * 3;
    for (let x = 0; x < width; x++, at += 3, from += 3) {
      sums[at + 3] = sums[at]! + data[from]!;
      sums[at + 4] = sums[at + 1]! + data[from + 1]!;
      sums[at + 5] = sums[at + 2]! + data[from + 2]!;
    }
  }
  const source = data.slice();
  data.fill(0);
  const scale = 1 / area;
  for (const [i, half] of halves.entries()) {
    const dy = i - reach;
    for (let y = 0; y < height; y++) {
      const sy = Math.min(height - 1, Math.max(0, y + dy));
      const row = sy * stride;
      const first = sy * width * 3;
      const last = first + (width - 1) * 3;
      let out = y * width * 3;
      for (let x = 0; x < width; x++, out += 3) {
        const from = x - half;
        const to = x + half + 1;
        const a = row + (from > 0 ? from : 0) * 3;
        const b = row + (to < width ? to : width) * 3;
        const before = from < 0 ? -from : 0;
        const after = to > width ? to - width : 0;
        for (let c = 0; c < 3; c++) {
          const run = sums[b + c]! - sums[a + c]! + before * source[first + c]! + after * source[last + c]!;
          data[out + c] = data[out + c]! + run * scale;
        }
      }
    }
  }
}
