import { beforeAll, expect, test } from "vitest";
import { identityOf } from "#tests/support/photos/engine.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { toneBesideHead, toneBesideHeadIn } from "#web/engine/identity/tone-beside-head.ts";
import type { View } from "#web/engine/identity/view.ts";
import { linearToSrgb } from "#web/engine/pixels/colour.ts";
import { createImage, createPlane } from "#web/engine/pixels/image.ts";

let view: View;
beforeAll(async () => {
  [view] = (await identityOf(await fixturePhoto("astronaut.jpg"))).views as [View];
});

/** The person in one light before a wall in another, both linear. */
function photoOf(skin: number, wall: number) {
  const { width, height, data } = view.matte;
  const photo = createImage(width, height);
  for (let i = 0; i < data.length; i++)
    photo.data.fill(Math.round(linearToSrgb(data[i]! > 0 ? skin : wall) * 255), i * 4, i * 4 + 3);
  return photo;
}

test.each([
  ["a wall as bright as the skin", 0.3, 0.3, 0],
  ["a wall four times as bright", 0.2, 0.8, 1.9],
  ["a dark wall", 0.4, 0.04, -2.8],
])("%s", (_, skin, wall, stops) => {
  expect(toneBesideHeadIn(photoOf(skin, wall), view)).toBeCloseTo(stops, 0);
});

test("black differs from nearly black by nothing that shows", () => {
  const [black, nearly] = [0, 0.003].map((wall) => toneBesideHeadIn(photoOf(0.3, wall), view)!);
  expect(Math.abs(nearly! - black!)).toBeLessThan(0.25);
});

test("nothing is said of a photo that the head fills, nor of a picture that shows too little of it", () => {
  const { width, height } = view.matte;
  const filled = { ...view, matte: createPlane(width, height, 1) };
  expect(toneBesideHeadIn(photoOf(0.3, 0.3), filled)).toBeUndefined();
  expect(
    toneBesideHead(
      view,
      () => undefined,
      () => 0.3,
    ),
  ).toBeUndefined();
});

test("a person is learned with how bright it was beside their head", () => {
  expect(view.beside).toBeGreaterThan(-5);
  expect(view.beside).toBeLessThan(3);
});
