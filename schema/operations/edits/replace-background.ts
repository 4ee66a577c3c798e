import { one } from "../operation.ts";
import { imagesOutput } from "../outputs.ts";
import { optionalWords, requiredWords } from "../words.ts";
import { defineEdit } from "./edit.ts";

/**
 * The same people and things before another background.
 * Request and answer: `@fal-ai/client` 1.10.1, `BriaBackgroundReplaceInput`, `BriaBackgroundReplaceOutput`.
 */
export const replaceBackground = defineEdit({
  name: "replace-background",
  endpoint: "fal-ai/bria/background/replace",
  cost: {
    usd: 0.04,
    per: "picture",
    source: "fal.ai/models/fal-ai/bria/background/replace, as quoted publicly on 2026-10-05",
    read: "2026-11-23",
  },
  expectedMs: 15_000,
  pollMs: 10_000,
  deadlineMs: 3_600_000,
  embedded: "none",
  edit: "REPLACE",
  inputs: { image: { min: 1, max: 1 } },
  options: (z) => z.object({ prompt: requiredWords(z), negativePrompt: optionalWords(z) }),
  outputSize: (_options, picture) => picture,
  request: ({ options, inputs, count, seed }) => ({
    image_url: one(inputs.image),
    prompt: options.prompt,
    negative_prompt: options.negativePrompt,
    refine_prompt: false,
    num_images: count,
    seed,
  }),
  output: imagesOutput,
});
