import { expect, test } from "vitest";
import { fullSizeCutout } from "#web/engine/matte/full-size-cutout.ts";
import { createImage, createPlane, type Image } from "#web/engine/pixels/image.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";

const SIDE = 160;
const HALF = SIDE / 2;
const PERSON = [60, 40, 30];
const WALL = [210, 215, 220];

/** Somebody on the left before a wall, with fine strands that reach over it. */
const isPerson = (x: number, y: number) => x < 80 || (x < 100 && y % 8 < 2);
const photo = createImage(SIDE, SIDE);
for (let i = 0; i < SIDE * SIDE; i++)
  photo.data.set([...(isPerson(i % SIDE, Math.floor(i / SIDE)) ? PERSON : WALL), 255], i * 4);

/** As it is seen at half the size: strands are a quarter there. */
const smaller = buildPyramid(photo)[1]!;
const colours: Image = createImage(HALF, HALF);
const matte = createPlane(HALF, HALF);
for (let i = 0; i < HALF * HALF; i++) {
  colours.data.set([...PERSON, 255], i * 4);
  const x = i % HALF;
  matte.data[i] = x < 40 ? 1 : x < 50 ? (WALL[0]! - smaller.data[i * 4]!) / (WALL[0]! - PERSON[0]!) : 0;
}

const found = fullSizeCutout(photo, smaller, { colours, matte });

test("strands that a smaller photo blurs are told apart again by their own colours", () => {
  const at = (x: number, y: number) => found.matte.data[y * SIDE + x]!;
  for (const y of [40, 41, 80, 81]) expect(at(90, y)).toBeGreaterThan(0.75);
  for (const y of [44, 45, 84, 85]) expect(at(90, y)).toBeLessThan(0.15);
});

test("what is surely the person keeps its pixels, and what is surely not stays out", () => {
  expect(found.matte.data[50 * SIDE + 20]).toBe(1);
  expect(found.matte.data[50 * SIDE + 140]).toBe(0);
  expect([...found.colours.data.subarray((50 * SIDE + 20) * 4, (50 * SIDE + 20) * 4 + 3)]).toEqual(PERSON);
});
