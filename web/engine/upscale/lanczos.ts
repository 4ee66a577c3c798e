import { createPlane, type Plane } from "../pixels/image.ts";

const LOBES = 3;

function lanczos(x: number): number {
  if (x === 0) return 1;
  const t = Math.PI * x;
  return (LOBES * Math.sin(t) * Math.sin(t / LOBES)) / (t * t);
}

/** A new pixel's centre lies a quarter before or behind one of the old; these are the old ones' shares in it. */
const TAPS = (() => {
  const raw = Array.from({ length: 2 * LOBES }, (_, i) => lanczos(i - LOBES + 0.25));
  const sum = raw.reduce((total, value) => total + value, 0);
  return raw.map((value) => value / sum);
})();

/** Twice as wide and high by Lanczos' filter, edges repeated. */
export function doubleByLanczos(plane: Plane): Plane {
  return doubleRows(doubleColumns(plane));
}

function doubleColumns({ width, height, data }: Plane): Plane {
  const out = createPlane(width * 2, height);
  const last = width - 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      let before = 0;
      let behind = 0;
      for (let i = 0; i < TAPS.length; i++) {
        const tap = TAPS[i]!;
        const left = x - LOBES + i;
        const right = x + LOBES - i;
        before += tap * data[row + (left < 0 ? 0 : left > last ? last : left)]!;
        behind += tap * data[row + (right < 0 ? 0 : right > last ? last : right)]!;
      }
      out.data[2 * (row + x)] = before;
      out.data[2 * (row + x) + 1] = behind;
    }
  }
  return out;
}

function doubleRows({ width, height, data }: Plane): Plane {
  const out = createPlane(width, height * 2);
  const last = height - 1;
  for (let y = 0; y < height; y++) {
    const above = 2 * y * width;
    const below = above + width;
    for (let i = 0; i < TAPS.length; i++) {
      const tap = TAPS[i]!;
      const up = Math.min(last, Math.max(0, y - LOBES + i)) * width;
      const down = Math.min(last, Math.max(0, y + LOBES - i)) * width;
      for (let x = 0; x < width; x++) {
        out.data[above + x]! += tap * data[up + x]!;
        out.data[below + x]! += tap * data[down + x]!;
      }
    }
  }
  return out;
}
