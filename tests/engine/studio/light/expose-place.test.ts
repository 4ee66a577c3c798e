import { beforeAll, expect, test } from "vitest";
import { identityOf } from "#tests/support/photos/engine.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import type { View } from "#web/engine/identity/view.ts";
import { createLightMap } from "#web/engine/pixels/image.ts";
import { frameShot } from "#web/engine/studio/frame/frame-shot.ts";
import { exposePlace } from "#web/engine/studio/light/expose-place.ts";

const SIZE = [96, 120] as const;
const SKIN = 0.3;

let view: View;
beforeAll(async () => {
  [view] = (await identityOf(await fixturePhoto("astronaut.jpg"))).views as [View];
});

/** How many times brighter a place of one light becomes for a photo whose background was `beside` stops over the skin. */
function gainOf(place: number, beside: number | undefined): number {
  const wishes = { offset: 0, wider: 1, drop: 0, tilt: 0, mirror: false };
  const frame = frameShot(view, "medium shot", wishes, ...SIZE);
  const lit = createLightMap(...SIZE);
  lit.data.fill(SKIN);
  const backdrop = createLightMap(SIZE[0] / 2, SIZE[1] / 2);
  backdrop.data.fill(place);
  exposePlace(backdrop, lit, { ...view, beside }, frame);
  return backdrop.data[0]! / place;
}

test("a place is exposed towards what was behind the head, by no more than changes its look", () => {
  expect(gainOf(SKIN, 0)).toBeCloseTo(1);
  expect(gainOf(SKIN, 0.4)).toBeCloseTo(2 ** 0.3);
  expect(gainOf(SKIN, -0.4)).toBeCloseTo(2 ** -0.3);
  expect(gainOf(SKIN, 3)).toBeCloseTo(2 ** 0.8);
  expect(gainOf(0.02, -5)).toBeCloseTo(2 ** -0.8);
});

test("a place stays as it is where nobody knows what was behind the head", () => {
  expect(gainOf(SKIN, undefined)).toBeCloseTo(1);
});
