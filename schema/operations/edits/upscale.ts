import { one } from "../operation.ts";
import { imageOutput } from "../outputs.ts";
import { defineEdit } from "./edit.ts";

/** By how much a side can grow. */
export const UPSCALE_FACTORS = ["2", "4"] as const;

/** A larger PNG may weigh more than one picture is allowed to. */
const MAX_PNG_PIXELS = 8_000_000;
const isPngUrl = (url: string) => /\.png(?:\?|$)/.test(url);

/**
 * The same picture with more pixels.
 * Request and answer: `@fal-ai/client` 1.10.1, `SeedvrUpscaleImageInput`, `SeedvrUpscaleImageOutput`.
 */
export const upscale = defineEdit({
  name: "upscale",
  endpoint: "fal-ai/seedvr/upscale/image",
  cost: {
    usd: 0.001,
    per: "megapixel",
    source: "fal.ai/models/fal-ai/seedvr/upscale/image: of the output, as quoted publicly on 2026-10-05",
    read: "2026-11-23",
  },
  expectedMs: 10_000,
  pollMs: 5_000,
  deadlineMs: 30 * 60_000,
  embedded: "preview",
  edit: "ENHANCE",
  inputs: { image: { min: 1, max: 1 } },
  maxOutputs: 1,
  options: (z) =>
    z.object({
      factor: z.enum(UPSCALE_FACTORS, { error: "Choose 2 or 4." }),
      /** Whether a PNG may stay one. */
      fitsPng: z.boolean().optional(),
    }),
  outputSize: ({ factor }, { width, height }) => ({
    width: width * Number(factor),
    height: height * Number(factor),
  }),
  settle: (options, { picture: { width, height } }) => ({
    ...options,
    fitsPng: width * height * Number(options.factor) ** 2 <= MAX_PNG_PIXELS,
  }),
  request: ({ options, inputs, seed }) => ({
    image_url: one(inputs.image),
    upscale_mode: "factor" as const,
    upscale_factor: Number(options.factor),
    output_format: (options.fitsPng && isPngUrl(one(inputs.image)) ? "png" : "jpg") as "png" | "jpg",
    seed,
  }),
  output: imageOutput,
});
