import type { EndpointTypeMap } from "@fal-ai/client/endpoints";
import { expect, expectTypeOf, test } from "vitest";
import { PARSERS } from "#schema/operations/index.ts";
import { imagesOutput, modelOutput } from "#schema/operations/outputs.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { textToImage } from "#schema/operations/text-to-image.ts";
import { TRAIN_STEPS, trainModel } from "#schema/operations/train-model.ts";

/**
 * Our mappings against the shapes fal publishes for its endpoints, as its official client carries them: the type
 * check of this file fails when an endpoint, a name or a kind of field is not (or no longer) theirs.
 */
type Portrait = EndpointTypeMap[typeof portrait.endpoint];
type TextToImage = EndpointTypeMap[typeof textToImage.endpoint];
type Train = EndpointTypeMap[typeof trainModel.endpoint];

const portraits = portrait.request({
  options: { prompt: "a portrait", width: 1024, height: 1024, strength: 0.9 },
  inputs: { model: ["https://v3.fal.media/files/lion/model.safetensors"] },
  ...{ count: 4, seed: 7 },
});
const pictures = textToImage.request({
  options: { prompt: "a lighthouse", width: 1280, height: 720 },
  ...{ inputs: {}, count: 2, seed: 3 },
});
const train = trainModel.request({
  options: { triggerWord: "ohwx" },
  inputs: { photos: ["https://v3.fal.media/files/lion/photos.zip"] },
  ...{ count: 1, seed: 0 },
});
const file = {
  url: "https://v3.fal.media/files/lion/abc.safetensors",
  content_type: "application/octet-stream",
};

test("what is sent fits the published inputs, and names no field that is not in them", () => {
  expectTypeOf(portraits).toExtend<Portrait["input"]>();
  expectTypeOf<keyof typeof portraits>().toExtend<keyof Portrait["input"]>();
  expectTypeOf(pictures).toExtend<TextToImage["input"]>();
  expectTypeOf<keyof typeof pictures>().toExtend<keyof TextToImage["input"]>();
  expectTypeOf(train).toExtend<Train["input"]>();
  expectTypeOf<keyof typeof train>().toExtend<keyof Train["input"]>();
  expect(portraits).toMatchObject({
    loras: [{ path: "https://v3.fal.media/files/lion/model.safetensors", scale: 0.9 }],
    image_size: { width: 1024, height: 1024 },
    num_images: 4,
    seed: 7,
    enable_safety_checker: true,
  });
  expect(train).toMatchObject({ trigger_word: "ohwx", steps: TRAIN_STEPS, is_style: false });
});

test("answers of the published shape are understood", () => {
  const trained: Train["output"] = { diffusers_lora_file: file, config_file: file };
  expect(modelOutput.schema(PARSERS).parse(trained).diffusers_lora_file.url).toBe(file.url);

  const made: Portrait["output"] & TextToImage["output"] = {
    images: [
      { url: "https://v3.fal.media/files/lion/1.jpg", content_type: "image/jpeg", width: 1024, height: 1024 },
    ],
    seed: 7,
    prompt: "a portrait",
    has_nsfw_concepts: [false],
    timings: { inference: 2.1 },
  };
  expect(imagesOutput.schema(PARSERS).parse(made)).toMatchObject({
    seed: 7,
    images: [{ width: 1024 }],
    has_nsfw_concepts: [false],
  });
});

test("fields the vendor may leave out or send as null are no error", () => {
  const sparse = {
    images: [{ url: "https://v3.fal.media/files/lion/1.jpg", width: null }],
    has_nsfw_concepts: null,
  };
  expect(imagesOutput.schema(PARSERS).parse(sparse).images).toHaveLength(1);
});

test.each([
  ["no pictures", { seed: 1 }],
  ["a picture without an address", { images: [{ width: 1 }] }],
  ["an address that is none", { images: [{ url: "pictures/1.jpg" }] }],
])("%s is refused", (_, output) => {
  expect(imagesOutput.schema(PARSERS).safeParse(output).success).toBe(false);
});
