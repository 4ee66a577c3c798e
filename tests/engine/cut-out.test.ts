import { expect, test } from "vitest";
import { decodeOnWhite } from "#scripts/local/inference/compute/sharp-codec.ts";
import { engineModels } from "#tests/support/photos/engine.ts";
import { fixturePhoto, groupPhoto } from "#tests/support/photos/photo-variants.ts";
import { testInFull } from "#tests/support/tier.ts";
import { traceFaces } from "#web/engine/face/trace-faces.ts";
import { cutOut } from "#web/engine/matte/cut-out.ts";
import type { Image } from "#web/engine/pixels/image.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";

const models = await engineModels();
const alpha = ({ data, width }: Image, x: number, y: number) =>
  data[(Math.round(y) * width + Math.round(x)) * 4 + 3];

test("keeps the person in their own colours, and nothing of what is around them", async () => {
  const photo = await decodeOnWhite(await fixturePhoto("astronaut.jpg"));
  const person = cutOut(models, photo)!;
  expect([person.width, person.height]).toEqual([512, 512]);
  // face and suit, and the corners above
  expect([alpha(person, 222, 130), alpha(person, 200, 400)]).toEqual([255, 255]);
  expect([alpha(person, 4, 4), alpha(person, 508, 4)]).toEqual([0, 0]);
  const face = (130 * 512 + 222) * 4;
  for (let c = 0; c < 3; c++)
    expect(Math.abs(person.data[face + c]! - photo.data[face + c]!)).toBeLessThan(6);
  for (let i = 0; i < person.data.length; i += 4) {
    if (person.data[i + 3] === 0) expect(person.data.subarray(i, i + 3)).toEqual(new Uint8ClampedArray(3));
  }
});

testInFull("keeps all the people a photo is of", async () => {
  const photo = await decodeOnWhite(await groupPhoto(1));
  const people = cutOut(models, photo)!;
  const faces = traceFaces(models, buildPyramid(photo));
  expect(faces).toHaveLength(3);
  for (const { bounds } of faces) {
    expect(alpha(people, (bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2)).toBe(255);
  }
  expect([alpha(people, 5, 5), alpha(people, photo.width - 5, 5)]).toEqual([0, 0]);
});

test("where nobody is seen there is nothing to keep", async () => {
  for (const name of ["cat.jpg", "coffee.jpg"] as const)
    expect(cutOut(models, await decodeOnWhite(await fixturePhoto(name)))).toBeNull();
});
