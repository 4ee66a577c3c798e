import { one } from "../operation.ts";
import { imageOutput } from "../outputs.ts";
import { defineEdit } from "./edit.ts";

/**
 * A picture without its background, as PNG with transparency. Our own engine cuts out people only.
 * Request and answer: `@fal-ai/client` 1.10.1, `BriaBackgroundRemoveInput`, `BriaBackgroundRemoveOutput`.
 */
export const cutOut = defineEdit({
  name: "cut-out",
  endpoint: "fal-ai/bria/background/remove",
  cost: {
    usd: 0.04,
    per: "picture",
    source:
      "fal.ai/models/fal-ai/bria/background/remove: $0.04 in words, $0.018 in its billing data; the higher one, as quoted publicly on 2026-10-05",
    read: "2026-11-23",
  },
  expectedMs: 8_000,
  pollMs: 5_000,
  deadlineMs: 30 * 60_000,
  embedded: "preview",
  edit: "REMOVE",
  inputs: { image: { min: 1, max: 1 } },
  maxOutputs: 1,
  options: (z) => z.object({}),
  outputSize: (_options, picture) => picture,
  request: ({ inputs }) => ({ image_url: one(inputs.image) }),
  output: imageOutput,
});
