import { type Tensor, tensor } from "@tensorflow/tfjs-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { decodeWhole } from "#scripts/local/inference/compute/sharp-codec.ts";
import { engineModels } from "#tests/support/photos/engine.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { traceFaces } from "#web/engine/face/trace-faces.ts";
import type { FaceModels } from "#web/engine/models.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";

const SIDE = 256;
/** Mean of what the mesh network is shown, 0 to 1: the darkened copy lies below it. */
const DARK = 0.3;

const models = await engineModels();
const astronaut = sharp(await fixturePhoto("astronaut.jpg")).extract({
  left: 90,
  top: 0,
  width: SIDE,
  height: SIDE,
});
const bright = await astronaut.clone().png().toBuffer();
const dark = await astronaut.clone().modulate({ brightness: 0.4 }).png().toBuffer();
const small = await sharp(bright).resize(200, 200).extend({ top: 56, right: 56 }).png().toBuffer();

const beside = async (parts: Buffer[]) =>
  buildPyramid(
    await decodeWhole(
      await sharp({
        create: { width: SIDE * parts.length, height: SIDE, channels: 3, background: "#777" },
      })
        .composite(parts.map((input, i) => ({ input, left: i * SIDE, top: 0 })))
        .png()
        .toBuffer(),
    ),
  );

/** The models, with a mesh that is only so sure of a dark face. */
const doubting = (score: number): FaceModels => ({
  ...models,
  mesh: {
    execute(input: Tensor) {
      const pixels = input.dataSync() as Float32Array;
      const mean = pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
      const results = models.mesh.execute(input) as Tensor[];
      return mean > DARK ? results : results.map((result) => (result.size === 1 ? tensor([score]) : result));
    },
  } as FaceModels["mesh"],
});

test("a doubtful face is none where it is larger than a sure one", async () => {
  const both = await beside([dark, small]);
  expect(traceFaces(models, both)).toHaveLength(2);
  const [face, ...others] = traceFaces(doubting(0.9), both);
  expect(others).toEqual([]);
  expect(face!.bounds.left).toBeGreaterThan(SIDE);
});

test("a smaller one beside a sure one counts, and so does one alone, down to a limit", async () => {
  const darkAndSmall = await sharp(small).modulate({ brightness: 0.4 }).png().toBuffer();
  expect(traceFaces(doubting(0.9), await beside([bright, darkAndSmall]))).toHaveLength(2);
  const alone = await beside([dark]);
  expect(traceFaces(doubting(0.9), alone)).toHaveLength(1);
  expect(traceFaces(doubting(0.2), alone)).toEqual([]);
});

test("a doubtful face stays beside one that is sure but far smaller: the person in profile, with a bystander", async () => {
  const tiny = await sharp(bright)
    .resize(100, 100)
    .extend({ top: 156, right: 156, background: "#777" })
    .png()
    .toBuffer();
  expect(traceFaces(doubting(0.9), await beside([dark, tiny]))).toHaveLength(2);
});
