import { expect, test } from "vitest";
import { fineBlur } from "#web/engine/pixels/fine-blur.ts";

const SIDE = 21;
const MIDDLE = (SIDE * SIDE - 1) / 2;

/** A single lit pixel after a blur. */
function spot(sigma: number): Float32Array {
  const data = new Float32Array(SIDE * SIDE);
  data[MIDDLE] = 1;
  fineBlur(data, SIDE, SIDE, 1, sigma);
  return data;
}

test.each([0.5, 0.8, 1.25])("a spot spreads by %d pixels, and as much light is there as before", (sigma) => {
  const data = spot(sigma);
  let [sum, squares] = [0, 0];
  for (const [i, value] of data.entries()) {
    sum += value;
    squares += value * ((i % SIDE) - (SIDE - 1) / 2) ** 2;
  }
  expect(sum).toBeCloseTo(1, 5);
  // a kernel of whole pixels is a little off for the finest
  expect(Math.abs(Math.sqrt(squares) - sigma)).toBeLessThan(0.05);
});

test("a wider blur leaves less in the middle", () => {
  const left = [0, 0.5, 0.65, 0.8, 1, 1.25].map((sigma) => spot(sigma)[MIDDLE]!);
  expect(left).toEqual([...left].sort((a, b) => b - a));
  expect(new Set(left).size).toBe(left.length);
});

test("an even picture stays even to its edges, in each channel", () => {
  const data = Float32Array.from({ length: 7 * 5 * 3 }, (_, i) => (i % 3) + 1);
  fineBlur(data, 7, 5, 3, 1);
  for (const [i, value] of data.entries()) expect(value).toBeCloseTo((i % 3) + 1, 5);
});
