import { beforeAll, expect, test } from "vitest";
import { identityOf } from "#tests/support/photos/engine.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { busySurroundings } from "#web/engine/identity/busy-surroundings.ts";
import type { View } from "#web/engine/identity/view.ts";
import { createImage, type Image } from "#web/engine/pixels/image.ts";
import { buildPyramid, resizePlane } from "#web/engine/pixels/resample.ts";

let view: View;
beforeAll(async () => {
  [view] = (await identityOf(await fixturePhoto("astronaut.jpg"))).views as [View];
});

/** The person before a wall, and what else is there in these greys, told by column and row. */
function photoOf({ matte }: Pick<View, "matte">, grey: (x: number, y: number) => number): Image {
  const photo = createImage(matte.width, matte.height);
  for (let i = 0; i < matte.data.length; i++) {
    const value = matte.data[i]! > 0.02 ? 140 : grey(i % matte.width, Math.floor(i / matte.width));
    photo.data.fill(value, i * 4, i * 4 + 3);
    photo.data[i * 4 + 3] = 255;
  }
  return photo;
}

const stripes = (width: number) => (x: number) => (Math.floor(x / width) % 2 ? 200 : 60);
const busyIn = (photo: Image, person = view) => busySurroundings(buildPyramid(photo), person);

test("a plain wall is calm, lights and people beside somebody are not", () => {
  expect(busyIn(photoOf(view, () => 140))).toBeLessThan(1);
  expect(busyIn(photoOf(view, stripes(view.faceSize * 0.12)))).toBeGreaterThan(10);
  // the outline itself counts a little
  expect(busyIn(photoOf(view, () => 255))).toBeLessThan(6);
});

test("what is far from the outline does not count", () => {
  const { matte, faceSize } = view;
  const reach = Math.round(faceSize * 0.5);
  const isNear = (x: number, y: number) => {
    for (let dy = -reach; dy <= reach; dy += 8)
      for (let dx = -reach; dx <= reach; dx += 8)
        if ((matte.data[(y + dy) * matte.width + x + dx] ?? 0) > 0.02) return true;
    return false;
  };
  const photo = photoOf(view, (x, y) => (isNear(x, y) ? 140 : stripes(faceSize * 0.12)(x)));
  expect(busyIn(photo)).toBeLessThan(2);
});

test("it is the same in a photo of twice the size", () => {
  const [width, height] = [view.matte.width * 2, view.matte.height * 2];
  const twice = {
    matte: resizePlane(view.matte, width, height),
    mesh: view.mesh.map((value) => value * 2),
    faceSize: view.faceSize * 2,
  };
  const pattern = stripes(view.faceSize * 0.2);
  const once = busyIn(photoOf(view, pattern));
  const large = busySurroundings(buildPyramid(photoOf(twice, (x) => pattern(x / 2))), twice);
  expect(large / once).toBeGreaterThan(0.8);
  expect(large / once).toBeLessThan(1.25);
});

test("a photo that the person fills has nothing beside them", () => {
  const filled = { ...view, matte: { ...view.matte, data: view.matte.data.map(() => 1) } };
  expect(busyIn(photoOf(view, stripes(20)), filled)).toBe(0);
});
