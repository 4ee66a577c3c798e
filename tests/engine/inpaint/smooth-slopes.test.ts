import { expect, test } from "vitest";
import { type Canvas, emptyCanvas, HOLE } from "#web/engine/inpaint/canvas.ts";
import { knownAround } from "#web/engine/inpaint/known-around.ts";
import { smoothSlopes as smooth } from "#web/engine/inpaint/smooth-slopes.ts";

const smoothSlopes = (canvas: Canvas) => smooth(canvas, knownAround(canvas));

const SIZE = 160;
const distance = (x: number, y: number) => Math.hypot(x - 80, y - 80);
const slope = (x: number) => 80 + x * 0.4;

/** A wall on which light falls off, and a hole that was filled in wedges of two lights, ending at its rim. */
function inWedges(pattern: (x: number, y: number) => number): Canvas {
  const canvas = emptyCanvas(SIZE, SIZE);
  for (let i = 0; i < SIZE * SIZE; i++) {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    const isHole = distance(x, y) < 50;
    const side = Math.floor((Math.atan2(y - 80, x - 80) + Math.PI) / (Math.PI / 6)) % 2 === 0 ? 1 : -1;
    const wedge = isHole ? side * Math.min(3, (50 - distance(x, y)) / 5) : 0;
    canvas.colours.fill(slope(x) + wedge + pattern(x, y), i * 3, i * 3 + 3);
    if (isHole) canvas.state[i] = HOLE;
  }
  return canvas;
}

/** How far the middle of the hole is from the slope on the average. */
function meanError({ colours }: Canvas): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < SIZE * SIZE; i++) {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    if (distance(x, y) > 25) continue;
    sum += Math.abs(colours[i * 3]! - slope(x));
    count++;
  }
  return sum / count;
}

test("on a plain wall, light runs through what was filled without wedges", () => {
  const canvas = inWedges(() => 0);
  const before = meanError(canvas);
  smoothSlopes(canvas);
  expect(meanError(canvas)).toBeLessThan(0.5 * before);
});

test("nothing is smoothed where the surroundings have a pattern, and nothing outside the hole", () => {
  const patterned = inWedges((x, y) => (((x >> 4) + (y >> 4)) % 2 === 0 ? 30 : 0));
  const untouched = patterned.colours.slice();
  smoothSlopes(patterned);
  expect(patterned.colours).toEqual(untouched);
  const plain = inWedges(() => 0);
  const before = plain.colours.slice();
  smoothSlopes(plain);
  for (let i = 0; i < SIZE * SIZE; i++)
    if (plain.state[i] !== HOLE) expect(plain.colours[i * 3]).toBe(before[i * 3]);
});

test("an edge between wall and floor runs through as sharply as it was filled", () => {
  const canvas = emptyCanvas(SIZE, SIZE);
  for (let i = 0; i < SIZE * SIZE; i++) {
    const y = Math.floor(i / SIZE);
    canvas.colours.fill(y < 80 ? 200 : 140, i * 3, i * 3 + 3);
    if (distance(i % SIZE, y) < 50) canvas.state[i] = HOLE;
  }
  const before = canvas.colours.slice();
  smoothSlopes(canvas);
  const most = canvas.colours.reduce((far, value, at) => Math.max(far, Math.abs(value - before[at]!)), 0);
  expect(most).toBeLessThan(4);
});
