import { expect, test } from "vitest";
import { matchRim } from "#web/engine/face-swap/match-rim.ts";
import { createLightMap, createPlane, type LightMap } from "#web/engine/pixels/image.ts";

const SIDE = 100;
const at = (x: number, y: number) => (y * SIDE + x) * 3;

function even(level: number): LightMap {
  const light = createLightMap(SIDE, SIDE);
  light.data.fill(level);
  return light;
}

/** A ring around the middle. */
function ring(from: number, to: number) {
  const plane = createPlane(SIDE, SIDE);
  for (let i = 0; i < plane.data.length; i++) {
    const away = Math.hypot((i % SIDE) - SIDE / 2, Math.floor(i / SIDE) - SIDE / 2);
    plane.data[i] = away >= from && away <= to ? 1 : 0;
  }
  return plane;
}

test("along its rim a face takes the photo's colours, in its middle it keeps its own", () => {
  const face = even(0.2);
  matchRim(face, even(0.25), ring(30, 40), SIDE);
  expect(face.data[at(50 + 35, 50)]).toBeCloseTo(0.25, 2);
  expect(face.data[at(50, 50)]).toBeCloseTo(0.2, 2);
});

test("by no more than most of a stop, however far apart they are", () => {
  const face = even(0.05);
  matchRim(face, even(0.8), ring(30, 40), SIDE);
  expect(face.data[at(50 + 35, 50)]).toBeLessThan(0.05 * 2 ** 0.71);
});

test("without a rim nothing changes", () => {
  const face = even(0.2);
  matchRim(face, even(0.6), createPlane(SIDE, SIDE), SIDE);
  expect(face.data.every((value) => Math.abs(value - 0.2) < 1e-6)).toBe(true);
});
