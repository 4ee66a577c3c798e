import { expect, test } from "vitest";
import { createLightMap } from "#web/engine/pixels/image.ts";
import { chooseKeySide } from "#web/engine/studio/light/key-side.ts";
import { placeLight } from "#web/engine/studio/light/place-light.ts";

const UP = -Math.PI / 2;
const undecided = { turned: 0, photo: 0, place: 0, falloff: UP, otherwise: 1 };

test.each([
  ["nothing shows a side", {}, { direction: 1, flip: false }],
  ["the place is bright on the left", { place: -0.4 }, { direction: -1, flip: false }],
  [
    "the photo was lit from the other side than the place",
    { photo: -0.5, place: 0.4 },
    { direction: -1, flip: true },
  ],
  ["the head is turned away from the place's light", { turned: 30, place: -1 }, { direction: 1, flip: true }],
  ["the photo's light is hardly from a side", { photo: -0.1, place: 0.4 }, { direction: 1, flip: false }],
])("the key light's side where %s", (_, lights, expected) => {
  expect(chooseKeySide({ ...undecided, ...lights })).toMatchObject(expected);
});

test("light across the picture turns to the key's side", () => {
  const { falloff } = chooseKeySide({ ...undecided, place: -1, falloff: 0.4 });
  expect(Math.cos(falloff)).toBeCloseTo(-Math.cos(0.4));
  expect(Math.sin(falloff)).toBeCloseTo(Math.sin(0.4));
});

test("a place shows its bright side and that side's colour", () => {
  const map = createLightMap(60, 40);
  for (let i = 0; i < 60 * 40; i++) map.data.set(i % 60 < 20 ? [1.2, 0.7, 0.4] : [0.05, 0.06, 0.1], i * 3);
  const { side, left, right } = placeLight(map);
  expect(side).toBeLessThan(-0.8);
  expect(left[0]).toBeGreaterThan(left[2]);
  expect(right[2]).toBeGreaterThan(right[0]);
});
