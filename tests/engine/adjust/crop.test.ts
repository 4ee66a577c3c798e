import { expect, test } from "vitest";
import { UNCHANGED, WHOLE } from "#web/engine/adjust/adjustments.ts";
import {
  cropToShape,
  flip,
  pullCrop,
  SMALLEST_CROP,
  shapeOf,
  turnLeft,
  turnRight,
} from "#web/engine/adjust/geometry/crop.ts";
import { framedSize } from "#web/engine/adjust/geometry/frame.ts";

const PICTURE = { width: 1200, height: 800 };
const SMALL = { left: 0.1, top: 0.2, width: 0.3, height: 0.4 };

test("a shape is cut as large as the picture allows, around what was kept", () => {
  const square = cropToShape(PICTURE, WHOLE, 1);
  expect(framedSize(PICTURE, { ...UNCHANGED, crop: square })).toEqual({ width: 800, height: 800 });
  expect(square.left).toBeCloseTo(1 / 6);
  expect(cropToShape(PICTURE, SMALL, 1).left).toBe(0);
  expect(framedSize(PICTURE, { ...UNCHANGED, crop: cropToShape(PICTURE, WHOLE, 16 / 9) })).toEqual({
    width: 1200,
    height: 675,
  });
});

test("turning four times, or there and back, or mirroring twice, changes nothing", () => {
  const framing = { ...UNCHANGED, crop: SMALL, straighten: 3 };
  for (const done of [turnLeft(turnRight(framing)), flip(flip(framing))]) {
    expect(done.turns).toBe(0);
    expect(done.flipped).toBe(false);
    expect(done.crop.left).toBeCloseTo(SMALL.left);
    expect(done.crop.top).toBeCloseTo(SMALL.top);
  }
});

test("what is kept stays kept when the picture is turned", () => {
  expect(turnRight({ ...UNCHANGED, crop: SMALL }).crop).toEqual({
    left: expect.closeTo(0.4),
    top: 0.1,
    width: 0.4,
    height: 0.3,
  });
});

const pull = (handle: { x: -1 | 0 | 1; y: -1 | 0 | 1 }, by: { x: number; y: number }, shape: number | null) =>
  pullCrop({ turned: PICTURE, crop: SMALL, handle, by, shape });

test("a corner follows the finger, never beyond the picture nor through the other side", () => {
  expect(pull({ x: 1, y: 1 }, { x: 0.1, y: 0.1 }, null)).toEqual({
    ...SMALL,
    width: expect.closeTo(0.4),
    height: 0.5,
  });
  expect(pull({ x: 1, y: 0 }, { x: 5, y: 0 }, null)).toEqual({
    ...SMALL,
    left: expect.closeTo(0.1),
    width: 0.9,
  });
  const shut = pull({ x: -1, y: 0 }, { x: 5, y: 0 }, null);
  expect(shut.width).toBe(SMALLEST_CROP);
  expect(shut.left + shut.width).toBeCloseTo(0.4);
});

test("a chosen shape is kept whichever handle is pulled, as far as there is room", () => {
  for (const handle of [
    { x: 1, y: 1 },
    { x: -1, y: -1 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
  ] as const) {
    for (const by of [0.9, -0.1, 0.2]) {
      const crop = pull(handle, { x: by, y: by }, 1);
      expect(shapeOf(PICTURE, { ...UNCHANGED, crop })).toBeCloseTo(1);
      expect(crop.left + crop.width).toBeLessThanOrEqual(1.0001);
      expect(crop.top + crop.height).toBeLessThanOrEqual(1.0001);
    }
  }
});
