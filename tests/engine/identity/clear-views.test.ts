import { expect, test } from "vitest";
import { clearViews } from "#web/engine/identity/clear-views.ts";

/** What the network leaves undecided in each photo, before plain walls or as said. */
const kept = (undecided: number[], busy: number[] = []) =>
  clearViews(undecided.map((one, i) => ({ undecided: one, busy: busy[i] ?? 3 })));

test("beside three clear photos those less clear are left out", () => {
  expect(kept([0.08, 0.3, 0.19, 0.9, 0.1])).toEqual([0, 2, 4]);
});

test("so are those with much going on beside the person", () => {
  expect(kept([0.08, 0.1, 0.15, 0.1, 0.1], [3, 3, 13, 14, 5])).toEqual([0, 1, 4]);
  // a little of both is as bad
  expect(kept([0.08, 0.1, 0.2, 0.1], [3, 3, 7, 5])).toEqual([0, 1, 3]);
});

test("beside fewer clear photos the clearest of the others are used, and none of the hopeless ones", () => {
  expect(kept([0.08, 0.3, 0.19, 0.33])).toEqual([0, 1, 2]);
  expect(kept([0.08, 0.1, 0.1], [3, 20, 13])).toEqual([0, 1, 2]);
  expect(kept([0.08, 0.3, 0.9])).toEqual([0, 1]);
});

test("where none is clear, those nearly as clear as the clearest are used", () => {
  expect(kept([1, 0.56, 0.7])).toEqual([1, 2]);
  expect(kept([1.2])).toEqual([0]);
});

test("a photo somebody insists on is used", () => {
  const clear = { undecided: 0.1, busy: 3 };
  expect(clearViews([clear, clear, { undecided: 2, busy: 30, insisted: true }])).toEqual([0, 1, 2]);
});
