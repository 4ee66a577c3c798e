import { one } from "../operation.ts";
import { imagesOutput } from "../outputs.ts";
import { requiredWords } from "../words.ts";
import { likenessInWords } from "./by-words/likeness-in-words.ts";
import { defineEdit } from "./edit.ts";

/**
 * Paints anew what was brushed over, as the words say; white in the mask is what changes.
 * Request and answer: `@fal-ai/client` 1.10.1, `FluxProV1FillInput`, `FluxProV1FillOutput`.
 */
export const inpaint = defineEdit({
  name: "inpaint",
  endpoint: "fal-ai/flux-pro/v1/fill",
  cost: {
    usd: 0.05,
    per: "megapixel",
    source: "fal.ai/models/fal-ai/flux-pro/v1/fill, as quoted publicly in 2026",
    read: "2026-11-23",
  },
  expectedMs: 15_000,
  pollMs: 10_000,
  deadlineMs: 3_600_000,
  embedded: "none",
  edit: "REPLACE",
  inputs: { image: { min: 1, max: 1 }, mask: { min: 1, max: 1 } },
  options: (z) => z.object({ prompt: requiredWords(z) }),
  outputSize: (_options, picture) => picture,
  likeness: ({ prompt }) => likenessInWords(prompt),
  request: ({ options, inputs, count, seed }) => ({
    prompt: options.prompt,
    image_url: one(inputs.image),
    mask_url: one(inputs.mask),
    num_images: count,
    seed,
    safety_tolerance: "2" as const,
    output_format: "jpeg" as const,
  }),
  output: imagesOutput,
});
