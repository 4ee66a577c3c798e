import { defineOperation } from "./operation.ts";
import { imagesOutput } from "./outputs.ts";
import { pictureOptions } from "./text-to-image.ts";
import { optionalWords } from "./words.ts";

/** A picture of nobody in particular, by the model that takes words for what is not wanted. */
export const textToImageSdxl = defineOperation({
  name: "text-to-image-sdxl",
  endpoint: "fal-ai/fast-sdxl",
  cost: {
    usd: null,
    per: "megapixel",
    source: "fal.ai/models/fal-ai/fast-sdxl: billed by computing time, no price of a picture",
    read: "2026-11-23",
  },
  expectedMs: 6_000,
  pollMs: 5_000,
  deadlineMs: 3_600_000,
  embedded: "none",
  inputs: {},
  options: (z) => pictureOptions(z).extend({ negativePrompt: optionalWords(z) }),
  request: ({ options, count, seed }) => ({
    prompt: options.prompt,
    negative_prompt: options.negativePrompt,
    image_size: { width: options.width, height: options.height },
    num_images: count,
    seed,
    enable_safety_checker: true,
    format: "jpeg" as const,
  }),
  output: imagesOutput,
});
