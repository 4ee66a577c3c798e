import { expect, test } from "vitest";
import { engineModels } from "#tests/support/photos/engine.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { decoded, pixelAt } from "#tests/support/tools/tool-page.ts";
import { traceFaces } from "#web/engine/face/trace-faces.ts";
import { dyeHair } from "#web/engine/hair/dye-hair.ts";
import { hairMask } from "#web/engine/hair/hair-mask.ts";
import { cutPeople } from "#web/engine/matte/cut-out.ts";
import { blurredPlane } from "#web/engine/pixels/blur.ts";
import type { Image } from "#web/engine/pixels/image.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";

async function hairOf(photo: Image) {
  const models = await engineModels();
  const pyramid = buildPyramid(photo);
  const [face] = traceFaces(models, pyramid);
  return hairMask(photo, cutPeople(models, pyramid)!.matte, face!);
}

const photo = await decoded(await fixturePhoto("astronaut.jpg"));
const found = await hairOf(photo);

test("hair is found on the head, and neither face, suit nor background is taken for it", async () => {
  const mask = found!;
  const at = (x: number, y: number) => mask.data[y * photo.width + x]!;
  for (const [x, y] of [
    [225, 40],
    [185, 60],
    [280, 90],
    [260, 50],
  ] as const)
    expect(at(x, y)).toBeGreaterThan(0.8);
  for (const [x, y] of [
    [222, 110],
    [205, 150],
    [245, 150],
    [225, 185],
    [110, 330],
    [420, 100],
    [60, 60],
  ] as const)
    expect(at(x, y)).toBeLessThan(0.02);

  const out = dyeHair(photo, mask, { colour: "#2b5fa8", strength: 1, brightness: 0 });
  const [red, , blue] = pixelAt(out, 225, 40);
  expect(blue! - red!).toBeGreaterThan(50);
  for (let i = 0; i < mask.data.length; i++)
    if (mask.data[i] === 0 && [0, 1, 2].some((c) => out.data[i * 4 + c] !== photo.data[i * 4 + c]))
      throw new Error(`changed outside the hair at ${i % photo.width}, ${Math.floor(i / photo.width)}`);
});

test("a head whose top has the colour of its skin shows no hair", async () => {
  const skin = pixelAt(photo, 200, 145);
  const hair = blurredPlane(found!, 8);
  const bald: Image = { ...photo, data: photo.data.slice() };
  for (let i = 0; i < hair.data.length; i++)
    if (hair.data[i]! > 0.02)
      bald.data.set(
        skin.map((value) => value + ((i * 7) % 5)),
        i * 4,
      );
  expect((await hairOf(bald)) === null).toBe(true);
});
