import { expect, test } from "vitest";
import { NOTHING, selectAll, selectRange, toggle } from "#web/features/gallery/selection/selection.ts";
import { frameAfterKey } from "#web/features/gallery/selection/sheet-keys.ts";

const order = ["a", "b", "c", "d", "e"];
const MAX = 500;
const idsOf = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].sort();

test("pictures are chosen one by one, each press turning one over", () => {
  const one = toggle(NOTHING, "a", MAX);
  const two = toggle(one, "c", MAX);
  expect(idsOf(two)).toEqual(["a", "c"]);
  expect(idsOf(toggle(two, "a", MAX))).toEqual(["c"]);
  selectRange(one, order, "e", MAX);
  expect(idsOf(one)).toEqual(["a"]);
});

test("Shift takes everything between, forwards and backwards, from the same start", () => {
  const down = selectRange(toggle(NOTHING, "c", MAX), order, "e", MAX);
  expect(idsOf(down)).toEqual(["c", "d", "e"]);
  expect(idsOf(selectRange(down, order, "a", MAX))).toEqual(order);
});

test("Shift without a start, or with one that is gone, takes the one", () => {
  for (const start of [NOTHING, { ids: new Set<string>(), anchor: "gone" }])
    expect(idsOf(selectRange(start, order, "b", MAX))).toEqual(["b"]);
});

test("choosing stops at the most that go at once", () => {
  expect(idsOf(selectAll(order, 3))).toEqual(["a", "b", "c"]);
  const full = selectAll(order, 2);
  expect(idsOf(toggle(full, "e", 2))).toEqual(["a", "b"]);
  expect(idsOf(toggle(full, "a", 2))).toEqual(["b"]);
  expect(selectRange(toggle(NOTHING, "a", 3), order, "e", 3).ids.size).toBe(3);
});

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowLeft", 0, null],
  ["ArrowDown", 1, 4],
  ["ArrowDown", 5, null],
  ["ArrowUp", 4, 1],
  ["ArrowUp", 2, null],
  ["ArrowRight", 6, null],
  ["Home", 5, 0],
  ["End", 2, 6],
  ["End", 6, null],
  ["x", 2, null],
])("%s on frame %i of seven in rows of three leads to %s", (key, at, next) => {
  expect(frameAfterKey(key, at, 7, 3)).toBe(next);
});
