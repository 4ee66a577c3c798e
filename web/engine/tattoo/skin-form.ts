import type { Plane } from "../pixels/image.ts";

/** The form of a limb, a neck or a face around one place: a cylinder, seen from the side. */
export interface SkinForm {
  /** Direction along which skin curves away, as a unit vector. */
  across: { x: number; y: number };
  /** Pixels. */
  radius: number;
  /** Angle of the place on the cylinder; 0 faces the camera. */
  angle: number;
}

/** How many directions are tried. */
const DIRECTIONS = 24;
/** How much rounder than its outline a limb is taken to be: clothes and other skin end a region early. */
const SLACK = 1.12;

/** Reads the form from a region of skin: where it is narrowest around a place, there it curves. */
export function skinFormAt(skin: Plane, place: { x: number; y: number }, most: number): SkinForm {
  let best: SkinForm | undefined;
  let narrowest = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < DIRECTIONS; turn++) {
    const angle = (Math.PI * turn) / DIRECTIONS;
    const across = { x: Math.cos(angle), y: Math.sin(angle) };
    const ahead = reach(skin, place, across, most);
    const back = reach(skin, place, { x: -across.x, y: -across.y }, most);
    if (ahead + back >= narrowest) continue;
    narrowest = ahead + back;
    const radius = ((ahead + back) / 2) * SLACK;
    best = { across, radius, angle: Math.asin(Math.max(-0.9, Math.min(0.9, (back - ahead) / 2 / radius))) };
  }
  return best ?? { across: { x: 1, y: 0 }, radius: most, angle: 0 };
}

/** How far skin goes on from a place; small gaps, such as a hair or a mole, are stepped over. */
function reach(
  { width, height, data }: Plane,
  from: { x: number; y: number },
  to: { x: number; y: number },
  most: number,
): number {
  const gap = most * 0.03;
  let last = 0;
  for (let step = 1; step < most && step - last <= gap; step++) {
    const x = Math.round(from.x + to.x * step);
    const y = Math.round(from.y + to.y * step);
    if (x < 0 || y < 0 || x >= width || y >= height) return most;
    if (data[y * width + x]! > 0.5) last = step;
  }
  return Math.max(1, last);
}
