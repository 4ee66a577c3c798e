import { defineOperation, one } from "./operation.ts";
import { imagesOutput } from "./outputs.ts";
import { pictureOptions, pictureRequest } from "./text-to-image.ts";

/** A picture of the person a trained model knows. */
export const portrait = defineOperation({
  name: "portrait",
  endpoint: "fal-ai/flux-lora",
  cost: { usd: 0.035, per: "megapixel", source: "fal.ai/models/fal-ai/flux-lora", read: "2026-11-21" },
  expectedMs: 12_000,
  pollMs: 10_000,
  deadlineMs: 3_600_000,
  embedded: "preview",
  inputs: { model: { min: 1, max: 1 } },
  options: (z) => pictureOptions(z).extend({ strength: z.number() }),
  request: (work) => ({
    ...pictureRequest(work),
    loras: [{ path: one(work.inputs.model), scale: work.options.strength }],
  }),
  output: imagesOutput,
});
