import { expect, test } from "vitest";
import { UNCHANGED } from "#web/engine/adjust/adjustments.ts";
import { compose, framedSize, frameMap } from "#web/engine/adjust/geometry/frame.ts";
import { createMask, isEmptyMask, type Mask } from "#web/engine/mask/mask.ts";
import { type MaskStep, needsPeople, type Stroke } from "#web/engine/mask/mask-step.ts";
import { paintMask } from "#web/engine/mask/paint-mask.ts";
import { paintStroke } from "#web/engine/mask/paint-stroke.ts";

const SIZE = { width: 100, height: 80 };
const PLAIN = [100, 0, 0, 0, 100, 0] as const;
const dot = (input: Partial<Stroke> = {}): Stroke => ({
  kind: "stroke",
  points: [0.5, 0.4],
  radius: 0.1,
  hardness: 1,
  erases: false,
  ...input,
});
const paint = (steps: MaskStep[], person: Mask | null = null) =>
  paintMask(SIZE, { steps, toMask: PLAIN, person });
const at = (mask: Mask, x: number, y: number) => mask.data[y * mask.width + x];

test("a dot covers its radius and nothing outside", () => {
  const mask = paint([dot()]);
  expect(at(mask, 50, 40)).toBe(255);
  expect(at(mask, 58, 40)).toBe(255);
  for (let y = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++)
      if (Math.hypot(x + 0.5 - 50, y + 0.5 - 40) > 11) expect(at(mask, x, y)).toBe(0);
});

test("a soft brush fades out, and erasing takes away only what it covers", () => {
  const soft = paint([dot({ hardness: 0 })]);
  expect(at(soft, 50, 40)).toBeGreaterThan(250);
  expect(at(soft, 55, 40)).toBeLessThan(200);
  const erased = paint([dot({ radius: 0.2 }), dot({ erases: true })]);
  expect(at(erased, 50, 40)).toBe(0);
  expect(at(erased, 66, 40)).toBe(255);
});

test("a stroke painted as it grows is the stroke painted at once", () => {
  const stroke = dot({ points: [0.2, 0.2, 0.5, 0.4, 0.8, 0.2, 0.7, 0.6], hardness: 0.5 });
  const growing = createMask(SIZE.width, SIZE.height);
  for (let count = 1; count <= 4; count++) {
    paintStroke(growing, { ...stroke, points: stroke.points.slice(0, count * 2) }, PLAIN, count - 1);
  }
  expect(growing).toEqual(paint([stroke]));
});

test("clearing forgets what was before it", () => {
  expect(isEmptyMask(paint([dot(), { kind: "clear" }]))).toBe(true);
  expect(isEmptyMask(paint([dot(), { kind: "clear" }, dot()]))).toBe(false);
});

test("a person is selected where the matte says, and the background everywhere else", () => {
  const person = createMask(10, 8);
  for (let y = 0; y < 8; y++) for (let x = 5; x < 10; x++) person.data[y * 10 + x] = 255;
  const inside = paint([{ kind: "person" }], person);
  expect([at(inside, 20, 40), at(inside, 80, 40)]).toEqual([0, 255]);
  const outside = paint([{ kind: "background" }], person);
  expect([at(outside, 20, 40), at(outside, 80, 40)]).toEqual([255, 0]);
});

test("people are looked for only for a mask that still counts on them", () => {
  expect(needsPeople([dot(), { kind: "person" }])).toBe(true);
  expect(needsPeople([{ kind: "background" }, dot()])).toBe(true);
  expect(needsPeople([dot()])).toBe(false);
  expect(needsPeople([{ kind: "person" }, { kind: "clear" }, dot()])).toBe(false);
});

test("a mask follows its picture when that is turned, mirrored and cropped afterwards", () => {
  const picture = { width: 100, height: 80 };
  const framing = { ...UNCHANGED, turns: 1, flipped: true, crop: { left: 0, top: 0, width: 1, height: 0.5 } };
  const size = framedSize(picture, framing);
  expect(size).toEqual({ width: 80, height: 50 });
  const toMask = compose(frameMap(picture, framing), [100, 0, 0, 0, 100, 0]);
  const mask = paintMask(size, { steps: [dot({ points: [0.2, 0.1], radius: 0.05 })], toMask, person: null });
  // (20, 10) turned right is (70, 20), mirrored (10, 20)
  expect(at(mask, 10, 20)).toBe(255);
  expect(at(mask, 70, 20)).toBe(0);
});
