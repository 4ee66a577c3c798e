import sharp from "sharp";
import { expect, test } from "vitest";
import { engineModels } from "#tests/support/photos/engine.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { examinePhoto } from "#web/engine/examine-photo.ts";
import { identityDistance } from "#web/engine/face/identity-distance.ts";
import { createImage, createPlane, type Image } from "#web/engine/pixels/image.ts";
import { createRandom } from "#web/engine/pixels/random.ts";
import { cleanPicture } from "#web/engine/restore/clean.ts";
import { correctColour } from "#web/engine/restore/correct-colour.ts";
import { restorePhoto } from "#web/engine/restore/restore-photo.ts";

const SIDE = 256;

async function decoded(bytes: Uint8Array): Promise<Image> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

const portrait = await sharp(await fixturePhoto("astronaut.jpg"))
  .extract({ left: 90, top: 0, width: 260, height: 260 })
  .resize(SIDE, SIDE)
  .png()
  .toBuffer();
const photo = await decoded(portrait);

function likeness(a: Image, b: Image): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) if (i % 4 < 3) sum += (a.data[i]! - b.data[i]!) ** 2;
  return 10 * Math.log10(255 ** 2 / (sum / (a.data.length * 0.75)));
}

function noisy(image: Image, amount: number): Image {
  const random = createRandom(4);
  const normal = () => (random.next() + random.next() + random.next() - 1.5) * 2 * amount;
  return { ...image, data: image.data.map((value, i) => (i % 4 < 3 ? value + normal() : value)) };
}

test("grain goes, and what is left is nearer to the clean photo", () => {
  const bad = noisy(photo, 16);
  expect(likeness(cleanPicture(bad), photo)).toBeGreaterThan(likeness(bad, photo) + 2);
});

test("JPEG's blocks go", async () => {
  const bad = await decoded(await sharp(portrait).jpeg({ quality: 12 }).toBuffer());
  expect(likeness(cleanPicture(bad), photo)).toBeGreaterThan(likeness(bad, photo) + 0.2);
});

test("a faded photo gets its black and white back, and its cast is weaker", () => {
  const faded = createImage(64, 64);
  for (let i = 0; i < 64 * 64; i++) {
    const light = (i % 64) / 63;
    faded.data.set([100 + 130 * light, 80 + 120 * light, 60 + 90 * light, 255], i * 4);
  }
  const { data } = correctColour(faded);
  const [dark, bright] = [data.subarray(0, 3), data.subarray(63 * 4, 63 * 4 + 3)];
  expect(dark[1]).toBeLessThan(60);
  expect(bright[1]).toBeGreaterThan(200);
  expect(bright[0]! - bright[2]!).toBeLessThan(0.7 * (230 - 150));
});

test("a photo with black, white and no cast keeps its colours", () => {
  const good = createImage(64, 64);
  for (let i = 0; i < 64 * 64; i++)
    good.data.set(
      Array(3)
        .fill((i % 64) * 4)
        .concat(255),
      i * 4,
    );
  expect(correctColour(good).data).toEqual(good.data);
});

test("scratches are repaired, faces stay who they are", async () => {
  const models = await engineModels();
  const scratched = { ...photo, data: photo.data.slice() };
  const mask = createPlane(SIDE, SIDE);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 118; x < 122; x++) {
      scratched.data.set([255, 255, 255, 255], (y * SIDE + x) * 4);
      mask.data[y * SIDE + x] = 255;
    }
  }
  const restored = restorePhoto(models, noisy(scratched, 8), undefined, mask);
  const [before, after] = [photo, restored].map((image) => examinePhoto(models, image).face!);
  expect(identityDistance(before!.identity, after!.identity)).toBeLessThan(0.25);
});
