import sharp from "sharp";
import { expect, test } from "vitest";
import { decodeOnWhite } from "#scripts/local/inference/compute/sharp-codec.ts";
import { engineModels } from "#tests/support/photos/engine.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import type { Background } from "#web/engine/background/background.ts";
import { replaceBackground } from "#web/engine/background/replace-background.ts";
import { examinePhoto } from "#web/engine/examine-photo.ts";
import { identityDistance } from "#web/engine/face/identity-distance.ts";
import { createImage, type Image } from "#web/engine/pixels/image.ts";
import { recipe } from "#web/engine/recipes/studio.ts";

const models = await engineModels();
const SIDE = 256;
/** Head and shoulders; the corners above show the room. */
const photo = await decodeOnWhite(
  await sharp(await fixturePhoto("astronaut.jpg"))
    .extract({ left: 30, top: 0, width: 384, height: 384 })
    .resize(SIDE)
    .jpeg({ quality: 95 })
    .toBuffer(),
);
const pixel = ({ data, width }: Image, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
];
const before = (background: Background) => replaceBackground(models, photo, background)!;

test("a plain colour comes out exactly, behind the same person", () => {
  const picture = before({ kind: "colour", colour: "#3366cc" });
  expect([picture.width, picture.height]).toEqual([photo.width, photo.height]);
  for (const [x, y] of [
    [4, 4],
    [252, 4],
  ] as const) {
    for (const [c, value] of [0x33, 0x66, 0xcc].entries())
      expect(Math.abs(pixel(picture, x, y)[c]! - value)).toBeLessThanOrEqual(2);
  }
  const [own, made] = [photo, picture].map((image) => examinePhoto(models, image).face!);
  expect(identityDistance(own!.identity, made!.identity)).toBeLessThan(0.25);
});

test("a gradient runs from one colour to the other", () => {
  const picture = before({ kind: "gradient", from: "#ffffff", to: "#202020", angle: 90 });
  expect(pixel(picture, 4, 2)[0]).toBeGreaterThan(240);
  // without chance every pixel of a row is alike, and a wide gradient shows bands
  expect(new Set(Array.from({ length: 60 }, (_, x) => pixel(picture, x, 61)[0])).size).toBe(2);
  const [top, low] = [pixel(picture, 6, 10)[0]!, pixel(picture, 6, 130)[0]!];
  expect(top - low).toBeGreaterThan(50);
});

test("one's own picture fills the frame, and a theme's place differs by its seed", () => {
  const own = createImage(64, 32);
  for (let i = 0; i < 64 * 32; i++)
    own.data.set(i % 64 < 32 ? [200, 40, 40, 255] : [40, 40, 200, 255], i * 4);
  const picture = before({ kind: "picture", picture: own, blur: 0 });
  expect(pixel(picture, 3, 5)[0]).toBeGreaterThan(pixel(picture, 3, 5)[2]!);
  expect(pixel(picture, 252, 5)[2]).toBeGreaterThan(pixel(picture, 252, 5)[0]!);
  const [a, b] = [1, 2].map((seed) => before({ kind: "scene", recipe, seed }));
  expect(a!.data).not.toEqual(b!.data);
});

test("where nobody is seen there is nothing to put before a background", async () => {
  const coffee = await decodeOnWhite(
    await sharp(await fixturePhoto("coffee.jpg"))
      .resize(SIDE)
      .jpeg()
      .toBuffer(),
  );
  expect(replaceBackground(models, coffee, { kind: "colour", colour: "#ffffff" })).toBeNull();
});
