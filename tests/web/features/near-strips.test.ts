import { expect, test } from "vitest";
import { drawnStrips, stripsNear } from "#web/features/gallery/near-strips.ts";

const SHEET = { pitch: 1000, screen: 800, strips: 1250 };
const near = (top: number, strips = SHEET.strips) => stripsNear({ ...SHEET, top, strips });

test("the strips near the screen are few wherever one looks, and always those one sees", () => {
  for (const scrolled of [0, 1, 999, 1000, 40_321, 1_249_999]) {
    const { from, to } = near(-scrolled);
    expect(from * SHEET.pitch).toBeLessThanOrEqual(scrolled);
    expect(to * SHEET.pitch).toBeGreaterThanOrEqual(Math.min(scrolled + SHEET.screen, 1_250_000));
    expect(to - from).toBeLessThan(6);
  }
});

test("a sheet below the screen, above it or without strips draws none", () => {
  for (const range of [near(10_000), near(-2_000_000), near(0, 0)]) expect(range.to - range.from).toBe(0);
});

test("what is not drawn keeps its room; the kept strip and the last are drawn wherever they are", () => {
  const range = { from: 4, to: 6 };
  expect(drawnStrips(10, range, 4)).toEqual([{ from: 0, to: 4 }, 4, 5, { from: 6, to: 9 }, 9]);
  expect(drawnStrips(10, range, 0)).toEqual([0, { from: 1, to: 4 }, 4, 5, { from: 6, to: 9 }, 9]);
  expect(drawnStrips(10, range, 9)).toEqual([{ from: 0, to: 4 }, 4, 5, { from: 6, to: 9 }, 9]);
  // one that was there before pictures were deleted
  expect(drawnStrips(3, range, 8)).toEqual([{ from: 0, to: 2 }, 2]);
  expect(drawnStrips(0, range, 0)).toEqual([]);
});
