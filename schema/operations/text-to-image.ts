import type * as z from "zod";
import { defineOperation, type Work, type Zod } from "./operation.ts";
import { imagesOutput } from "./outputs.ts";

/** A picture in words and pixels. */
export const pictureOptions = (zod: Zod) =>
  zod.object({
    prompt: zod.string().min(1),
    width: zod.number().int().min(1),
    height: zod.number().int().min(1),
  });

/** What this model family's endpoints have in common. */
export function pictureRequest({ options, count, seed }: Work<z.output<ReturnType<typeof pictureOptions>>>) {
  return {
    prompt: options.prompt,
    image_size: { width: options.width, height: options.height },
    num_images: count,
    seed,
    enable_safety_checker: true,
    output_format: "jpeg" as const,
  };
}

/** A picture of nobody in particular: no trained model takes part. */
export const textToImage = defineOperation({
  name: "text-to-image",
  endpoint: "fal-ai/flux/dev",
  cost: { usd: 0.025, per: "megapixel", source: "fal.ai/models/fal-ai/flux/dev", read: "2026-11-21" },
  expectedMs: 12_000,
  pollMs: 10_000,
  deadlineMs: 3_600_000,
  embedded: "none",
  inputs: {},
  options: pictureOptions,
  request: pictureRequest,
  output: imagesOutput,
});
