import { carve, type Distance, ellipsoid, join, length2, meet, type Point, ring, rod } from "./distance.ts";

export const GARMENTS = ["bare", "toga", "suit", "jacket", "rollneck", "crew", "stole"] as const;
export type Garment = (typeof GARMENTS)[number];

/** Shoulders' breadth and neck's girth, 1 in the middle. */
interface Build {
  broad: number;
  neck: number;
}

/** A torso `grow` larger than the body, down to below any picture's edge. */
function torsoOf({ broad }: Build, grow: number): Distance {
  const nape: Point = [0.1, -1.15, -0.4];
  const tip: Point = [1.35 * broad, -1.86, -0.35];
  const arm: Point = [1.6 * broad, -2.4, -0.32];
  const elbow: Point = [1.72 * broad, -4.6, -0.2];
  return (x, y, z) => {
    const ax = Math.sqrt(x * x + 0.0006);
    let d = ellipsoid(ax, y + 3.05, z + 0.22, 1.42 * broad + grow, 1.55 + grow, 0.78 + grow);
    d = join(d, rod(ax, y, z, nape, tip, 0.25 + grow, 0.3 + grow), 0.3);
    d = join(d, ellipsoid(ax - 1.5 * broad, y + 2.28, z + 0.32, 0.4 + grow, 0.62 + grow, 0.42 + grow), 0.24);
    d = join(d, rod(ax, y, z, arm, elbow, 0.34 + grow), 0.2);
    return join(
      d,
      ellipsoid(ax - 0.55 * broad, y + 2.72, z - 0.2, 0.6 + grow, 0.52 + grow, 0.36 + grow),
      0.3,
    );
  };
}

const NECK_TOP: Point = [0, -1.0, -0.22];
const NECK_FOOT: Point = [0, -1.9, -0.36];
const COLLARBONE: Point = [0.13, -1.66, 0.13];

/** Cloth in soft folds: rounded crests, narrow valleys. */
function fold(phase: number): number {
  return Math.abs(Math.sin(phase)) ** 0.8;
}

/** The neck rising from what lies on the shoulders, so that no gap opens between them. */
function neckFrom(build: Build, torso: Distance): Distance {
  const r = 0.34 * build.neck;
  return (x, y, z) => join(torso(x, y, z), rod(x, y, z, NECK_TOP, NECK_FOOT, r, r * 1.2), 0.3);
}

function bare(build: Build): Distance {
  const torso = torsoOf(build, 0);
  const r = 0.34 * build.neck;
  const tip: Point = [1.25 * build.broad, -1.75, -0.16];
  return (x, y, z) => {
    const ax = Math.sqrt(x * x + 0.0006);
    let throat = rod(x, y, z, NECK_TOP, NECK_FOOT, r, r * 1.2);
    throat = join(throat, rod(ax, y, z, COLLARBONE, tip, 0.055, 0.06), 0.13);
    throat = carve(throat, ellipsoid(x, y + 1.62, z - 0.22, 0.1, 0.1, 0.12), 0.1);
    return join(torso(x, y, z), throat, 0.22);
  };
}

function toga(build: Build): Distance {
  const skin = bare(build);
  const torso = torsoOf(build, 0.06);
  return (x, y, z) => {
    // folds fan out from the shoulder they hang from
    const angle = Math.atan2(y + 1.3, x + 1.75 * build.broad);
    const away = length2(x + 1.75 * build.broad, y + 1.3);
    const folds = fold(13 * angle + 0.6 * Math.sin(2.2 * away) + 1.2 * z) * 0.1 * Math.min(1, away * 0.8);
    // over one shoulder, under the other arm
    const edge = y + 2.02 + 0.62 * x - 0.12 * Math.sin(3 * x);
    const draped = meet(torso(x, y, z) - folds, edge * 0.8, 0.08);
    return join(skin(x, y, z), draped, 0.02);
  };
}

const TIE_TOP: Point = [0, -1.74, 0.29];
const TIE_FOOT: Point = [0, -3.4, 0.74];

/** A jacket over a shirt: buttoned up to a tie, or with a round neck. */
function tailored(build: Build, hasTie: boolean): Distance {
  const skin = neckFrom(build, torsoOf(build, 0.03));
  const cloth = torsoOf(build, 0.11);
  const shirtBody = neckFrom(build, torsoOf(build, 0.06));
  return (x, y, z) => {
    const ax = Math.abs(x);
    const whole = cloth(x, y, z);
    // the opening runs down to a point, the lapels lie folded back along it, notched below the collar
    const opening = ax - Math.max(0.03, 0.38 + (y + 1.5) * 0.22);
    const front = -0.1 - z;
    const notch = Math.max(0, 0.09 - Math.abs(y + 2.02 - 0.3 * ax) * 2.2);
    const width = Math.max(0.05, 0.38 + 0.2 * (y + 2.1)) - notch;
    const lapel = Math.max(opening - width, -opening, front) * 0.85;
    const coat = Math.min(
      carve(whole, Math.max(opening, front) * 0.95, 0.03),
      meet(whole - 0.045, lapel, 0.035),
    );
    const nx = length2(x, z + 0.27);
    const tilt = 0.42 * (z + 0.27);
    // the shirt's collar lies close round the neck, the coat's round it
    const stand = meet(
      nx - 0.37 * build.neck - 0.05 - 0.22 * Math.max(0, -(y + 1.2 + tilt)),
      Math.abs(y + 1.44 + tilt) - 0.22,
      0.04,
    );
    const roll = Math.max(ring(x, y + 1.61 + tilt * 1.1, z + 0.3, 0.42 * build.neck + 0.13, 0.17), z - 0.16);
    const outer = join(coat, roll, 0.06);
    if (!hasTie) {
      const hole = ellipsoid(x, y + 1.3, z + 0.16, 0.55, 0.5, 0.66);
      const knit = shirtBody(x, y, z);
      const band = meet(knit - 0.02, Math.abs(hole - 0.05) - 0.055, 0.03);
      return Math.min(skin(x, y, z), carve(knit, hole, 0.02), band, outer);
    }
    const shirt = Math.min(shirtBody(x, y, z), stand * 0.8);
    const split = carve(shirt, Math.max(ax - 0.012 - 0.5 * Math.max(0, -1.42 - y), -z) * 0.85, 0.01);
    const tie = Math.min(
      rod(x, y, z, TIE_TOP, TIE_FOOT, 0.06, 0.14),
      ellipsoid(x, y + 1.74, z - 0.28, 0.095, 0.11, 0.09),
    );
    return Math.min(skin(x, y, z), split, tie, outer);
  };
}

function rollneck(build: Build): Distance {
  const torso = torsoOf(build, 0.09);
  const r = 0.36 * build.neck;
  return (x, y, z) => {
    const ribs = 0.012 * Math.abs(Math.sin(26 * Math.atan2(x, z + 0.25)));
    const tilt = 0.3 * (z + 0.25);
    let roll = ring(x, y + 1.16 + tilt, z + 0.24, r + 0.06, 0.13);
    roll = join(roll, ring(x, y + 1.4 + tilt, z + 0.28, r + 0.12, 0.16), 0.05);
    const stitch = 0.01 * Math.abs(Math.sin(22 * x + 4 * y));
    return join(torso(x, y, z) - stitch, roll - ribs, 0.07);
  };
}

function crew(build: Build): Distance {
  const skin = neckFrom(build, torsoOf(build, 0.05));
  const torso = torsoOf(build, 0.1);
  return (x, y, z) => {
    const hang = Math.min(1, Math.max(0, -y - 1.9));
    const crease =
      Math.sin(4.2 * y + 2.1 * Math.abs(x) + 0.9 * Math.sin(2.6 * x + y)) * Math.sin(1.9 * x + 0.7);
    const cloth = torso(x, y, z) - 0.05 * hang * crease;
    const hole = ellipsoid(x, y + 1.3, z + 0.16, 0.55, 0.46, 0.66);
    const band = Math.abs(hole - 0.05) - 0.065;
    return Math.min(skin(x, y, z), carve(cloth, hole, 0.02), meet(cloth - 0.02, band, 0.04));
  };
}

function stole(build: Build): Distance {
  const skin = bare(build);
  const torso = torsoOf(build, 0.04);
  return (x, y, z) => {
    // a wide wrap lying on the shoulders in long folds
    const angle = Math.atan2(x, z + 0.35);
    const slope = y + 2.18 + 0.34 * Math.cos(angle) - 0.1 * Math.abs(x);
    const radius = length2(x / 1.32, z + 0.3) - 1.02 * build.broad;
    const around = Math.atan2(slope, radius) + 0.22 * Math.sin(angle * 2.3) + 0.09 * Math.sin(angle * 5 + 1);
    const wrap = length2(radius, slope * 0.72) - 0.42 - fold(5.5 * around) * 0.085;
    return join(join(skin(x, y, z), torso(x, y, z), 0.02), wrap * 0.75, 0.03);
  };
}

const suit = (build: Build) => tailored(build, true);
const jacket = (build: Build) => tailored(build, false);

const MAKERS = { bare, toga, suit, jacket, rollneck, crew, stole } as const;

export function bodyDistance(garment: Garment, broad: number, neck: number): Distance {
  return MAKERS[garment]({ broad, neck });
}
