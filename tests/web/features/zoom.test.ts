import { expect, test } from "vitest";
import { WHOLE, within, zoomAt } from "#web/features/shared/viewer/zoom.ts";

const stage = { width: 400, height: 600 };
const picture = { width: 400, height: 400 };

test("enlarging a picture keeps what lies under the finger there", () => {
  const view = zoomAt(WHOLE, 2, { x: 50, y: -30 });
  expect(view).toEqual({ scale: 2, x: -50, y: 30 });
  // the picture's point under the finger: (finger − shift) / scale, the same before and after
  const again = zoomAt(view, 3, { x: 50, y: -30 });
  expect((50 - again.x) / again.scale).toBeCloseTo(50);
  expect((-30 - again.y) / again.scale).toBeCloseTo(-30);
});

test("enlarging a picture ends at five times and never shrinks below the whole", () => {
  expect(zoomAt(WHOLE, 40, { x: 0, y: 0 }).scale).toBe(5);
  expect(zoomAt({ scale: 2, x: 10, y: 10 }, 0.1, { x: 0, y: 0 }).scale).toBe(1);
});

test("an enlarged picture is not dragged off its stage", () => {
  expect(within({ scale: 2, x: 900, y: -900 }, stage, picture)).toEqual({ scale: 2, x: 200, y: -100 });
});

test("an enlarged picture stays in the middle where it is smaller than the stage", () => {
  expect(within({ scale: 1.2, x: 10, y: 50 }, stage, picture)).toEqual({ scale: 1.2, x: 10, y: 0 });
  expect(within({ scale: 1, x: 10, y: 50 }, stage, picture)).toEqual({ scale: 1, x: 0, y: 0 });
});
