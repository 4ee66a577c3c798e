import { block, carve, type Distance, ellipsoid, join, length2, length3, meet, ring } from "./distance.ts";

/** Adds what is worn to a bare head's distance. */
type Worn = (head: number, ...at: Parameters<Distance>) => number;

const fedora: Worn = (head, x, y, z) => {
  // tipped forward
  const c = Math.cos(0.12);
  const s = Math.sin(0.12);
  const by = c * (y - 0.6) - s * (z + 0.05) * -1;
  const bz = s * (y - 0.6) * -1 + c * (z + 0.05);
  let crown = ellipsoid(x, by - 0.28, bz, 0.72, 0.66, 0.86);
  crown = meet(crown, by - 0.72 + 0.12 * Math.abs(x), 0.14);
  crown = carve(crown, ellipsoid(x, by - 0.86, bz, 0.13, 0.24, 0.7), 0.14);
  crown = carve(crown, ellipsoid(Math.abs(x) - 0.62, by - 0.62, bz - 0.62, 0.24, 0.3, 0.3), 0.2);
  crown = meet(crown, -by - 0.02, 0.03);
  const band = meet(crown - 0.02, Math.abs(by - 0.12) - 0.11, 0.01);
  const far = length2(x / 1.12, bz / 1.32);
  const sway = 0.16 * x * x - 0.1 * Math.max(0, bz) ** 2;
  const brim = Math.max(Math.abs(by - sway) - 0.03, (far - 1) * 0.9) - 0.012;
  return Math.min(join(head, brim * 0.85, 0.01), join(Math.min(crown, band), brim * 0.85, 0.05));
};

const mortarboard: Worn = (head, x, y, z) => {
  const ty = y - 0.98 + 0.16 * (z + 0.1);
  const turned = Math.SQRT1_2;
  const board = block((x + z + 0.1) * turned, ty - 0.14, (z + 0.1 - x) * turned, 0.98, 0.03, 0.98, 0.02);
  let cap = ellipsoid(x, y - 0.45, z + 0.09, 0.76, 0.72, 0.88);
  cap = meet(cap, Math.max(ty - 0.14, 0.3 - y - 0.12 * z), 0.03);
  const cord = Math.max(
    length2(x - 0.72, z - 0.42) - 0.05 - 0.012 * Math.abs(Math.sin(30 * y)),
    Math.abs(ty + 0.3) - 0.42,
  );
  return Math.min(
    head,
    Math.min(Math.min(board, cap), join(cord, ellipsoid(x, ty - 0.18, z + 0.1, 0.07, 0.04, 0.07), 0.02)),
  );
};

/** Leaves in pairs along a stem, from the nape forward on both sides; open over the brow. */
const laurel: Worn = (head, x, y, z) => {
  const up = y - 0.47 - 0.06 * (z + 0.1);
  const out = (length2(x / 0.79, (z + 0.1) / 0.94) - 1) * 0.85;
  const around = Math.abs(Math.atan2(x, z + 0.1));
  if (Math.abs(up) > 0.4 || Math.abs(out) > 0.4) return Math.min(head, length2(up, out) * 0.5);
  const step = 0.19;
  const nearest = Math.round(around / step);
  let wreath = Math.max(length2(out, up) - 0.03, 0.2 - around);
  for (let i = Math.max(1, nearest - 1); i <= nearest + 2; i++) {
    // forward along the stem from where this pair grows
    const along = (i * step - around) * 0.86;
    for (const side of [-1, 1]) {
      const u = along * 0.83 + up * side * 0.56;
      const v = up * side * 0.83 - along * 0.56;
      const leaf = ellipsoid(u - 0.125, v, out - 0.035 - 0.25 * u + 1.2 * v * v, 0.14, 0.062, 0.032);
      wreath = Math.min(wreath, leaf + 0.012 * Math.exp(-(v * v) / 0.0003));
    }
  }
  return Math.min(head, wreath * 0.7);
};

const veil: Worn = (head, x, y, z) => {
  const angle = Math.atan2(x, z + 0.5);
  const drop = Math.max(0, 0.35 - y);
  const folds = 0.055 * Math.abs(Math.sin(9 * angle + 0.8 * Math.sin(3 * y))) * Math.min(1, drop * 1.1);
  let cloth = ellipsoid(x, y - 0.3, z + 0.16, 0.9, 0.86, 0.98);
  const hang = length2(x / (0.86 + 0.2 * drop), (z + 0.22) / (0.9 + 0.08 * drop)) - 1;
  cloth = join(cloth, Math.max(hang * 0.8, y - 0.3), 0.2) - folds;
  // it falls from the crown behind the face and the hair round it
  const edge = z + 0.02 + 0.1 * Math.sin(2.4 * y + 0.6);
  cloth = meet(cloth, edge * 0.9, 0.07);
  return Math.min(head, Math.max(cloth, -y - 1.62) * 0.85);
};

const sunglasses: Worn = (head, x, y, z) => {
  const ax = Math.abs(x);
  // two leaning ovals that follow the brow, a bow between them, arms to the ears
  const gx = ax - 0.3;
  const gy = y - 0.005 - 0.16 * gx;
  const gz = z - 0.845 + 0.5 * ax * ax;
  const oval =
    (Math.sqrt((gx / 0.235) ** 2 + (gy / 0.165) ** 2 + 0.25 * (gx / 0.235) * (gy / 0.165)) - 1) * 0.16;
  const glass = length2(Math.max(0, oval), Math.max(0, Math.abs(gz + 0.01) - 0.008)) - 0.012;
  const frame = length2(oval, gz) - 0.026;
  const bow = length3(Math.max(0, ax - 0.09), y - 0.06 + 1.2 * ax * ax, z - 0.855) - 0.026;
  const arm =
    length3(
      ax - 0.56 - 0.1 * Math.sqrt(Math.max(0, 0.8 - z)),
      y - 0.06,
      Math.max(0, Math.abs(z - 0.27) - 0.4),
    ) - 0.026;
  return Math.min(head, Math.min(join(Math.min(glass, frame), bow, 0.03), arm) * 0.85);
};

const visor: Worn = (head, x, y, z) => {
  const shell = ellipsoid(x, y - 0.02, z + 0.02, 0.76, 0.6, 0.99);
  const band = meet(shell, Math.abs(y - 0.03 - 0.1 * Math.min(0, z)) - 0.17, 0.04);
  const slot = meet(shell - 0.03, Math.abs(y - 0.03) - 0.03, 0.01);
  return Math.min(head, carve(meet(band, -z - 0.35, 0.03), meet(slot, -z + 0.15, 0.01), 0.012));
};

const knit: Worn = (head, x, y, z) => {
  const angle = Math.atan2(x, z + 0.1);
  const ribs = 0.022 * Math.abs(Math.sin(17 * angle));
  const ty = y - 0.42 + 0.12 * z;
  let hat = ellipsoid(x, y - 0.42, z + 0.12, 0.78, 0.82, 0.9);
  hat = meet(hat - ribs * Math.min(1, Math.max(0, 1.25 - y) * 2), -ty - 0.02, 0.04);
  const cuff = meet(
    ellipsoid(x, y - 0.42, z + 0.12, 0.85, 1.2, 0.97) - ribs,
    Math.abs(ty - 0.12) - 0.15,
    0.06,
  );
  const bobble =
    length3(x, y - 1.36, z + 0.16) - 0.22 - 0.035 * Math.sin(22 * x) * Math.sin(22 * y) * Math.sin(22 * z);
  return Math.min(head, Math.min(Math.min(hat, cuff), bobble * 0.8));
};

const sunhat: Worn = (head, x, y, z) => {
  const by = y - 0.62 + 0.16 * z;
  const bz = z + 0.08;
  const far = length2(x, bz);
  const weave = 0.008 * Math.abs(Math.sin(42 * far));
  const crown = meet(ellipsoid(x, by - 0.1, bz, 0.76, 0.62, 0.9), -by - 0.02, 0.03) - weave;
  const sway = 0.08 * Math.sin(2 * Math.atan2(x, bz) + 0.6) * far - 0.12 * (far - 0.8);
  const brim = meet(Math.abs(by - sway) - 0.034 - weave, far - 1.36, 0.03) * 0.85;
  const band = ring(x * 1.12, by - 0.08, bz * 0.97, 0.84, 0.06);
  return Math.min(Math.min(head, brim), Math.min(crown, band));
};

const crown: Worn = (head, x, y, z) => {
  const ty = y - 0.62 + 0.1 * z;
  const angle = Math.atan2(x, z + 0.1);
  const radius = length2(x / 0.82, (z + 0.1) / 0.96) - 1 - 0.12 * Math.max(0, ty);
  const points = 0.1 + 0.26 * Math.abs(Math.cos(5 * angle)) ** 1.6;
  const shell = Math.max(Math.abs(radius) * 0.85 - 0.035, ty - points, -ty - 0.1);
  const pearl = length3(radius * 0.85, ty + 0.02, Math.sin(10 * angle) * 0.09) - 0.05;
  return Math.min(head, Math.min(shell, pearl) * 0.7 - 0.01);
};

const halo: Worn = (head, x, y, z) => {
  const r = length2(x, y - 0.25);
  const rays = 0.012 * Math.abs(Math.sin(24 * Math.atan2(x, y - 0.25)));
  const disc = Math.max(Math.abs(z + 0.95) - 0.03 - rays * (r > 0.9 ? 1 : 0), r - 1.36);
  const rim = length2(r - 1.34, z + 0.95) - 0.05;
  return Math.min(head, Math.min(disc, rim) * 0.9);
};

const headphones: Worn = (head, x, y, z) => {
  const ax = Math.abs(x);
  const cup = ellipsoid(ax - 0.78, y + 0.06, z + 0.12, 0.15, 0.3, 0.3);
  const r = length2(x / 0.92, (y - 0.3) / 0.9);
  const band = Math.max(Math.abs(r - 1) * 0.85 - 0.04, Math.abs(z + 0.12) - 0.09, 0.05 - y) - 0.02;
  return Math.min(head, join(cup, band, 0.06));
};

export const HATS = {
  fedora,
  mortarboard,
  laurel,
  veil,
  sunglasses,
  visor,
  knit,
  sunhat,
  crown,
  halo,
  headphones,
} as const;
export type Hat = keyof typeof HATS;
