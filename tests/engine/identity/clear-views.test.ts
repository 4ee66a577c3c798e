import { expect, test } from "vitest";
import { clearViews } from "#web/engine/identity/clear-views.ts";

const kept = (undecided: number[]) => clearViews(undecided.map((one) => ({ undecided: one })));

test("beside three clear photos those less clear are left out", () => {
  expect(kept([0.08, 0.3, 0.19, 0.9, 0.1])).toEqual([0, 2, 4]);
});

test("beside fewer clear photos only the hopeless ones are left out", () => {
  expect(kept([0.08, 0.3, 0.19, 0.9])).toEqual([0, 1, 2]);
  expect(kept([0.08, 0.3, 0.9])).toEqual([0, 1]);
});

test("where none is clear, those nearly as clear as the clearest are used", () => {
  expect(kept([1, 0.56, 0.7])).toEqual([1, 2]);
  expect(kept([1.2])).toEqual([0]);
});

test("a photo somebody insists on is used", () => {
  expect(clearViews([{ undecided: 0.1 }, { undecided: 0.1 }, { undecided: 2, insisted: true }])).toEqual([
    0, 1, 2,
  ]);
});
