import { expect, test } from "vitest";
import { convexHull } from "#web/engine/pixels/convex-hull.ts";
import { createRandom } from "#web/engine/pixels/random.ts";

test("the corners of a square are found among points within it and along its sides", () => {
  const random = createRandom(3);
  const corners = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];
  const within = Array.from({ length: 50 }, () => ({ x: random.next() * 10, y: random.next() * 10 }));
  const hull = convexHull([...within, { x: 5, y: 0 }, ...corners]);
  expect(hull).toHaveLength(4);
  expect(hull).toEqual(expect.arrayContaining(corners));
});

test("the order of the points does not matter", () => {
  const points = [
    { x: 4, y: 1 },
    { x: 0, y: 0 },
    { x: 2, y: 5 },
    { x: 2, y: 2 },
  ];
  expect(convexHull([...points].reverse())).toEqual(convexHull(points));
});
