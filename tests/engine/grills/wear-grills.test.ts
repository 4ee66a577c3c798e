import sharp from "sharp";
import { expect, test } from "vitest";
import { decodeOnWhite } from "#scripts/local/inference/compute/sharp-codec.ts";
import { engineModels } from "#tests/support/photos/engine.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { meshPoint } from "#web/engine/face/face-mesh.ts";
import { traceFaces } from "#web/engine/face/trace-faces.ts";
import { wearGrills } from "#web/engine/grills/wear-grills.ts";
import type { Image } from "#web/engine/pixels/image.ts";
import { toOklab } from "#web/engine/pixels/oklab.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";

const models = await engineModels();
const photo = await decodeOnWhite(
  await sharp(await fixturePhoto("astronaut.jpg"))
    .resize(1024)
    .png()
    .toBuffer(),
);
const { mesh, size } = traceFaces(models, buildPyramid(photo))[0]!;
const lips = [61, 291, 0, 17].map((index) => meshPoint(mesh, index));
const around = {
  left: Math.min(...lips.map(({ x }) => x)) - 0.03 * size,
  right: Math.max(...lips.map(({ x }) => x)) + 0.03 * size,
  top: Math.min(...lips.map(({ y }) => y)) - 0.03 * size,
  bottom: Math.max(...lips.map(({ y }) => y)) + 0.03 * size,
};

/** Mean colour of what changed, and how much did. */
function changedIn(image: Image) {
  const sum = [0, 0, 0];
  let count = 0;
  for (let p = 0; p < image.data.length; p += 4) {
    const moved = Math.max(...[0, 1, 2].map((c) => Math.abs(image.data[p + c]! - photo.data[p + c]!)));
    if (moved < 25) continue;
    count++;
    const lab = toOklab(image.data[p]!, image.data[p + 1]!, image.data[p + 2]!);
    for (let c = 0; c < 3; c++) sum[c] = sum[c]! + lab[c]!;
  }
  return { count, mean: sum.map((value) => value / Math.max(1, count)) };
}

test("gold is yellow and silver is not, on the teeth of an open smile; nothing beyond the lips changes", () => {
  const gold = wearGrills(photo, mesh, { metal: "gold", stones: false })!;
  const silver = wearGrills(photo, mesh, { metal: "silver", stones: false })!;
  const [golden, grey] = [changedIn(gold), changedIn(silver)];
  expect(golden.count).toBeGreaterThan(300);
  expect(golden.mean[2]).toBeGreaterThan(0.06);
  expect(Math.abs(grey.mean[2]!)).toBeLessThan(0.03);
  for (let i = 0; i < photo.data.length; i += 4) {
    const [x, y] = [(i / 4) % photo.width, Math.floor(i / 4 / photo.width)];
    const isNear = x > around.left && x < around.right && y > around.top && y < around.bottom;
    if (!isNear && gold.data[i] !== photo.data[i]) expect.fail(`changed at ${x}, ${y}`);
  }
});

test("stones are brighter here and darker there than the metal alone", () => {
  const plain = wearGrills(photo, mesh, { metal: "gold", stones: false })!;
  const set = wearGrills(photo, mesh, { metal: "gold", stones: true })!;
  const differences = plain.data.map((value, p) => Math.abs(value - set.data[p]!));
  expect(differences.filter((value) => value > 40).length).toBeGreaterThan(200);
});

test("a mouth that shows no teeth is refused", () => {
  const closed = { ...photo, data: photo.data.slice() };
  // the opening of the mouth as dark as lips
  for (let y = Math.floor(around.top); y < around.bottom; y++)
    for (let x = Math.floor(around.left); x < around.right; x++)
      closed.data.set([120, 60, 58, 255], (y * photo.width + x) * 4);
  expect(wearGrills(closed, mesh, { metal: "gold", stones: false })).toBeNull();
});
