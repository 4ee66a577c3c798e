import { blurredPlane } from "../pixels/blur.ts";
import { clamp, createPlane, type Plane } from "../pixels/image.ts";
import { doubleByLanczos } from "./lanczos.ts";

/** How often what the enlargement would not shrink back to is put into it. */
const BACK_PROJECTIONS = 2;
/** How far edges are drawn together, in new pixels for each unit of the edge map's slope. */
const STEEPEN = 2.2;
const MOST_SHIFT = 0.6;
/** How far beyond its neighbours' range a new pixel may go, as a share of that range. */
const OVERSHOOT = 0.06;

/** Twice as wide and high, luma of 0 to 1: true to the original when shrunk again, edges crisp, without steps and halos. */
export function doubleLuma(luma: Plane): Plane {
  const projected = backProject(luma, doubleByLanczos(luma));
  return withinNeighbours(luma, steepen(projected));
}

/** Iterative back-projection (Irani, Peleg 1991): an enlarged picture must shrink to what it was made from. */
function backProject(luma: Plane, first: Plane): Plane {
  let large = first;
  for (let pass = 0; pass < BACK_PROJECTIONS; pass++) {
    const small = halved(large);
    const missing = { ...luma, data: luma.data.map((value, i) => value - small.data[i]!) };
    const correction = doubleByLanczos(missing);
    large = { ...large, data: large.data.map((value, i) => value + correction.data[i]!) };
  }
  return large;
}

function halved({ width, height, data }: Plane): Plane {
  const out = createPlane(width / 2, height / 2);
  for (let y = 0; y < out.height; y++) {
    for (let x = 0; x < out.width; x++) {
      const a = 2 * y * width + 2 * x;
      out.data[y * out.width + x] = (data[a]! + data[a + 1]! + data[a + width]! + data[a + width + 1]!) / 4;
    }
  }
  return out;
}

/** Edge-directed warping: pixels beside an edge are taken from further away from it, so that it takes less room. */
function steepen(plane: Plane): Plane {
  const { width, height, data } = plane;
  const edges = blurredPlane(slopes(plane), 1.1);
  const out = createPlane(width, height);
  for (let y = 0; y < height; y++) {
    const up = y > 0 ? -width : 0;
    const down = y < height - 1 ? width : 0;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const right = x < width - 1 ? 1 : 0;
      const left = x > 0 ? -1 : 0;
      const dx = edges.data[i + right]! - edges.data[i + left]!;
      const dy = edges.data[i + down]! - edges.data[i + up]!;
      // towards where the slope is less
      const sx = x - clamp(STEEPEN * dx, -MOST_SHIFT, MOST_SHIFT);
      const sy = y - clamp(STEEPEN * dy, -MOST_SHIFT, MOST_SHIFT);
      out.data[i] = sx === x && sy === y ? data[i]! : cubic(plane, sx, sy);
    }
  }
  return out;
}

/** How steep the picture is at each pixel. */
function slopes({ width, height, data }: Plane): Plane {
  const out = createPlane(width, height);
  for (let y = 0; y < height; y++) {
    const up = y > 0 ? -width : 0;
    const down = y < height - 1 ? width : 0;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const right = x < width - 1 ? 1 : 0;
      const left = x > 0 ? -1 : 0;
      out.data[i] = Math.hypot(data[i + right]! - data[i + left]!, data[i + down]! - data[i + up]!);
    }
  }
  return out;
}

/** Catmull-Rom's shares of four neighbours at a fraction between the middle two. */
function shares(t: number): [number, number, number, number] {
  const t2 = t * t;
  const t3 = t2 * t;
  return [(-t3 + 2 * t2 - t) / 2, (3 * t3 - 5 * t2 + 2) / 2, (-3 * t3 + 4 * t2 + t) / 2, (t3 - t2) / 2];
}

function cubic({ width, height, data }: Plane, x: number, y: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const across = shares(x - ix);
  const along = shares(y - iy);
  let sum = 0;
  for (let j = 0; j < 4; j++) {
    const row = clamp(iy + j - 1, 0, height - 1) * width;
    let line = 0;
    for (let i = 0; i < 4; i++) line += across[i]! * data[row + clamp(ix + i - 1, 0, width - 1)]!;
    sum += along[j]! * line;
  }
  return sum;
}

/** Holds each new pixel to about the range of the old ones around it: what rings goes beyond it. */
function withinNeighbours(luma: Plane, large: Plane): Plane {
  const { width, height, data } = luma;
  const out = createPlane(large.width, large.height);
  for (let y = 0; y < large.height; y++) {
    const top = clamp(((y - 1) >> 1) - 0, 0, height - 1);
    const low = clamp(top + 1, 0, height - 1);
    for (let x = 0; x < large.width; x++) {
      const left = clamp((x - 1) >> 1, 0, width - 1);
      const right = clamp(left + 1, 0, width - 1);
      const a = data[top * width + left]!;
      const b = data[top * width + right]!;
      const c = data[low * width + left]!;
      const d = data[low * width + right]!;
      const least = Math.min(a, b, c, d);
      const most = Math.max(a, b, c, d);
      const slack = OVERSHOOT * (most - least) + 0.004;
      out.data[y * large.width + x] = clamp(large.data[y * large.width + x]!, least - slack, most + slack);
    }
  }
  return out;
}
