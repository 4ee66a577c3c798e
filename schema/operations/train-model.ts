import { defineOperation, one } from "./operation.ts";
import { modelOutput } from "./outputs.ts";

/** Optimiser steps the price stands for; cost is linear in steps. */
export const TRAIN_STEPS = 1000;

/** Fewest photos the provider's trainer accepts. */
export const TRAIN_MIN_PHOTOS = 6;

/** Learns a person from a zip of their photos. */
export const trainModel = defineOperation({
  name: "train-model",
  endpoint: "fal-ai/flux-lora-fast-training",
  cost: { usd: 2, per: "run", source: "fal.ai/models/fal-ai/flux-lora-fast-training", read: "2026-11-21" },
  expectedMs: 150_000,
  pollMs: 20_000,
  deadlineMs: 2 * 3_600_000,
  embedded: "full",
  inputs: { photos: { min: 1, max: 1 } },
  options: (z) => z.object({ triggerWord: z.string().min(1) }),
  request: ({ options, inputs }) => ({
    images_data_url: one(inputs.photos),
    trigger_word: options.triggerWord,
    steps: TRAIN_STEPS,
    create_masks: true,
    is_style: false,
  }),
  output: modelOutput,
});
