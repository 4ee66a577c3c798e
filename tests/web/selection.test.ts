import { describe, expect, test } from "vitest";
import { NOTHING, selectAll, selectRange, toggle } from "#web/features/gallery/selection/selection.ts";
import { frameAfterKey } from "#web/features/gallery/selection/sheet-keys.ts";

const order = ["a", "b", "c", "d", "e"];
const MAX = 500;

describe("choosing pictures", () => {
  test("one by one turns each over", () => {
    const two = toggle(toggle(NOTHING, "a", MAX), "c", MAX);
    expect([...two.ids]).toEqual(["a", "c"]);
    expect([...toggle(two, "a", MAX).ids]).toEqual(["c"]);
  });

  test("with Shift takes everything between, forwards and backwards, from the same start", () => {
    const start = toggle(NOTHING, "c", MAX);
    const down = selectRange(start, order, "e", MAX);
    expect([...down.ids].sort()).toEqual(["c", "d", "e"]);
    expect([...selectRange(down, order, "a", MAX).ids].sort()).toEqual(order);
  });

  test("with Shift and no start, or a start that is gone, takes the one", () => {
    expect([...selectRange(NOTHING, order, "b", MAX).ids]).toEqual(["b"]);
    expect([...selectRange({ ids: new Set(), anchor: "gone" }, order, "b", MAX).ids]).toEqual(["b"]);
  });

  test("stops at the most that go at once", () => {
    expect([...selectAll(order, 3).ids]).toEqual(["a", "b", "c"]);
    const full = selectAll(order, 2);
    expect(toggle(full, "e", 2).ids.size).toBe(2);
    expect(toggle(full, "a", 2).ids.size).toBe(1);
    expect(selectRange(toggle(NOTHING, "a", 3), order, "e", 3).ids.size).toBe(3);
  });

  test("leaves what was chosen before as it was", () => {
    const before = toggle(NOTHING, "a", MAX);
    toggle(before, "b", MAX);
    selectRange(before, order, "e", MAX);
    expect([...before.ids]).toEqual(["a"]);
  });
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
