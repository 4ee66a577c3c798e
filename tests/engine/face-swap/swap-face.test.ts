import { tensor2d } from "@tensorflow/tfjs-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { decodeWhole } from "#scripts/local/inference/compute/sharp-codec.ts";
import { drawGlasses } from "#tests/support/photos/draw-glasses.ts";
import { engineModels } from "#tests/support/photos/engine.ts";
import { fixturePhoto, strangerPhoto } from "#tests/support/photos/photo-variants.ts";
import { examinePhoto } from "#web/engine/examine-photo.ts";
import { meshPoint } from "#web/engine/face/face-mesh.ts";
import { identityDistance } from "#web/engine/face/identity-distance.ts";
import { paintSwap, prepareSwap } from "#web/engine/face-swap/paint-swap.ts";
import { readSwapFace, type SwapFace } from "#web/engine/face-swap/read-swap-face.ts";
import { paintAlike, swapFace } from "#web/engine/face-swap/swap-face.ts";
import type { Image } from "#web/engine/pixels/image.ts";

/** Numbers of mesh points. */
const LIPS = { upper: 13, lower: 17, left: 61, right: 291 };

const models = await engineModels();
const portrait = await sharp(await fixturePhoto("astronaut.jpg"))
  .extract({ left: 90, top: 0, width: 256, height: 256 })
  .jpeg({ quality: 95 })
  .toBuffer();
const whole = await decodeWhole(portrait);

const WHOLE = { eyes: true, brows: true, mouth: true, rest: 1 };
const LEAST = { eyes: false, brows: false, mouth: false, rest: 0 };
const painted = (source: SwapFace, target: SwapFace) => paintSwap(prepareSwap(source, target), WHOLE);

const refusalOf = (source: Image, target: Image) => {
  const result = swapFace(models, { source, target });
  return "refusal" in result ? result.refusal : null;
};

/** Pixels that differ, by whether they lie within a face's bounds. */
function changes(
  before: Image,
  after: Image,
  bounds: { left: number; top: number; right: number; bottom: number },
) {
  const found = { inside: 0, outside: 0 };
  for (let i = 0; i < before.width * before.height; i++) {
    if ([0, 1, 2, 3].every((c) => before.data[i * 4 + c] === after.data[i * 4 + c])) continue;
    const [x, y] = [i % before.width, Math.floor(i / before.width)];
    const isInside = x >= bounds.left && x <= bounds.right && y >= bounds.top && y <= bounds.bottom;
    found[isInside ? "inside" : "outside"]++;
  }
  return found;
}

test("the face becomes the source's, and not a pixel around it changes", async () => {
  const target = await decodeWhole(await strangerPhoto("red"));
  const before = target.data.slice();
  const result = swapFace(models, { source: whole, target });
  if ("refusal" in result) throw new Error(result.refusal);
  const [own, was, now] = [whole, target, result.picture].map((image) => examinePhoto(models, image).face!);
  const away = identityDistance(now!.identity, own!.identity);
  expect(away).toBeLessThanOrEqual(0.5);
  expect(away).toBeLessThan(identityDistance(was!.identity, own!.identity) - 0.05);
  expect(target.data).toEqual(before);
  const changed = changes(target, result.picture, was!.bounds);
  expect(changed.outside).toBe(0);
  expect(changed.inside).toBeGreaterThan(1000);
});

test.each([
  ["the photo", "the new face", 2],
  ["the new face", "the photo", -2],
])("a beard that %s has and %s has not: the photo's mouth stays", async (_have, _lack, darker) => {
  const target = await decodeWhole(await strangerPhoto("red"));
  const [source, face] = [readSwapFace(models, whole)!, readSwapFace(models, target)!];
  const bearded = { ...face, skin: { ...face.skin, beard: source.skin.beard + darker } };
  const alike = { ...face, skin: { ...face.skin, beard: source.skin.beard } };
  const { upper, lower, left, right } = LIPS;
  const mouth = {
    left: meshPoint(face.mesh, left).x,
    right: meshPoint(face.mesh, right).x,
    top: meshPoint(face.mesh, upper).y,
    bottom: meshPoint(face.mesh, lower).y,
  };
  expect(changes(target, painted(source, alike), mouth).inside).toBeGreaterThan(100);
  const changed = changes(target, painted(source, bearded), mouth);
  expect(changed.inside).toBe(0);
  expect(changed.outside).toBeGreaterThan(1000);
});

test("temples, jaw and chin stay the photo's own", async () => {
  const target = await decodeWhole(await strangerPhoto("red"));
  const [source, face] = [readSwapFace(models, whole)!, readSwapFace(models, target)!];
  const picture = painted(source, face);
  // within the outline, beyond the features
  for (const index of [139, 368, 135, 364, 175]) {
    const { x, y } = meshPoint(face.mesh, index);
    const at = (Math.round(y) * target.width + Math.round(x)) * 4;
    for (let c = 0; c < 3; c++)
      expect(Math.abs(picture.data[at + c]! - target.data[at + c]!), `${index}`).toBeLessThan(24);
  }
});

test("no more of the new face comes in than makes it that person's", async () => {
  const target = await decodeWhole(await strangerPhoto("red"));
  const [source, face] = [readSwapFace(models, whole)!, readSwapFace(models, target)!];
  const result = paintAlike(models, source, face);
  if ("refusal" in result) throw new Error(result.refusal);
  const away = (image: Image) =>
    identityDistance(examinePhoto(models, image).face!.identity, examinePhoto(models, whole).face!.identity);
  const swap = prepareSwap(source, face);
  expect(away(result.picture)).toBeLessThanOrEqual(0.5);
  expect(away(result.picture)).toBeGreaterThanOrEqual(away(paintSwap(swap, WHOLE)));
  expect(away(paintSwap(swap, WHOLE))).toBeLessThan(away(paintSwap(swap, LEAST)));
});

test("a swap in which nobody sees its person, however much is shown, is refused", async () => {
  const target = await decodeWhole(await strangerPhoto("red"));
  const [source, face] = [readSwapFace(models, whole)!, readSwapFace(models, target)!];
  let asked = 0;
  const stranger = () => tensor2d(asked++ === 0 ? [1, 0, 1, 0] : [0, 1, 0, 1], [2, 2]);
  expect(paintAlike({ ...models, recognition: stranger }, source, face)).toEqual({ refusal: "NOT_ALIKE" });
  // the new face as it is, and every share
  expect(asked).toBe(10);
});

test("of several faces the one that is meant is swapped", async () => {
  const width = whole.width * 2;
  const both = await sharp({ create: { width, height: whole.height, channels: 3, background: "#888" } })
    .composite([
      { input: portrait, left: 0, top: 0 },
      {
        input: await sharp(await strangerPhoto("red"))
          .resize(whole.width, whole.height)
          .toBuffer(),
        left: whole.width,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
  const target = await decodeWhole(both);
  const result = swapFace(models, { source: whole, target }, { target: { left: 0.75, top: 0.5 } });
  if ("refusal" in result) throw new Error(result.refusal);
  const right = { left: whole.width, top: 0, right: width, bottom: whole.height };
  const changed = changes(target, result.picture, right);
  expect(changed.outside).toBe(0);
  expect(changed.inside).toBeGreaterThan(500);
});

test("where no face is seen it is refused", async () => {
  const coffee = await decodeWhole(
    await sharp(await fixturePhoto("coffee.jpg"))
      .resize(256)
      .jpeg()
      .toBuffer(),
  );
  expect(refusalOf(coffee, whole)).toBe("NO_SOURCE_FACE");
  expect(refusalOf(whole, coffee)).toBe("NO_TARGET_FACE");
});

test("a face too small, or behind dark glasses, is refused with the reason", async () => {
  const small = await decodeWhole(await sharp(portrait).resize(128).jpeg().toBuffer());
  expect(refusalOf(small, whole)).toBe("SOURCE_TOO_SMALL");
  const glasses = await decodeWhole(await drawGlasses(portrait, "dark"));
  expect(refusalOf(whole, glasses)).toBe("TARGET_COVERED");
  expect(refusalOf(glasses, whole)).toBe("SOURCE_COVERED");
});
