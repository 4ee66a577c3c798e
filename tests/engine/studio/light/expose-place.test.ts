import { beforeAll, expect, test } from "vitest";
import { identityOf } from "#tests/support/photos/engine.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import type { View } from "#web/engine/identity/view.ts";
import { createLightMap, type LightMap } from "#web/engine/pixels/image.ts";
import { type Frame, frameShot } from "#web/engine/studio/frame/frame-shot.ts";
import { sampleView } from "#web/engine/studio/frame/sample-view.ts";
import { expose, placeExposure } from "#web/engine/studio/light/expose-place.ts";

const [WIDTH, HEIGHT] = [96, 120];
const SKIN = 0.3;

let view: View;
let upright: Frame;
/** Leaning and swapped left to right, with the person at one side. */
let mirrored: Frame;
beforeAll(async () => {
  [view] = (await identityOf(await fixturePhoto("astronaut.jpg"))).views as [View];
  const wishes = { offset: 0, wider: 1, drop: 0, tilt: 0, mirror: false };
  const framed = (changes: Partial<typeof wishes>) =>
    frameShot(view, "medium shot", { ...wishes, ...changes }, WIDTH, HEIGHT);
  upright = framed({});
  mirrored = framed({ offset: 0.2, tilt: 0.08, mirror: true });
});

function even(width: number, height: number, light: number): LightMap {
  const map = createLightMap(width, height);
  map.data.fill(light);
  return map;
}

const exposureOf = (place: LightMap, beside: number | undefined, frame = upright) =>
  placeExposure(place, even(WIDTH, HEIGHT, SKIN), { ...view, beside }, frame);

test("a place is exposed towards what was beside the head, as far as it keeps its look", () => {
  const place = () => even(WIDTH / 2, HEIGHT / 2, SKIN);
  expect(exposureOf(place(), 0)).toBeCloseTo(1);
  expect(exposureOf(place(), 0.4)).toBeCloseTo(2 ** 0.3);
  expect(exposureOf(place(), -0.4)).toBeCloseTo(2 ** -0.3);
  expect(exposureOf(place(), 3)).toBeCloseTo(2 ** 0.8);
  expect(exposureOf(even(WIDTH / 2, HEIGHT / 2, 0.02), -5)).toBeCloseTo(2 ** -0.8);
});

test("it is looked beside the head alone, wherever the frame shows it", () => {
  for (const frame of [upright, mirrored]) {
    const place = even(WIDTH, HEIGHT, 0.004);
    // as bright as the skin within a hand of the person, nearly black further away
    const { matte } = sampleView(view, frame, WIDTH, HEIGHT);
    const reach = 0.15 * (view.faceSize / frame.step);
    for (let i = 0; i < matte.data.length; i++) {
      if (matte.data[i]! < 0.02) continue;
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      for (let dy = -reach; dy <= reach; dy++)
        for (let dx = -reach; dx <= reach; dx++) {
          const [nx, ny] = [Math.round(x + dx), Math.round(y + dy)];
          if (nx < 0 || ny < 0 || nx >= WIDTH || ny >= HEIGHT) continue;
          place.data.fill(SKIN, (ny * WIDTH + nx) * 3, (ny * WIDTH + nx) * 3 + 3);
        }
    }
    expect(exposureOf(place, 0, frame)).toBeCloseTo(1, 1);
  }
});

test("a place stays as it is where nobody knows what was beside the head", () => {
  expect(exposureOf(even(WIDTH / 2, HEIGHT / 2, SKIN), undefined)).toBe(1);
});

test("every pixel is exposed alike", () => {
  const map = even(3, 2, 0.2);
  map.data[4] = 1.5;
  expose(map, 2);
  expect([map.data[0], map.data[4]]).toEqual([Math.fround(0.4), 3]);
});
