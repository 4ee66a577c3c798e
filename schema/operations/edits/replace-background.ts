import { one } from "../operation.ts";
import { imagesOutput } from "../outputs.ts";
import { optionalWords } from "../words.ts";
import { defineEdit } from "./edit.ts";
import { COLOUR_PATTERN, plainBackground } from "./plain-background.ts";

/** Where nothing was chosen. */
const STUDIO = "plain photo studio backdrop";

/**
 * The same people and things before another background: a picture of one's own, one colour or two, or what words say, in
 * this order where several are given. Our own engine keeps people only, and paints places that its themes know.
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
  embedded: "preview",
  edit: "REPLACE",
  inputs: { image: { min: 1, max: 1 }, background: { min: 0, max: 1 } },
  options: (z) =>
    z.object({
      prompt: optionalWords(z),
      negativePrompt: optionalWords(z),
      /** One colour, or two for a gradient from the top down. */
      colours: z.array(z.string().regex(COLOUR_PATTERN, "Choose a colour.")).max(2).default([]),
    }),
  outputSize: (_options, picture) => picture,
  request: ({ options, inputs, count, seed }) => ({
    image_url: one(inputs.image),
    // the endpoint takes one of the two
    ...(inputs.background?.length
      ? { ref_image_url: one(inputs.background) }
      : { prompt: options.colours.length ? plainBackground(options.colours) : options.prompt || STUDIO }),
    negative_prompt: options.negativePrompt,
    refine_prompt: false,
    num_images: count,
    seed,
  }),
  output: imagesOutput,
});
