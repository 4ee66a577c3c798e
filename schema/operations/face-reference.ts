import { defineOperation, one } from "./operation.ts";
import { imagesOutput } from "./outputs.ts";
import { pictureOptions } from "./text-to-image.ts";
import { optionalWords } from "./words.ts";

/**
 * What of a face is kept, by the step of drawing from which on it is held to: from the first, expression and skin come
 * along; later, the words have laid those out already.
 */
const START_STEP = { face: 0, features: 4 } as const;
export const FACE_KEEPS = ["face", "features"] as const satisfies readonly (keyof typeof START_STEP)[];
export type FaceKeep = (typeof FACE_KEEPS)[number];

/**
 * A picture in words of the person on one photo, without a trained model.
 * Request and answer: `@fal-ai/client` 1.10.1, `FluxPulidInput`, `FluxPulidOutput`.
 */
export const faceReference = defineOperation({
  name: "face-reference",
  endpoint: "fal-ai/flux-pulid",
  cost: {
    usd: 0.0333,
    per: "megapixel",
    source: "fal.ai/models/fal-ai/flux-pulid, as quoted publicly in 2026",
    read: "2026-11-23",
  },
  expectedMs: 20_000,
  pollMs: 10_000,
  deadlineMs: 3_600_000,
  embedded: "none",
  inputs: { face: { min: 1, max: 1 } },
  maxOutputs: 1,
  options: (z) =>
    pictureOptions(z).extend({
      negativePrompt: optionalWords(z),
      strength: z.number(),
      // requests from before it could be chosen
      keep: z.enum(FACE_KEEPS).default("face"),
    }),
  request: ({ options, inputs, seed }) => ({
    prompt: options.prompt,
    negative_prompt: options.negativePrompt,
    reference_image_url: one(inputs.face),
    id_weight: options.strength,
    start_step: START_STEP[options.keep],
    image_size: { width: options.width, height: options.height },
    seed,
    enable_safety_checker: true,
  }),
  output: imagesOutput,
});
