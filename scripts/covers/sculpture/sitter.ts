import type { Subject } from "../light/trace.ts";
import { bodyDistance, type Garment } from "./body.ts";
import { type Distance, join } from "./distance.ts";
import { type FaceShape, faceDistance, neckDistance } from "./face.ts";
import { bake, type Solid } from "./grid.ts";
import { HAIR, type Hairdo } from "./hair.ts";
import { HATS, type Hat } from "./hats.ts";

export const FIGURES = ["woman", "man"] as const;
export type Figure = (typeof FIGURES)[number];

/** One of the sculptor's busts. They are after no one. */
export interface Sitter {
  figure: Figure;
  hair: Hairdo;
  garment: Garment;
  hat?: Hat;
}

/** Degrees: `head` and `body` turn to the picture's right, `nod` bows, `lean` tips the head to its right. */
export interface Pose {
  head: number;
  nod: number;
  lean: number;
  body: number;
}

const FACES: Readonly<Record<Figure, FaceShape>> = {
  woman: { jaw: 0.9, chin: 0.95, brow: 0.8, nose: 0.9, lips: 1.1, ears: false, neck: 0.9 },
  man: { jaw: 1.12, chin: 1.2, brow: 1.2, nose: 1.1, lips: 0.95, ears: true, neck: 1.12 },
};
const BROAD: Readonly<Record<Figure, number>> = { woman: 0.86, man: 1.04 };

const HEAD_CELL = 0.016;
const BODY_CELL = 0.025;
const CELL = 0.025;
/** Parts further apart than this do not shape each other. */
const FAR = 0.14;
/** Where the head turns on the neck. */
const PIVOT = { y: -1.05, z: -0.2 };
/** The bust is a little smaller than life beside its head, as sculptors like it. */
const BODY_SCALE = 0.88;
const BODY_RISE = 0.06;

/** Baked parts, the latest used last; each takes about ten megabytes. */
const solids = new Map<string, Solid>();
const KEPT = 14;

function solid(name: string, make: () => Solid): Solid {
  const part = solids.get(name) ?? make();
  solids.delete(name);
  solids.set(name, part);
  for (const oldest of solids.keys()) {
    if (solids.size <= KEPT) break;
    solids.delete(oldest);
  }
  return part;
}

function headSolid({ figure, hair, hat }: Sitter): Solid {
  return solid(`${figure} ${hair} ${hat ?? ""}`, () => {
    const face = faceDistance(FACES[figure]);
    const neck = neckDistance(FACES[figure]);
    const locks = HAIR[hair];
    const worn = hat && HATS[hat];
    const bare: Distance = (x, y, z) => join(join(face(x, y, z), neck(x, y, z), 0.1), locks(x, y, z), 0.02);
    const whole: Distance = worn ? (x, y, z) => worn(bare(x, y, z), x, y, z) : bare;
    return bake(whole, { from: [-1.8, -2.15, -1.8], to: [1.8, 1.85, 1.4] }, HEAD_CELL);
  });
}

function bodySolid({ figure, garment }: Sitter): Solid {
  return solid(`${figure} ${garment}`, () => {
    const own = bodyDistance(garment, BROAD[figure], FACES[figure].neck);
    const scaled: Distance = (x, y, z) =>
      own(x / BODY_SCALE, (y - BODY_RISE + 1) / BODY_SCALE - 1, (z + 0.2) / BODY_SCALE - 0.2) * BODY_SCALE;
    return bake(scaled, { from: [-2.2, -4.2, -1.5], to: [2.2, -0.2, 1.2] }, BODY_CELL);
  });
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A bust turned as the pose says, ready to be looked at. */
export function subjectOf(sitter: Sitter, pose: Pose): Subject {
  const head = headSolid(sitter);
  const body = bodySolid(sitter);
  const [ch, sh] = [Math.cos(radians(pose.head)), Math.sin(radians(pose.head))];
  const [cn, sn] = [Math.cos(radians(pose.nod)), Math.sin(radians(pose.nod))];
  const [cl, sl] = [Math.cos(radians(pose.lean)), Math.sin(radians(pose.lean))];
  const [cb, sb] = [Math.cos(radians(pose.body)), Math.sin(radians(pose.body))];
  const posed =
    (input: Distance, under: Distance): Distance =>
    (x, y, z) => {
      // lean, then turn, then nod, back into the head's own place
      const ay = y - PIVOT.y;
      const az = z - PIVOT.z;
      const bx = cl * x - sl * ay;
      const by = sl * x + cl * ay;
      const cx = ch * bx - sh * az;
      const cz = sh * bx + ch * az;
      const hy = cn * by + sn * cz + PIVOT.y;
      const hz = -sn * by + cn * cz + PIVOT.z;
      const ux = cb * x - sb * z;
      const uz = sb * x + cb * z;
      // what is out of the other's reach need not be asked exactly
      const roughHead = head.near(cx, hy, hz);
      const roughBody = body.near(ux, y, uz);
      const high = roughHead > roughBody + FAR ? roughHead : input(cx, hy, hz);
      const low = roughBody > roughHead + FAR ? roughBody : under(ux, y, uz);
      return join(high, low, 0.06);
    };
  const rough = bake(posed(head.near, body.near), { from: [-2.4, -4.4, -2.2], to: [2.4, 2, 2.2] }, CELL);
  return { near: rough.near, exact: posed(head.exact, body.exact), cell: CELL };
}
