import { expect, test } from "vitest";
import { createLightMap } from "#web/engine/pixels/image.ts";
import { dimAcross } from "#web/engine/studio/light/dim-across.ts";

/** Brightness along the middle row of an even picture, once light falls off across it to the right. */
function rowAfter(stops: number, options?: Parameters<typeof dimAcross>[3]): number[] {
  const map = createLightMap(64, 16);
  map.data.fill(1);
  dimAcross(map, 0, stops, options);
  return Array.from({ length: 64 }, (_, x) => map.data[(8 * 64 + x) * 3]!);
}

test("light falls by the stops asked for, and leaves what it is exposed for as it was", () => {
  const row = rowAfter(2, { from: { x: 16, y: 8 } });
  expect(row[16]).toBeCloseTo(1);
  expect(row[0]).toBeCloseTo(2 ** (-2 * (16 / 64)));
  expect(row.every((value, x) => x === 0 || value > row[x - 1]!)).toBe(true);
});

test("the bright side gains little, however steep the fall and far the face", () => {
  for (const stops of [1, 3, 9]) {
    const brightest = rowAfter(stops, { from: { x: 0, y: 8 } }).at(-1)!;
    expect(brightest).toBeGreaterThan(1);
    expect(brightest).toBeLessThanOrEqual(2 ** 0.6);
  }
});

test("the middle is dimmed by as much as is asked", () => {
  expect(rowAfter(2, { under: 0.3 })[32]).toBeCloseTo(2 ** -0.3);
});
