import { carve, type Distance, ellipsoid, join, length2, meet } from "./distance.ts";

export const HAIRDOS = ["chignon", "waves", "long", "curls", "swept", "cropped"] as const;
export type Hairdo = (typeof HAIRDOS)[number];

/** Combed locks: -1 to 1, rounded on top and sharp below, as a gouge leaves them. */
function furrow(phase: number): number {
  return 2 * Math.abs(Math.sin(phase)) - 1;
}

/** Points spread evenly over a ball, for a head of curls. */
const CURLS = Array.from({ length: 190 }, (_, i) => {
  const y = 1 - (2 * i + 1) / 190;
  const r = Math.sqrt(1 - y * y);
  const a = i * Math.PI * (3 - Math.sqrt(5));
  return [r * Math.cos(a), y, r * Math.sin(a)] as const;
});

/** A cap over the skull, cut free of the face along a hairline. `grow` is its thickness. */
function cap(x: number, y: number, z: number, grow: number, front: number, side: number): number {
  const skull = ellipsoid(x, y - 0.31, z + 0.1, 0.69 + grow, 0.7 + grow, 0.81 + grow);
  // the face stays free: a leaning egg from brow to chin
  const ax = Math.abs(x);
  const face = ellipsoid(ax, y - front + 0.72, z - 0.75, side, 0.86, 0.62);
  return carve(skull, face, 0.05);
}

const chignon: Distance = (x, y, z) => {
  const ax = Math.abs(x);
  // parted in the middle; every lock sweeps over the ear and back to a knot in the nape
  const to = length2(y + 0.08, z + 1.02);
  const sweep = Math.atan2(y + 0.08, z + 1.02) + 0.09 * Math.sin(5.2 * to + 2.2 * ax);
  const comb = furrow(13 * sweep) * 0.02 + furrow(52 * sweep) * 0.005;
  const parting = 0.03 * Math.exp(-(x * x) / 0.0025) * (z > -0.2 ? 1 : 0);
  let d = cap(x, y, z, 0.065, 0.66, 0.53) - comb * Math.min(1, to * 1.4) + parting;
  d = meet(d, -(y + 0.42 - 0.25 * z), 0.08);
  const ky = y + 0.08;
  const kz = z + 0.98;
  const coil = furrow(3 * Math.atan2(ky, x) + 14 * length2(x, ky)) * 0.016;
  return join(d, ellipsoid(x, ky, kz, 0.34, 0.31, 0.25) - coil, 0.05);
};

const waves: Distance = (x, y, z) => {
  const ax = Math.abs(x);
  // a bob to the jaw in finger waves, parted at one side
  const side = x - 0.22;
  const fall = y - 0.25 * z;
  const wave =
    furrow(6.2 * fall + 1.6 * Math.sin(3 * side)) * 0.03 + furrow(26 * (z - 0.3 * y + 0.5 * ax)) * 0.008;
  let d = cap(x, y, z, 0.085, 0.6, 0.68);
  const lobe = ellipsoid(ax - 0.53, y + 0.2, z + 0.06, 0.22, 0.5, 0.42);
  d = join(d, lobe, 0.14);
  d = join(d, ellipsoid(x, y + 0.15, z + 0.5, 0.58, 0.5, 0.4), 0.15);
  const parting = 0.03 * Math.exp(-(side * side) / 0.003) * (z > -0.3 && y > 0.5 ? 1 : 0);
  return d - wave + parting;
};

const long: Distance = (x, y, z) => {
  const ax = Math.abs(x);
  const flow = furrow(13 * (z + 0.16 * Math.sin(4 * y + 1.4) + 0.5 * ax)) * 0.018;
  let d = cap(x, y, z, 0.085, 0.66, 0.5);
  d = join(d, ellipsoid(ax - 0.5, y + 0.5, z + 0.12, 0.2, 0.95, 0.36), 0.16);
  d = join(d, ellipsoid(x, y + 0.5, z + 0.52, 0.58, 1.0, 0.36), 0.16);
  const parting = 0.035 * Math.exp(-(x * x) / 0.0035) * (y > 0.3 && z > -0.5 ? 1 : 0);
  return d - flow + parting;
};

const curls: Distance = (x, y, z) => {
  let d = cap(x, y, z, 0.035, 0.7, 0.56);
  d = meet(d, -(y + 0.22 - 0.2 * z), 0.06);
  if (d > 0.3) return d - 0.12;
  // snail curls laid over the cap
  const px = x / 0.73;
  const py = (y - 0.31) / 0.74;
  const pz = (z + 0.1) / 0.85;
  const length = Math.sqrt(px * px + py * py + pz * pz) || 1;
  let best = -1;
  for (const curl of CURLS) {
    const dot = (px * curl[0] + py * curl[1] + pz * curl[2]) / length;
    if (dot > best) best = dot;
  }
  const away = Math.acos(Math.min(1, best)) / 0.165;
  const bump = Math.sqrt(Math.max(0, 1 - away * away)) * 0.085;
  const snail = away < 1 ? 0.012 * Math.cos(away * 12.5) * (1 - away * away) : 0;
  return (d - bump - snail) * 0.7;
};

const swept: Distance = (x, y, z) => {
  // from the brow over the head to the nape, fanning out at the temples
  const fan = Math.atan2(x, 0.55 + 0.6 * Math.max(0, y)) + 0.1 * Math.sin(2.6 * z + 0.8) * (0.4 + x);
  const comb = furrow(11 * fan) * 0.02;
  const quiff = 0.1 * Math.exp(-((z - 0.45) ** 2) / 0.09 - (y - 0.9) ** 2 / 0.12);
  let d = cap(x, y, z, 0.05, 0.7, 0.56);
  d = meet(d, -(y + 0.2 - 0.15 * z), 0.07);
  return d - comb - quiff;
};

const cropped: Distance = (x, y, z) => {
  let d = cap(x, y, z, 0.05, 0.68, 0.57);
  d = meet(d, -(y + 0.2 - 0.15 * z), 0.06);
  const grain =
    Math.sin(34 * x + 6 * Math.sin(7 * z)) * Math.sin(30 * z + 5 * Math.sin(8 * y)) * Math.sin(31 * y);
  return d - 0.009 * grain;
};

export const HAIR: Readonly<Record<Hairdo, Distance>> = { chignon, waves, long, curls, swept, cropped };
