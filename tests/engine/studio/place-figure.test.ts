import { expect, test } from "vitest";
import { createLightMap, createPlane } from "#web/engine/pixels/image.ts";
import { addRims } from "#web/engine/studio/frame/place-figure.ts";

const SIDE = 120;
const RIM = [{ side: 0 as const, strength: 1, colour: "#ffffff" }];
/** Pixels over which the matte of a figure in the middle fades. */
const FRINGE = 8;

/** What a rim adds to each place of a row through a figure of one brightness. */
function added(brightness: number): { matte: number; light: number }[] {
  const light = createLightMap(SIDE, SIDE);
  light.data.fill(brightness);
  const matte = createPlane(SIDE, SIDE);
  for (let i = 0; i < matte.data.length; i++)
    matte.data[i] = Math.min(1, Math.max(0, (40 - Math.abs((i % SIDE) - 60)) / FRINGE));
  addRims({ light, matte } as Parameters<typeof addRims>[0], RIM, 1, 100);
  const row = (SIDE / 2) * SIDE;
  return Array.from({ length: SIDE }, (_, x) => ({
    matte: matte.data[row + x]!,
    light: light.data[(row + x) * 3]! - brightness,
  }));
}

test("a rim lights the outline, and less the further in", () => {
  const row = added(0.5);
  const solid = row.filter(({ matte }) => matte === 1);
  expect(solid[0]!.light).toBeGreaterThan(0.05);
  expect(solid[0]!.light).toBeGreaterThan(4 * solid[Math.floor(solid.length / 2)]!.light);
});

test("the half-seen fringe of a cut is not lit", () => {
  for (const { matte, light } of added(0.5)) if (matte < 0.45) expect(light).toBe(0);
});

test("black hair stays black", () => {
  expect(Math.max(...added(0.002).map(({ light }) => light))).toBeLessThan(0.012);
});
