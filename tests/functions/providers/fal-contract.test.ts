import type { EndpointTypeMap } from "@fal-ai/client/endpoints";
import { expect, expectTypeOf, test } from "vitest";
import type * as z from "zod";
import { type OPERATIONS, type OperationName, PARSERS } from "#schema/operations/index.ts";
import { imageOutput, imagesOutput, modelOutput } from "#schema/operations/outputs.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { TRAIN_STEPS, trainModel } from "#schema/operations/train-model.ts";

/**
 * Our mappings against the shapes fal publishes for its endpoints, as its official client carries them: the type
 * check of this file fails when an endpoint, a name or a kind of field is not (or no longer) theirs.
 */
const portraits = portrait.request({
  options: { prompt: "a portrait", width: 1024, height: 1024, strength: 0.9 },
  inputs: { model: ["https://v3.fal.media/files/lion/model.safetensors"] },
  ...{ count: 4, seed: 7 },
});
const train = trainModel.request({
  options: { triggerWord: "ohwx" },
  inputs: { photos: ["https://v3.fal.media/files/lion/photos.zip"] },
  ...{ count: 1, seed: 0 },
});
const FILES = "https://v3.fal.media/files/lion";
const file = { url: `${FILES}/abc.safetensors`, content_type: "application/octet-stream" };

type Operations = typeof OPERATIONS;
type Sent = { [Name in OperationName]: ReturnType<Operations[Name]["request"]> };
type Published = { [Name in OperationName]: EndpointTypeMap[Operations[Name]["endpoint"]] };
type Inputs = { [Name in OperationName]: Published[Name]["input"] };
type Answers = { [Name in OperationName]: Published[Name]["output"] };
type Understood = {
  [Name in OperationName]: z.input<ReturnType<Operations[Name]["output"]["schema"]>>;
};
type Unpublished = {
  [Name in OperationName]: Exclude<keyof Sent[Name], keyof Inputs[Name]>;
}[OperationName];

test("what any operation sends fits the published inputs, and names no field that is not in them", () => {
  expectTypeOf<Sent>().toExtend<Inputs>();
  expectTypeOf<Unpublished>().toBeNever();
  expectTypeOf<Answers>().toExtend<Understood>();
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
  const trained: Answers["train-model"] = { diffusers_lora_file: file, config_file: file };
  expect(modelOutput.schema(PARSERS).parse(trained).diffusers_lora_file.url).toBe(file.url);

  const made: Answers["portrait"] & Answers["text-to-image"] = {
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

test("an answer of one picture is read as a list of one", () => {
  const made: Answers["upscale"] & Answers["cut-out"] = {
    image: { url: "https://v3.fal.media/files/lion/1.png", content_type: "image/png", width: 64, height: 48 },
  };
  expect(imageOutput.schema(PARSERS).parse(made)).toMatchObject({
    images: [{ url: made.image.url, width: 64 }],
    has_nsfw_concepts: null,
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
