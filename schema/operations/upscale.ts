import { defineEdit } from "./edit.ts";
import { one } from "./operation.ts";
import { imageOutput } from "./outputs.ts";

/** By how much a side can grow. */
export const UPSCALE_FACTORS = ["2", "4"] as const;

/** The same picture with more pixels. Request and answer: `@fal-ai/client` 1.10.1, `esrganInput`, `esrganOutput`. */
export const upscale = defineEdit({
  name: "upscale",
  endpoint: "fal-ai/esrgan",
  cost: {
    usd: null,
    per: "megapixel",
    source: "fal.ai/models/fal-ai/esrgan: no price seen",
    read: "2026-11-23",
  },
  embeddedCredits: 1,
  expectedMs: 10_000,
  pollMs: 5_000,
  deadlineMs: 30 * 60_000,
  embedded: "preview",
  edit: "ENHANCE",
  inputs: { image: { min: 1, max: 1 } },
  options: (z) => z.object({ factor: z.enum(UPSCALE_FACTORS, { error: "Choose 2 or 4." }) }),
  outputSize: ({ factor }, { width, height }) => ({
    width: width * Number(factor),
    height: height * Number(factor),
  }),
  request: ({ options, inputs }) => ({
    image_url: one(inputs.image),
    scale: Number(options.factor),
    model: options.factor === "2" ? ("RealESRGAN_x2plus" as const) : ("RealESRGAN_x4plus" as const),
    output_format: "jpeg" as const,
  }),
  output: imageOutput,
});
