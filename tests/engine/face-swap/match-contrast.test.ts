import { expect, test } from "vitest";
import { matchContrast } from "#web/engine/face-swap/match-contrast.ts";
import { createLightMap, createPlane, type LightMap } from "#web/engine/pixels/image.ts";
import { createRandom } from "#web/engine/pixels/random.ts";

const SIDE = 120;
/** As coarse as blemishes are. */
const CELL = 4;

/** Skin of a level with an even roughness, and a spot of shine in its middle. */
function skin({ rough, shine = 0 }: { rough: number; shine?: number }): LightMap {
  const light = createLightMap(SIDE, SIDE);
  const random = createRandom(7);
  const cells = Array.from({ length: (SIDE / CELL) ** 2 }, () => random.next() - 0.5);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const away = Math.hypot((i % SIDE) - SIDE / 2, Math.floor(i / SIDE) - SIDE / 2);
    const cell = Math.floor(i / SIDE / CELL) * (SIDE / CELL) + Math.floor((i % SIDE) / CELL);
    const level = 0.25 + cells[cell]! * rough + (away < 4 ? shine : 0);
    light.data.fill(level, i * 3, i * 3 + 3);
  }
  return light;
}

const everywhere = () => {
  const plane = createPlane(SIDE, SIDE);
  plane.data.fill(1);
  return plane;
};

function deviation({ data }: LightMap): number {
  const mean = data.reduce((sum, value) => sum + value, 0) / data.length;
  return Math.sqrt(data.reduce((sum, value) => sum + (value - mean) ** 2, 0) / data.length);
}

test("rough skin becomes nearly as even as the photo's", () => {
  const [face, photo] = [skin({ rough: 0.3 }), skin({ rough: 0.1 })];
  const before = deviation(face);
  matchContrast(face, photo, everywhere(), SIDE);
  expect(deviation(face)).toBeLessThan(before * 0.55);
});

test("even skin is not made rough", () => {
  const [face, photo] = [skin({ rough: 0.1 }), skin({ rough: 0.3 })];
  const before = deviation(face);
  matchContrast(face, photo, everywhere(), SIDE);
  expect(deviation(face)).toBeLessThan(before * 1.12);
});

test("a spot of shine goes where the photo's skin has none", () => {
  const [face, photo] = [skin({ rough: 0.02, shine: 0.6 }), skin({ rough: 0.02 })];
  const middle = ((SIDE / 2) * SIDE + SIDE / 2) * 3;
  matchContrast(face, photo, everywhere(), SIDE);
  expect(face.data[middle]).toBeLessThan(0.45);
});

test("where no skin is known nothing changes", () => {
  const [face, photo] = [skin({ rough: 0.3, shine: 0.6 }), skin({ rough: 0.02 })];
  const before = face.data.slice();
  matchContrast(face, photo, createPlane(SIDE, SIDE), SIDE);
  expect(Math.max(...face.data.map((value, i) => Math.abs(value - before[i]!)))).toBeLessThan(1e-6);
});
