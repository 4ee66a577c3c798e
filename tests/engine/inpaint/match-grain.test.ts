import { expect, test } from "vitest";
import { type Canvas, emptyCanvas, HOLE } from "#web/engine/inpaint/canvas.ts";
import { knownAround } from "#web/engine/inpaint/known-around.ts";
import { matchGrain } from "#web/engine/inpaint/match-grain.ts";
import { createRandom } from "#web/engine/pixels/random.ts";

const SIZE = 120;

/** As if each row of the hole had been copied from the same row at the picture's right side. */
function giveGrain(canvas: Canvas): void {
  const source = Array.from(canvas.state, (_, i) => i - (i % SIZE) + SIZE - 8);
  matchGrain({ canvas, around: knownAround(canvas), source }, createRandom(1));
}
const isHole = (x: number, y: number) => Math.hypot(x - 60, y - 60) < 22;

/** A wall with grain of this strength all around a hole that was filled without any; hair stands at the left. */
function filledSmoothly(strength: number): Canvas {
  const canvas = emptyCanvas(SIZE, SIZE);
  const random = createRandom(3);
  for (let i = 0; i < SIZE * SIZE; i++) {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    const grain = isHole(x, y) ? 0 : random.between(-1, 1) * (x < 25 ? 90 : strength);
    canvas.colours.fill(130 + grain, i * 3, i * 3 + 3);
    if (isHole(x, y)) canvas.state[i] = HOLE;
  }
  return canvas;
}

/** Standard deviation of the greys of these pixels. */
function spread(canvas: Canvas, isOne: (x: number, y: number) => boolean): number {
  const greys: number[] = [];
  for (let i = 0; i < SIZE * SIZE; i++)
    if (isOne(i % SIZE, Math.floor(i / SIZE))) greys.push(canvas.colours[i * 3]!);
  const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length;
  return Math.sqrt(greys.reduce((sum, grey) => sum + (grey - mean) ** 2, 0) / greys.length);
}

test("a place that was filled too smoothly gets the grain of the wall, and none of the hair's", () => {
  const canvas = filledSmoothly(12);
  const before = canvas.colours.slice();
  giveGrain(canvas);
  const wall = spread(canvas, (x, y) => x > 30 && !isHole(x, y));
  expect(spread(canvas, isHole) / wall).toBeGreaterThan(0.7);
  expect(spread(canvas, isHole) / wall).toBeLessThan(1.15);
  for (let i = 0; i < SIZE * SIZE; i++)
    if (canvas.state[i] !== HOLE) expect(canvas.colours[i * 3]).toBe(before[i * 3]);
});

test("a wall without grain gets none", () => {
  const canvas = filledSmoothly(0);
  giveGrain(canvas);
  expect(spread(canvas, isHole)).toBe(0);
});

test("a sky above grass gets no grass", () => {
  const canvas = emptyCanvas(SIZE, SIZE);
  const random = createRandom(5);
  const isGone = (x: number, y: number) => x >= 20 && x < 100 && y < 70;
  const isSky = (y: number) => y < 24;
  for (let i = 0; i < SIZE * SIZE; i++) {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    const grain = isSky(y) || isGone(x, y) ? 0 : random.between(-25, 25);
    canvas.colours.fill((isSky(y) ? 200 : 110) + grain, i * 3, i * 3 + 3);
    if (isGone(x, y)) canvas.state[i] = HOLE;
  }
  giveGrain(canvas);
  expect(spread(canvas, (x, y) => isGone(x, y) && y < 12)).toBeLessThan(1);
  expect(spread(canvas, (x, y) => isGone(x, y) && y > 36)).toBeGreaterThan(5);
});
