import { expect, test } from "vitest";
import { paintBackdrop } from "#web/engine/backdrop/paint-backdrop.ts";
import type { Layer } from "#web/engine/backdrop/scene.ts";

const SIDE = 64;

/** Red light of a picture of those layers, at a point given as shares of its width and height. */
function painter(layers: readonly Layer[], flip = false) {
  const map = paintBackdrop({ name: "test", layers }, 1, SIDE, SIDE, flip);
  return (x: number, y: number) => map.data[(Math.floor(y * SIDE) * SIDE + Math.floor(x * SIDE)) * 3]!;
}

const WHITE = { kind: "plain", colours: ["#ffffff", "#ffffff"] } as const;

test("a wall facing the camera fills its rectangle and no more", () => {
  const at = painter([{ kind: "surface", on: [-0.25, 0.25, 0.25, 0.75], material: WHITE }]);
  expect(at(0.5, 0.5)).toBeCloseTo(1);
  expect(at(0.27, 0.73)).toBeCloseTo(1);
  expect(at(0.2, 0.5)).toBe(0);
  expect(at(0.5, 0.8)).toBe(0);
});

test("a wall seen askew ends at its four corners, whichever way round the picture is", () => {
  const wall: Layer = { kind: "surface", on: [-0.5, 0, 0, 0.4, 0, 0.6, -0.5, 1], material: WHITE };
  for (const flip of [false, true]) {
    const at = painter([wall], flip);
    const x = (share: number) => (flip ? 0.99 - share : share);
    expect(at(x(0.02), 0.05)).toBeCloseTo(1);
    expect(at(x(0.45), 0.5)).toBeCloseTo(1);
    expect(at(x(0.45), 0.2)).toBe(0);
    expect(at(x(0.6), 0.5)).toBe(0);
  }
});

test("what is far on a wall askew is drawn smaller", () => {
  const glass = ["#ffffff", "#ffffff"] as const;
  const material = { kind: "panes", columns: 2, rows: 1, bar: 0.1, frame: "#000000", glass } as const;
  const at = painter([{ kind: "surface", on: [-0.5, 0, 0.5, 0.4, 0.5, 0.6, -0.5, 1], material }]);
  const row = Array.from({ length: SIDE }, (_, x) => at((x + 0.5) / SIDE, 0.5));
  const lit = row.map((value, x) => (value > 0.5 ? x : -1)).filter((x) => x >= 0);
  const gap = lit.findIndex((x, i) => i > 0 && x > lit[i - 1]! + 1);
  expect(gap).toBeGreaterThan(lit.length / 2);
});

test("corners carry their own brightness", () => {
  const at = painter([{ kind: "surface", on: [-0.5, 0, 0.5, 1], material: WHITE, light: [1, 0.2, 0.2, 1] }]);
  expect(at(0.05, 0.5)).toBeGreaterThan(0.9);
  expect(at(0.95, 0.5)).toBeLessThan(0.3);
});

test("cast light brings out what is there and leaves the dark dark", () => {
  const sun: Layer = { kind: "surface", on: [-0.5, 0, 0.5, 1], material: WHITE, as: "cast" };
  expect(painter([sun])(0.5, 0.5)).toBe(0);
  const wall: Layer = { kind: "gradient", colours: ["#808080", "#808080"] };
  expect(painter([wall, sun])(0.5, 0.5)).toBeCloseTo(2 * painter([wall])(0.5, 0.5));
});

test("a pool of light falls off and leaves the rest in what it is told", () => {
  const wall: Layer = { kind: "gradient", colours: ["#808080", "#808080"] };
  const plain = painter([wall])(0.5, 0.5);
  const light = { reach: [0.15, 0.15], colour: "#ffffff", strength: 2, ambient: 0.3 } as const;
  const at = painter([wall, { kind: "pool", x: 0, y: 0.5, ...light }]);
  expect(at(0.5, 0.5)).toBeGreaterThan(plain * 1.8);
  expect(at(0.03, 0.03)).toBeLessThan(plain * 0.4);
  expect(at(0.03, 0.03)).toBeGreaterThan(plain * 0.29);
});
