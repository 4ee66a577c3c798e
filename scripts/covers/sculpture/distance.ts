/** Signed distance to a surface from a point, negative inside. x right, y up, z towards the viewer; a head is 2 high. */
export type Distance = (x: number, y: number, z: number) => number;

/** Length of a step in a plane; quicker than Math.hypot, which guards against overflow. */
export function length2(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** Length of a step in space. */
export function length3(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z);
}

/** Union whose seam is rounded over a width of `k` (quadratic blend, Quilez 2013). */
export function join(a: number, b: number, k: number): number {
  const h = k - Math.abs(a - b);
  return (a < b ? a : b) - (h > 0 ? (h * h) / (4 * k) : 0);
}

/** What is left of `a` without `b`, the edge rounded. */
export function carve(a: number, b: number, k: number): number {
  return -join(-a, b, k);
}

/** What `a` and `b` share, the edge rounded. */
export function meet(a: number, b: number, k: number): number {
  return -join(-a, -b, k);
}

/** Ellipsoid round the origin; close to the distance, exact on its surface. */
export function ellipsoid(x: number, y: number, z: number, rx: number, ry: number, rz: number): number {
  const ax = x / rx;
  const ay = y / ry;
  const az = z / rz;
  const k0 = Math.sqrt(ax * ax + ay * ay + az * az);
  const bx = ax / rx;
  const by = ay / ry;
  const bz = az / rz;
  const k1 = Math.sqrt(bx * bx + by * by + bz * bz);
  return k1 < 1e-9 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
}

export type Point = readonly [number, number, number];

/** Rod from `a` to `b` whose radius runs from `ra` to `rb`. */
export function rod(x: number, y: number, z: number, a: Point, b: Point, ra: number, rb = ra): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const dz = b[2] - a[2];
  const px = x - a[0];
  const py = y - a[1];
  const pz = z - a[2];
  const t = Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz)));
  const ex = px - dx * t;
  const ey = py - dy * t;
  const ez = pz - dz * t;
  return Math.sqrt(ex * ex + ey * ey + ez * ez) - (ra + (rb - ra) * t);
}

/** Ring round the y axis. */
export function ring(x: number, y: number, z: number, radius: number, thickness: number): number {
  const q = length2(x, z) - radius;
  return length2(q, y) - thickness;
}

/** Box round the origin with rounded edges. */
export function block(
  x: number,
  y: number,
  z: number,
  hx: number,
  hy: number,
  hz: number,
  round: number,
): number {
  const qx = Math.abs(x) - hx + round;
  const qy = Math.abs(y) - hy + round;
  const qz = Math.abs(z) - hz + round;
  const outside = length3(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0));
  return outside + Math.min(Math.max(qx, qy, qz), 0) - round;
}
