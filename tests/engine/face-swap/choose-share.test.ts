import { expect, test } from "vitest";
import { chooseShare, type TriedShare } from "#web/engine/face-swap/choose-share.ts";

/** Shares by how much of the rest they show, each with its distances. */
const tries = (...distances: (readonly [away: number, fromOwn: number])[]): TriedShare[] =>
  distances.map(([away, fromOwn], i) => ({ share: { nose: true, mouth: true, rest: i }, away, fromOwn }));

const chosen = (...distances: (readonly [number, number])[]) =>
  chooseShare(tries(...distances))?.rest ?? null;

test("the first that is the source's and nearer to it than to the photo's own person", () => {
  expect(chosen([0.44, 0.3], [0.4, 0.39], [0.38, 0.41], [0.35, 0.5])).toBe(2);
  expect(chosen([0.48, 0.55], [0.44, 0.5])).toBe(1);
});

test("where none is nearer, the first that is the source's", () => {
  expect(chosen([0.47, 0.3], [0.44, 0.33], [0.4, 0.38])).toBe(1);
});

test("where none is surely the source's, the most alike", () => {
  expect(chosen([0.5, 0.3], [0.47, 0.33], [0.49, 0.48])).toBe(1);
});

test("none where all show somebody else, or nothing was tried", () => {
  expect(chosen([0.6, 0.3], [0.51, 0.6])).toBe(null);
  expect(chooseShare([])).toBe(null);
});

test("no more are tried than needed", () => {
  let asked = 0;
  function* counted() {
    for (const one of tries([0.44, 0.3], [0.4, 0.42], [0.3, 0.5])) {
      asked++;
      yield one;
    }
  }
  expect(chooseShare(counted())?.rest).toBe(1);
  expect(asked).toBe(2);
});
