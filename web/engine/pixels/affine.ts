/** Maps (x, y) to (a x + b y + c, d x + e y + f), stored as [a, b, c, d, e, f]. */
export type Affine = readonly [number, number, number, number, number, number];

export interface Point {
  x: number;
  y: number;
}

export function applyAffine(m: Affine, x: number, y: number): Point {
  return { x: m[0] * x + m[1] * y + m[2], y: m[3] * x + m[4] * y + m[5] };
}

export function invertAffine(m: Affine): Affine {
  const det = m[0] * m[4] - m[1] * m[3];
  const a = m[4] / det;
  const b = -m[1] / det;
  const d = -m[3] / det;
  const e = m[0] / det;
  return [a, b, -(a * m[2] + b * m[5]), d, e, -(d * m[2] + e * m[5])];
}

/** Map from a `size` x `size` square to a source square centred on (cx, cy), `side` wide, turned by `angle` radians. */
export function squareToSource(size: number, cx: number, cy: number, side: number, angle: number): Affine {
  const s = side / size;
  const cos = Math.cos(angle) * s;
  const sin = Math.sin(angle) * s;
  const half = (size - 1) / 2;
  return [cos, -sin, cx - cos * half + sin * half, sin, cos, cy - sin * half - cos * half];
}

/**
 * Least-squares similarity (scale, turn, shift; no mirroring) that takes `from` to `to`.
 * Closed form for two dimensions (Umeyama 1991).
 */
export function fitSimilarity(from: readonly Point[], to: readonly Point[]): Affine {
  const n = from.length;
  let fx = 0;
  let fy = 0;
  let tx = 0;
  let ty = 0;
  for (let i = 0; i < n; i++) {
    fx += from[i]!.x / n;
    fy += from[i]!.y / n;
    tx += to[i]!.x / n;
    ty += to[i]!.y / n;
  }
  let dot = 0;
  let cross = 0;
  let spread = 0;
  for (let i = 0; i < n; i++) {
    const ax = from[i]!.x - fx;
    const ay = from[i]!.y - fy;
    const bx = to[i]!.x - tx;
    const by = to[i]!.y - ty;
    dot += ax * bx + ay * by;
    cross += ax * by - ay * bx;
    spread += ax * ax + ay * ay;
  }
  const a = dot / spread;
  const b = cross / spread;
  return [a, -b, tx - a * fx + b * fy, b, a, ty - b * fx - a * fy];
}
