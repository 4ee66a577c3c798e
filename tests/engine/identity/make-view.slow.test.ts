import sharp from "sharp";
import { expect, test } from "vitest";
import { decodePhoto } from "#scripts/local/inference/compute/sharp-codec.ts";
import { engineModels } from "#tests/support/photos/engine.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { examinePyramid } from "#web/engine/examine-photo.ts";
import { makeView } from "#web/engine/identity/make-view.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";

test("a small face is enlarged with everything that lies on it, but not for a first look", async () => {
  const models = await engineModels();
  const photo = buildPyramid(await decodePhoto(await fixturePhoto("astronaut.jpg")));
  const { face, others } = examinePyramid(models, photo);
  const [view, quick] = [
    makeView(models, photo, face!, others),
    makeView(models, photo, face!, others, { quick: true }),
  ];
  expect(view.faceSize).toBeCloseTo(2 * face!.size);
  expect(quick.faceSize).toBeCloseTo(face!.size);
  expect([view.matte.width, view.colours.width]).toEqual([2 * quick.matte.width, 2 * quick.colours.width]);
  expect(view.mesh[3]).toBeCloseTo(2 * quick.mesh[3]!);
  const { width, data } = view.matte;
  const seen = (x: number, y: number) => data[Math.round(y) * width + Math.round(x)];
  expect([seen(view.mesh[3]!, view.mesh[4]!), seen(4, 4)]).toEqual([1, 0]);
});

test("a face that is large enough is enlarged where the photo leaves no room around it alone", async () => {
  const models = await engineModels();
  const bytes = await fixturePhoto("astronaut.jpg");
  const first = examinePyramid(models, buildPyramid(await decodePhoto(bytes))).face!;
  const width = Math.round((512 * 270) / first.size);
  const large = await sharp(bytes).resize(width).jpeg().toBuffer();
  const { bounds, size } = examinePyramid(models, buildPyramid(await decodePhoto(large))).face!;
  const room = Math.round(0.3 * size);
  const tight = sharp(large).extract({
    left: Math.round(bounds.left) - room,
    top: Math.round(bounds.top) - room,
    width: Math.round(bounds.right - bounds.left) + 2 * room,
    height: Math.round(bounds.bottom - bounds.top) + 2 * room,
  });
  const enlarged = async (jpeg: Buffer) => {
    const photo = buildPyramid(await decodePhoto(jpeg));
    const { face, others } = examinePyramid(models, photo);
    return makeView(models, photo, face!, others).faceSize / face!.size;
  };
  expect(await enlarged(large)).toBeCloseTo(1, 1);
  expect(await enlarged(await tight.jpeg().toBuffer())).toBeCloseTo(2, 1);
});
