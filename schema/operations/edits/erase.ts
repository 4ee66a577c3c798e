import { one } from "../operation.ts";
import { imageOutput } from "../outputs.ts";
import { defineEdit } from "./edit.ts";

/**
 * Takes away what was brushed over and fills its place; white in the mask is what goes.
 * Request and answer: `@fal-ai/client` 1.10.1, `BriaEraserInput`, `BriaEraserOutput`.
 */
export const erase = defineEdit({
  name: "erase",
  endpoint: "fal-ai/bria/eraser",
  cost: {
    usd: 0.04,
    per: "picture",
    source: "fal.ai/models/fal-ai/bria/eraser, as quoted publicly on 2026-10-05",
    read: "2026-11-23",
  },
  expectedMs: 12_000,
  pollMs: 5_000,
  deadlineMs: 30 * 60_000,
  embedded: "full",
  edit: "REMOVE",
  inputs: { image: { min: 1, max: 1 }, mask: { min: 1, max: 1 } },
  maxOutputs: 1,
  options: (z) => z.object({}),
  outputSize: (_options, picture) => picture,
  request: ({ inputs }) => ({
    image_url: one(inputs.image),
    mask_url: one(inputs.mask),
    mask_type: "manual" as const,
  }),
  output: imageOutput,
});
