import { expect, test } from "vitest";
import {
  drawnStrips,
  nextStrips,
  type StripRange,
  stripInSight,
  stripsNear,
} from "#web/features/gallery/near-strips.ts";

const SHEET = { pitch: 1000, screen: 800, strips: 1250 };
const near = (top: number, strips = SHEET.strips) => stripsNear({ ...SHEET, top, strips });

test("the strips near the screen are few wherever one looks, and always those one sees", () => {
  for (const scrolled of [0, 1, 999, 1000, 40_321, 1_249_999]) {
    const { from, to } = near(-scrolled);
    expect(from * SHEET.pitch).toBeLessThanOrEqual(scrolled);
    expect(to * SHEET.pitch).toBeGreaterThanOrEqual(Math.min(scrolled + SHEET.screen, 1_250_000));
    expect(to - from).toBeLessThan(6);
  }
});

test("a sheet below the screen, above it or without strips draws none", () => {
  for (const range of [near(10_000), near(-2_000_000), near(0, 0)]) expect(range.to - range.from).toBe(0);
});

test("what is not drawn keeps its room; the kept strip and a short last one are drawn wherever they are", () => {
  const near = { from: 4, to: 6 };
  const drawn = (strips: number, kept: number, short = false) => drawnStrips(strips, { near, kept, short });
  expect(drawn(10, 4)).toEqual([{ from: 0, to: 4 }, 4, 5, { from: 6, to: 10 }]);
  expect(drawn(10, 4, true)).toEqual([{ from: 0, to: 4 }, 4, 5, { from: 6, to: 9 }, 9]);
  expect(drawn(10, 0)).toEqual([0, { from: 1, to: 4 }, 4, 5, { from: 6, to: 10 }]);
  expect(drawn(10, 9)).toEqual([{ from: 0, to: 4 }, 4, 5, { from: 6, to: 9 }, 9]);
  // one that was there before pictures were deleted
  expect(drawn(3, 8, true)).toEqual([{ from: 0, to: 2 }, 2]);
  expect(drawn(0, 0)).toEqual([]);
});

/** Every range on the way, until nothing more is to be drawn. */
function way(drawn: StripRange, wanted: StripRange, inSight: number): StripRange[] {
  const next = nextStrips(drawn, wanted, inSight);
  const isThere = next.from === drawn.from && next.to === drawn.to;
  return isThere ? [] : [next, ...way(next, wanted, inSight)];
}

test("strips are drawn one at a time, first the one in sight, and those too far go at once", () => {
  const wanted = { from: 10, to: 15 };
  for (const drawn of [
    { from: 0, to: 5 },
    { from: 8, to: 12 },
    { from: 13, to: 18 },
    { from: 40, to: 41 },
    { from: 10, to: 10 },
  ]) {
    const ranges = way(drawn, wanted, 12);
    expect(ranges.at(-1)).toEqual(wanted);
    let before = drawn;
    for (const range of ranges) {
      const come = [...strips(range)].filter((place) => !strips(before).has(place));
      expect(come.length).toBeLessThanOrEqual(1);
      before = range;
    }
  }
  expect(way({ from: 0, to: 5 }, wanted, 12)[0]).toEqual({ from: 12, to: 13 });
  // near the end of the sheet, past it, and nowhere
  expect(way({ from: 0, to: 1 }, { from: 3, to: 4 }, 9)).toEqual([{ from: 3, to: 4 }]);
  expect(nextStrips({ from: 0, to: 1 }, { from: 7, to: 7 }, 3)).toEqual({ from: 7, to: 7 });
});

const strips = ({ from, to }: StripRange) => new Set(Array.from({ length: to - from }, (_, at) => from + at));

test("the strip in sight is the one in the middle of the screen, of those there are", () => {
  expect(stripInSight({ ...SHEET, top: -3700 })).toBe(4);
  expect(stripInSight({ ...SHEET, top: 900 })).toBe(0);
  expect(stripInSight({ ...SHEET, top: -9_999_999 })).toBe(1249);
  expect(stripInSight({ ...SHEET, top: 0, strips: 0 })).toBe(0);
});
