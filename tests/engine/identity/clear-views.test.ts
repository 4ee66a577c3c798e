import { expect, test } from "vitest";
import { clearViews } from "#web/engine/identity/clear-views.ts";

/** What the network leaves undecided in each photo, before plain walls or as said. */
const kept = (undecided: number[], busy: number[] = []) =>
  clearViews(undecided.map((one, i) => ({ undecided: one, busy: busy[i] ?? 3 })));

test("beside clear photos those less clear are left out", () => {
  expect(kept([0.08, 0.3, 0.19, 0.9, 0.1, 0.12])).toEqual([0, 2, 4, 5]);
});

test("so are those with much going on beside the person", () => {
  expect(kept([0.08, 0.1, 0.15, 0.1, 0.1, 0.1], [3, 3, 13, 14, 5, 4])).toEqual([0, 1, 4, 5]);
  // a little of both is as bad
  expect(kept([0.08, 0.1, 0.2, 0.1, 0.1], [3, 3, 7, 5, 4])).toEqual([0, 1, 3, 4]);
});

test("beside a single clear photo the clearest of the others is used, and none of the hopeless ones", () => {
  expect(kept([0.08, 0.3, 0.25, 0.33, 0.34])).toEqual([0, 2]);
  expect(kept([0.08, 0.1, 0.1], [3, 20, 13])).toEqual([0, 2]);
  expect(kept([0.08, 0.3, 0.9])).toEqual([0, 1]);
  expect(kept([0.08, 0.36, 0.9])).toEqual([0]);
});

test("a hopeless photo takes no clearer one's place", () => {
  expect(kept([0.4, 0.4, 0.4, 0.4, 0.25], [0, 0, 0, 0, 9])).toEqual([4]);
  expect(kept([0.4, 0.3, 0.3, 0.25, 0.26], [0, 7, 7, 9, 9])).toEqual([3, 4]);
});

test("where none is clear, those nearly as clear as the clearest are used", () => {
  expect(kept([1, 0.56, 0.7])).toEqual([1, 2]);
  expect(kept([1.2])).toEqual([0]);
});

test("a photo somebody insists on is used", () => {
  const clear = { undecided: 0.1, busy: 3 };
  expect(clearViews([clear, clear, { undecided: 2, busy: 30, insisted: true }])).toEqual([0, 1, 2]);
  expect(clearViews([clear, clear, { undecided: 2, busy: 30 }])).toEqual([0, 1]);
  // an unclear one takes no place from the others, and a clear one is as good as any
  const [insisted, unclear] = [
    { undecided: 0.35, busy: 3, insisted: true },
    { undecided: 0.3, busy: 9 },
  ];
  expect(clearViews([clear, insisted, unclear])).toEqual([0, 1, 2]);
  expect(clearViews([clear, { ...clear, insisted: true }, unclear])).toEqual([0, 1]);
});
