import type { EndpointTypeMap } from "@fal-ai/client/endpoints";
import { expect, expectTypeOf, test } from "vitest";
import type * as z from "zod";
import { type OPERATIONS, type OperationName, PARSERS, type VideoName } from "#schema/operations/index.ts";
import { imageOutput, imagesOutput, modelOutput } from "#schema/operations/outputs.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { TRAIN_STEPS, trainModel } from "#schema/operations/train-model.ts";

/**
 * Our mappings against the shapes fal publishes for its endpoints, as its official client carries them: the type
 * check of this file fails when an endpoint, a name or a kind of field is not (or no longer) theirs.
 */
const FILES = "https://v3.fal.media/files/lion";
const portraits = portrait.request({
  options: { prompt: "a portrait", width: 1024, height: 1024, strength: 0.9 },
  inputs: { model: [`${FILES}/model.safetensors`] },
  count: 4,
  seed: 7,
});
const train = trainModel.request({
  options: { triggerWord: "ohwx" },
  inputs: { photos: [`${FILES}/photos.zip`] },
  count: 1,
  seed: 0,
});
const file = { url: `${FILES}/abc.safetensors`, content_type: "application/octet-stream" };

type Operations = typeof OPERATIONS;
type Endpoint<Name extends OperationName> = Operations[Name]["endpoint"];
type Sent<Name extends OperationName> = ReturnType<Operations[Name]["request"]>;
type Published<Name extends OperationName> = EndpointTypeMap[Endpoint<Name> & keyof EndpointTypeMap];
type Input<Name extends OperationName> = Published<Name>["input"];
type Answer<Name extends OperationName> = Published<Name>["output"];
type Understood<Name extends OperationName> = z.input<ReturnType<Operations[Name]["output"]["schema"]>>;

/** Fields that the endpoint does not know, or takes otherwise. */
type WrongField<Sent, Input> = {
  [Field in keyof Sent & string]: Field extends keyof Input
    ? Sent[Field] extends Input[Field]
      ? never
      : Field
    : Field;
}[keyof Sent & string];

/** What to mend, one sentence an operation: they stand in the message of the type check. */
type Problem<Name extends OperationName> = Name extends OperationName
  ? [Endpoint<Name>] extends [keyof EndpointTypeMap]
    ? [WrongField<Sent<Name>, Input<Name>>] extends [never]
      ? [Sent<Name>] extends [Input<Name>]
        ? [Answer<Name>] extends [Understood<Name>]
          ? never
          : `Operation "${Name}": ${Endpoint<Name>} answers in another shape; choose or write the "output" that fits.`
        : `Operation "${Name}": ${Endpoint<Name>} needs a field that "request" does not send.`
      : `Operation "${Name}": "request" sends "${WrongField<Sent<Name>, Input<Name>>}", which ${Endpoint<Name>} does not take, or not so.`
    : `Operation "${Name}": "${Endpoint<Name>}" is no key of EndpointTypeMap in @fal-ai/client; choose an endpoint that is one.`
  : never;
type None<Problems extends never> = Problems;

test("what any operation sends fits the published inputs, and names no field that is not in them", () => {
  // videos have a file of their own
  expectTypeOf<None<Problem<Exclude<OperationName, VideoName>>>>().toBeNever();
  expect(portraits).toMatchObject({
    loras: [{ path: `${FILES}/model.safetensors`, scale: 0.9 }],
    image_size: { width: 1024, height: 1024 },
    num_images: 4,
    seed: 7,
    enable_safety_checker: true,
  });
  expect(train).toMatchObject({ trigger_word: "ohwx", steps: TRAIN_STEPS, is_style: false });
});

const url = `${FILES}/1.jpg`;
const picture = { url, content_type: "image/jpeg", width: 64, height: 48 };

test("answers of the published shape are understood, one picture as a list of one", () => {
  const trained: Answer<"train-model"> = { diffusers_lora_file: file, config_file: file };
  expect(modelOutput.schema(PARSERS).parse(trained).diffusers_lora_file.url).toBe(file.url);
  const told = { prompt: "a portrait", has_nsfw_concepts: [false], timings: { inference: 2.1 } };
  const made: Answer<"portrait"> & Answer<"text-to-image"> = { images: [picture], seed: 7, ...told };
  const images = [{ url, width: 64 }];
  const understood = { images, seed: 7, has_nsfw_concepts: [false] };
  expect(imagesOutput.schema(PARSERS).parse(made)).toMatchObject(understood);
  const single: Answer<"upscale"> & Answer<"cut-out"> = { image: picture, seed: 7 };
  expect(imageOutput.schema(PARSERS).parse(single)).toMatchObject({ images, has_nsfw_concepts: null });
});

test.each([
  [
    "what the vendor may leave out or send as null",
    { images: [{ url, width: null }], has_nsfw_concepts: null },
    true,
  ],
  ["no pictures", { seed: 1 }, false],
  ["a picture without an address", { images: [{ width: 1 }] }, false],
  ["an address that is none", { images: [{ url: "pictures/1.jpg" }] }, false],
])("an answer with %s", (_, output, isTaken) => {
  expect(imagesOutput.schema(PARSERS).safeParse(output).success).toBe(isTaken);
});
