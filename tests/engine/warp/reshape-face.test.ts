import { expect, test } from "vitest";
import { decodeOnWhite } from "#scripts/local/inference/compute/sharp-codec.ts";
import { engineModels } from "#tests/support/photos/engine.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { MESH, type Mesh, meshPoint } from "#web/engine/face/face-mesh.ts";
import { traceFaces } from "#web/engine/face/trace-faces.ts";
import type { Image } from "#web/engine/pixels/image.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";
import { changeExpression, slimFace } from "#web/engine/warp/reshape-face.ts";

const models = await engineModels();
const photo = await decodeOnWhite(await fixturePhoto("astronaut.jpg"));
const meshOf = (image: Image) => traceFaces(models, buildPyramid(image))[0]!.mesh;
const mesh = meshOf(photo);

const distance = (mesh: Mesh, a: number, b: number) => {
  const [from, to] = [meshPoint(mesh, a), meshPoint(mesh, b)];
  return Math.hypot(to.x - from.x, to.y - from.y);
};
/** Points of the outline beside the mouth. */
const jaw = (mesh: Mesh) => distance(mesh, 132, 361);
const eyes = (mesh: Mesh) => distance(mesh, MESH.leftEye[0], MESH.rightEye[0]);

function expectUnchangedFar(image: Image): void {
  const size = distance(mesh, MESH.forehead, MESH.chin);
  const nose = meshPoint(mesh, MESH.noseTip);
  for (let y = 0; y < image.height; y += 5) {
    for (let x = 0; x < image.width; x += 5) {
      if (Math.hypot(x - nose.x, y - nose.y) < 1.5 * size) continue;
      const at = (y * image.width + x) * 4;
      expect(image.data.subarray(at, at + 4)).toEqual(photo.data.subarray(at, at + 4));
    }
  }
}

test("a slimmer face is narrower at the jaw, within its limit, and hardly elsewhere", () => {
  const slim = slimFace(photo, mesh, 1);
  const now = meshOf(slim);
  expect(jaw(now) / jaw(mesh)).toBeLessThan(0.97);
  expect(jaw(now) / jaw(mesh)).toBeGreaterThan(0.86);
  // the mesh is traced as a whole, and takes a slimmer face for a slightly smaller one
  expect(Math.abs(eyes(now) / eyes(mesh) - 1)).toBeLessThan(0.06);
  expectUnchangedFar(slim);
});

test("a smile widens the mouth and lifts its corners; a stern look draws them down", () => {
  const smiling = changeExpression(photo, mesh, { smile: 1, eyes: 0, brows: 0 });
  const stern = changeExpression(photo, mesh, { smile: -0.6, eyes: 0, brows: 0 });
  const width = (mesh: Mesh) => distance(mesh, MESH.mouthLeft, MESH.mouthRight);
  expect(width(meshOf(smiling))).toBeGreaterThan(1.04 * width(mesh));
  /** How far below the eyes the corners are. */
  const depth = (mesh: Mesh) => meshPoint(mesh, MESH.mouthLeft).y - meshPoint(mesh, MESH.leftEye[0]).y;
  expect(depth(meshOf(smiling))).toBeLessThan(depth(mesh) - 1);
  expect(depth(meshOf(stern))).toBeGreaterThan(depth(mesh));
  expectUnchangedFar(smiling);
});

test("nothing set changes nothing", () => {
  expect(changeExpression(photo, mesh, { smile: 0, eyes: 0, brows: 0 }).data).toEqual(photo.data);
  expect(slimFace(photo, mesh, 0).data).toEqual(photo.data);
});
