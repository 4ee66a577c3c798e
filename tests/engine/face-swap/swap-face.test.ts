import sharp from "sharp";
import { expect, test } from "vitest";
import { decodeWhole } from "#scripts/local/inference/compute/sharp-codec.ts";
import { drawGlasses } from "#tests/support/photos/draw-glasses.ts";
import { engineModels } from "#tests/support/photos/engine.ts";
import { fixturePhoto, strangerPhoto } from "#tests/support/photos/photo-variants.ts";
import { examinePhoto } from "#web/engine/examine-photo.ts";
import { identityDistance } from "#web/engine/face/identity-distance.ts";
import { swapFace } from "#web/engine/face-swap/swap-face.ts";
import type { Image } from "#web/engine/pixels/image.ts";

const models = await engineModels();
const astronaut = await sharp(await fixturePhoto("astronaut.jpg"))
  .extract({ left: 90, top: 0, width: 256, height: 256 })
  .jpeg({ quality: 95 })
  .toBuffer();
const whole = await decodeWhole(astronaut);

const refusalOf = (source: Image, target: Image) => {
  const result = swapFace(models, source, target);
  return "refusal" in result ? result.refusal : null;
};

test("the face becomes the source's, and the picture around it stays", async () => {
  const target = await decodeWhole(
    await sharp(await strangerPhoto("red"))
      .resize(256)
      .jpeg()
      .toBuffer(),
  );
  const result = swapFace(models, whole, target);
  if ("refusal" in result) throw new Error(result.refusal);
  const { picture } = result;
  const [own, before, after] = [whole, target, picture].map((image) => examinePhoto(models, image).face!);
  expect(identityDistance(after!.identity, own!.identity)).toBeLessThan(0.5);
  expect(identityDistance(after!.identity, own!.identity)).toBeLessThan(
    identityDistance(after!.identity, before!.identity),
  );
  const { bounds, size } = before!;
  for (let i = 0; i < target.width * target.height; i++) {
    const x = i % target.width;
    const y = Math.floor(i / target.width);
    const far =
      x < bounds.left - size * 0.2 ||
      x > bounds.right + size * 0.2 ||
      y < bounds.top - size * 0.2 ||
      y > bounds.bottom + size * 0.2;
    if (far && picture.data[i * 4] !== target.data[i * 4]) throw new Error(`changed at ${x}, ${y}`);
  }
});

test("where no face is seen it is refused", async () => {
  const coffee = await decodeWhole(await sharp(await fixturePhoto("coffee.jpg")).resize(256).jpeg().toBuffer());
  expect(refusalOf(coffee, whole)).toBe("NO_SOURCE_FACE");
  expect(refusalOf(whole, coffee)).toBe("NO_TARGET_FACE");
});

test("a face too small, or behind dark glasses, is refused with the reason", async () => {
  const small = await decodeWhole(await sharp(astronaut).resize(128).jpeg().toBuffer());
  expect(refusalOf(small, whole)).toBe("SOURCE_TOO_SMALL");
  const glasses = await decodeWhole(await drawGlasses(astronaut, "dark"));
  expect(refusalOf(whole, glasses)).toBe("TARGET_COVERED");
  expect(refusalOf(glasses, whole)).toBe("SOURCE_COVERED");
});
