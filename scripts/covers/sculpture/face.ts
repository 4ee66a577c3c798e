import { carve, type Distance, ellipsoid, join, type Point, rod } from "./distance.ts";

/** What tells one face of the sculptor's from another. 1 is the middle for factors. */
export interface FaceShape {
  /** Width of the jaw. */
  jaw: number;
  /** Weight of the chin. */
  chin: number;
  /** How far the brow stands out. */
  brow: number;
  nose: number;
  lips: number;
  ears: boolean;
  neck: number;
}

const BRIDGE: Point = [0, 0.36, 0.69];
const TIP: Point = [0, -0.21, 0.885];
const NAPE: Point = [0, -0.3, -0.16];
const PIT: Point = [0, -1.55, -0.3];
const CLASP: Point = [0.07, -1.62, 0.1];

function earDistance(x: number, y: number, z: number): number {
  const ex = x - 0.655;
  const shell = ellipsoid(ex + 0.3 * (z + 0.1), y + 0.1, z + 0.14, 0.05, 0.21, 0.125);
  return carve(shell, ellipsoid(ex - 0.06, y + 0.09, z + 0.1, 0.05, 0.12, 0.07), 0.03);
}

/**
 * An ideal face with closed eyes, after no one: the straight brow-and-nose line of archaic stone, lids as quiet
 * swellings, every passage smoothed.
 */
export function faceDistance(shape: FaceShape): Distance {
  const { jaw, chin, brow, nose, lips } = shape;
  const jawFrom: Point = [0.41 * jaw, -0.42, 0.02];
  const jawTo: Point = [0.1 * jaw, -0.79, 0.48];
  return (sx, y, z) => {
    // halves meet without a crease
    const x = Math.sqrt(sx * sx + 0.0006);
    let d = ellipsoid(x, y - 0.3, z + 0.08, 0.68, 0.69, 0.8);
    d = join(d, ellipsoid(x, y + 0.08, z - 0.16, 0.56, 0.8, 0.585), 0.24);
    d = join(d, rod(x, y, z, jawFrom, jawTo, 0.15, 0.14), 0.26);
    d = join(d, ellipsoid(x, y + 0.79, z - 0.57, 0.16 * chin, 0.13, 0.14), 0.16);
    d = join(d, ellipsoid(x - 0.3, y + 0.16, z - 0.42, 0.24, 0.17, 0.24), 0.26);
    // the forehead runs straight into the nose
    d = join(d, ellipsoid(x, y - 0.4, z - 0.42, 0.4, 0.3, 0.335), 0.22);
    // what follows reaches no further round or up than this
    const ears = shape.ears ? earDistance(x, y, z) : 1;
    if (z < 0.28 || y > 0.58) return shape.ears ? join(d, ears, 0.05) : d;
    // sockets under the brow, whose arch runs on into the nose
    const bx = x - 0.27;
    d = carve(d, ellipsoid(bx, y - 0.035, z - 0.85 + 0.55 * bx, 0.225, 0.15, 0.21), 0.085);
    const arch = 0.225 - 1.15 * bx * bx + 0.05 * bx;
    const ridge = ellipsoid(
      bx + 0.05,
      y - arch,
      z - 0.585 + 1.1 * bx * bx + 0.4 * bx,
      0.24,
      0.05,
      0.1 * brow,
    );
    d = join(d, ridge, 0.085);
    // lids: the upper one lies over the lower along a hanging curve
    const lx = (x - 0.27) / 0.18;
    const seam = -0.028 - 0.05 * (1 - lx * lx);
    const over = Math.min(1, Math.max(0, (y - seam) / 0.014 + 0.5));
    const lid = ellipsoid(
      x - 0.27,
      y + 0.004 + 0.035 * lx * lx,
      z - 0.545 + 0.26 * (x - 0.27),
      0.178,
      0.1,
      0.145,
    );
    d = join(d, lid - 0.03 * over + 0.012, 0.03);
    // nose
    d = join(d, rod(x * 1.12, y, z, BRIDGE, TIP, 0.062 * nose, 0.074 * nose), 0.085);
    d = join(d, ellipsoid(x, y + 0.235, z - 0.875, 0.08 * nose, 0.075, 0.085), 0.05);
    d = join(d, ellipsoid(x - 0.092 * nose, y + 0.262, z - 0.775, 0.058, 0.056, 0.1), 0.055);
    d = join(d, ellipsoid(x, y + 0.29, z - 0.79, 0.035, 0.055, 0.1), 0.05);
    d = carve(d, ellipsoid(x - 0.052, y + 0.325, z - 0.8, 0.024, 0.026, 0.05), 0.03);
    // mouth
    d = join(d, ellipsoid(x, y + 0.5, z - 0.565, 0.29, 0.19, 0.17), 0.14);
    d = carve(d, ellipsoid(x, y + 0.39, z - 0.79, 0.022, 0.055, 0.045), 0.05);
    const bow = Math.max(0, 1 - x * 8);
    const curve = -0.497 + 0.25 * x * x - 0.012 * bow * bow;
    const lean = 1.75 * x * x;
    const upper = ellipsoid(x - 0.05, y - curve - 0.038 + 0.17 * x, z - 0.7 + lean, 0.15, 0.05 * lips, 0.08);
    const lower = ellipsoid(x, y - curve + 0.056, z - 0.692 + lean, 0.135, 0.062 * lips, 0.086);
    d = join(d, upper, 0.035);
    d = join(d, lower, 0.035);
    // lips part along one soft line
    d = carve(d, ellipsoid(x, y - curve + 0.004, z - 0.775 + lean, 0.12, 0.009, 0.03), 0.022);
    d = carve(d, ellipsoid(x, y + 0.65, z - 0.75, 0.15, 0.045, 0.06), 0.1);
    return shape.ears ? join(d, ears, 0.05) : d;
  };
}

/** The neck, which turns with the head at its upper end. */
export function neckDistance(shape: FaceShape): Distance {
  const behindEar: Point = [0.42 * shape.neck, -0.45, -0.2];
  return (sx, y, z) => {
    const x = Math.abs(sx);
    const r = 0.33 * shape.neck;
    let d = rod(x * 0.98, y, z, NAPE, PIT, r, r * 1.06);
    d = join(d, rod(x, y, z, behindEar, CLASP, 0.07, 0.06), 0.14);
    return d;
  };
}
