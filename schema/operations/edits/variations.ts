import { one } from "../operation.ts";
import { imagesOutput } from "../outputs.ts";
import { optionalWords } from "../words.ts";
import { likenessInWords } from "./by-words/likeness-in-words.ts";
import { defineEdit } from "./edit.ts";

/** How far from the picture its variations go. */
export const VARIATION_STRENGTH = { min: 0.3, max: 0.95, step: 0.05, usual: 0.75 } as const;

/**
 * Other pictures like one.
 * Request and answer: `@fal-ai/client` 1.10.1, `FluxDevImageToImageInput`, `FluxDevImageToImageOutput`.
 */
export const variations = defineEdit({
  name: "variations",
  endpoint: "fal-ai/flux/dev/image-to-image",
  cost: {
    usd: 0.03,
    per: "megapixel",
    source: "fal.ai/models/fal-ai/flux/dev/image-to-image, as quoted publicly on 2026-10-08",
    read: "2026-11-23",
  },
  expectedMs: 12_000,
  pollMs: 10_000,
  deadlineMs: 3_600_000,
  embedded: "none",
  edit: "RESTYLE",
  inputs: { image: { min: 1, max: 1 } },
  options: (z) =>
    z.object({
      prompt: optionalWords(z),
      strength: z
        .number()
        .min(VARIATION_STRENGTH.min)
        .max(VARIATION_STRENGTH.max)
        .default(VARIATION_STRENGTH.usual),
    }),
  outputSize: (_options, picture) => picture,
  likeness: ({ prompt }) => likenessInWords(prompt),
  request: ({ options, inputs, count, seed }) => ({
    image_url: one(inputs.image),
    prompt: options.prompt || "The same subject in the same place and light, photographed once more",
    strength: options.strength,
    num_images: count,
    seed,
    enable_safety_checker: true,
    output_format: "jpeg" as const,
  }),
  output: imagesOutput,
});
