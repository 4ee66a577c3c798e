import { beforeAll, expect, test } from "vitest";
import { identityOf } from "#tests/support/photos/engine.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { eyesOf } from "#web/engine/face/face-mesh.ts";
import { tonesBesideHead, tonesBesideHeadIn } from "#web/engine/identity/tones-beside-head.ts";
import type { View } from "#web/engine/identity/view.ts";
import { linearToSrgb } from "#web/engine/pixels/colour.ts";
import { createImage, createPlane } from "#web/engine/pixels/image.ts";

let view: View;
beforeAll(async () => {
  [view] = (await identityOf(await fixturePhoto("astronaut.jpg"))).views as [View];
});

/** The person in one light before a wall in another, or in two, all linear. */
function photoOf(skin: number, left: number, right = left) {
  const { width, height, data } = view.matte;
  const photo = createImage(width, height);
  const middle = eyesOf(view.mesh).x;
  for (let i = 0; i < data.length; i++) {
    const wall = i % width < middle ? left : right;
    photo.data.fill(Math.round(linearToSrgb(data[i]! > 0 ? skin : wall) * 255), i * 4, i * 4 + 3);
  }
  return photo;
}

test.each([
  ["a wall as bright as the skin", 0.3, 0.3, 0],
  ["a wall four times as bright", 0.2, 0.8, 1.9],
  ["a dark wall", 0.4, 0.04, -2.8],
])("%s", (_, skin, wall, stops) => {
  const tones = tonesBesideHeadIn(photoOf(skin, wall), view)!;
  expect(tones).toHaveLength(7);
  for (const tone of tones) expect(tone).toBeCloseTo(stops, 0);
});

test("the sides of a head are told apart, from the left ear over the hair to the right", () => {
  const tones = tonesBesideHeadIn(photoOf(0.3, 0.05, 0.6), view)!;
  for (const tone of tones.slice(0, 3)) expect(tone).toBeLessThan(-1.5);
  for (const tone of tones.slice(4)) expect(tone).toBeGreaterThan(0.7);
});

test("a side that is out of the picture says nothing", () => {
  const middle = eyesOf(view.mesh).x;
  const tones = tonesBesideHead(
    view,
    () => 0.3,
    ({ x }) => (x < middle ? undefined : 0.3),
  )!;
  expect(tones.slice(0, 3)).toEqual([null, null, null]);
  expect(tones.slice(4)).not.toContain(null);
});

test("black differs from nearly black by nothing that shows", () => {
  const [black, nearly] = [0, 0.003].map((wall) => tonesBesideHeadIn(photoOf(0.3, wall), view)![0]!);
  expect(Math.abs(nearly! - black!)).toBeLessThan(0.25);
});

test("nothing is said of a photo that the head fills, nor of a picture that shows too little of it", () => {
  const { width, height } = view.matte;
  const filled = { ...view, matte: createPlane(width, height, 1) };
  expect(tonesBesideHeadIn(photoOf(0.3, 0.3), filled)).toBeUndefined();
  expect(
    tonesBesideHead(
      view,
      () => undefined,
      () => 0.3,
    ),
  ).toBeUndefined();
});

test("a person is learned with how bright it was beside their head", () => {
  const known = view.beside!.filter((tone) => tone !== null);
  expect(known.length).toBeGreaterThan(3);
  expect(Math.min(...known)).toBeGreaterThan(-5);
  expect(Math.max(...known)).toBeLessThan(3);
});
