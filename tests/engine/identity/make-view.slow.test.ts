import sharp from "sharp";
import { expect, test } from "vitest";
import { decodePhoto } from "#scripts/local/inference/compute/sharp-codec.ts";
import { engineModels } from "#tests/support/photos/engine.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { examinePyramid } from "#web/engine/examine-photo.ts";
import { CUTOUT_SIDE } from "#web/engine/identity/enlarge-cutout.ts";
import { makeView } from "#web/engine/identity/make-view.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";

async function viewOf(jpeg: Buffer) {
  const models = await engineModels();
  const photo = buildPyramid(await decodePhoto(jpeg));
  const { face, others } = examinePyramid(models, photo);
  return { face: face!, view: makeView(models, photo, face!, others) };
}

test("a small face is enlarged with everything that lies on it", async () => {
  const { face, view } = await viewOf(await fixturePhoto("astronaut.jpg"));
  expect(view.faceSize).toBeCloseTo(2 * face.size);
  // the whole photo is within reach
  expect([view.matte.width, view.colours.width]).toEqual([1024, 1024]);
  expect(view.mesh[3]).toBeCloseTo(2 * face.mesh[3]!);
  const { width, data } = view.matte;
  const seen = (x: number, y: number) => data[Math.round(y) * width + Math.round(x)];
  expect([seen(view.mesh[3]!, view.mesh[4]!), seen(4, 4)]).toEqual([1, 0]);
});

test("a small face in a large photo is enlarged too", async () => {
  const astronaut = sharp(await fixturePhoto("astronaut.jpg")).resize(1024);
  const [side, beside] = [CUTOUT_SIDE, (CUTOUT_SIDE - 1024) / 2];
  const large = astronaut.extend({ left: beside, right: beside, top: side - 1024, background: "#777" });
  const { face, view } = await viewOf(await large.jpeg().toBuffer());
  expect(view.faceSize).toBeCloseTo(2 * face.size);
  expect([view.matte.width, view.matte.height]).toEqual([2 * side, 2 * side]);
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
    const { face, view } = await viewOf(jpeg);
    return view.faceSize / face.size;
  };
  expect(await enlarged(large)).toBeCloseTo(1, 1);
  expect(await enlarged(await tight.jpeg().toBuffer())).toBeCloseTo(2, 1);
});

test("a frame around a photo does not count as its light", async () => {
  const dim = sharp(await fixturePhoto("astronaut.jpg")).linear(0.5, 0);
  const bare = await dim.jpeg().toBuffer();
  const framed = await sharp(bare)
    .extract({ left: 5, top: 5, width: 502, height: 502 })
    .extend({ left: 5, right: 5, top: 5, bottom: 5, background: "white" })
    .jpeg()
    .toBuffer();
  const [whole, plain] = [await viewOf(framed), await viewOf(bare)];
  expect(whole.view.white / plain.view.white).toBeLessThan(1.1);
});
