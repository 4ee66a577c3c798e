import { defineOperation } from "./operation.ts";
import { imagesOutput } from "./outputs.ts";
import { pictureOptions, pictureRequest } from "./text-to-image.ts";

/** A picture of nobody in particular, in a tenth of the time and price; details suffer. */
export const textToImageFast = defineOperation({
  name: "text-to-image-fast",
  endpoint: "fal-ai/flux/schnell",
  cost: {
    usd: 0.003,
    per: "megapixel",
    source: "fal.ai/models/fal-ai/flux/schnell, as quoted publicly on 2026-10-05",
    read: "2026-11-23",
  },
  expectedMs: 4_000,
  pollMs: 5_000,
  deadlineMs: 3_600_000,
  embedded: "none",
  inputs: {},
  options: pictureOptions,
  request: pictureRequest,
  output: imagesOutput,
});
