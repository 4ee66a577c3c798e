import { PROMPT_LENGTH } from "../limits.ts";
import { defineEdit } from "./edit.ts";
import { one } from "./operation.ts";
import { imagesOutput } from "./outputs.ts";

/**
 * A picture changed as the words say; it keeps its shape at about a megapixel.
 * Request and answer: `@fal-ai/client` 1.10.1, `FluxProKontextInput`, `FluxProKontextOutput`.
 */
export const editByWords = defineEdit({
  name: "edit-by-words",
  endpoint: "fal-ai/flux-pro/kontext",
  cost: { usd: 0.04, per: "picture", source: "fal.ai/models/fal-ai/flux-pro/kontext", read: "2026-11-21" },
  expectedMs: 15_000,
  pollMs: 10_000,
  deadlineMs: 3_600_000,
  embedded: "none",
  edit: "AUTO",
  inputs: { image: { min: 1, max: 1 } },
  options: (z) =>
    z.object({
      prompt: z
        .string()
        .trim()
        .min(PROMPT_LENGTH.min, "Describe the change in a few words.")
        .max(PROMPT_LENGTH.max, `Keep the description under ${PROMPT_LENGTH.max} characters.`),
    }),
  outputSize: (_options, picture) => picture,
  request: ({ options, inputs, count, seed }) => ({
    prompt: options.prompt,
    image_url: one(inputs.image),
    num_images: count,
    seed,
    safety_tolerance: "2" as const,
    output_format: "jpeg" as const,
  }),
  output: imagesOutput,
});
