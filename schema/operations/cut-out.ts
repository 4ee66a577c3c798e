import { defineEdit } from "./edit.ts";
import { one } from "./operation.ts";
import { imageOutput } from "./outputs.ts";

/**
 * A picture without its background, as PNG with transparency. Our own engine cuts out people only.
 * Request and answer: `@fal-ai/client` 1.10.1, `BirefnetV2Input`, `birefnetOutput`.
 */
export const cutOut = defineEdit({
  name: "cut-out",
  endpoint: "fal-ai/birefnet/v2",
  cost: {
    usd: null,
    per: "picture",
    source: "fal.ai/models/fal-ai/birefnet/v2/llms.txt: $0 per compute second, which is no price",
    read: "2026-11-23",
  },
  embeddedCredits: 2,
  expectedMs: 8_000,
  pollMs: 5_000,
  deadlineMs: 30 * 60_000,
  embedded: "preview",
  edit: "REMOVE",
  inputs: { image: { min: 1, max: 1 } },
  options: (z) => z.object({}),
  outputSize: (_options, picture) => picture,
  request: ({ inputs }) => ({
    image_url: one(inputs.image),
    model: "Portrait" as const,
    refine_foreground: true,
    output_format: "png" as const,
  }),
  output: imageOutput,
});
