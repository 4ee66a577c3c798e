import type { JobKind } from "./jobs.ts";

/** What the embedded engine makes of an operation: all of it, a studio preview, or nothing. */
export type EmbeddedOffer = "full" | "preview" | "none";

/** One thing an inference provider can do. Endpoint, prices and mappings live here and nowhere else. */
export interface Operation {
  /** The provider's endpoint id; a sub-path goes on submit only. */
  endpoint: string;
  /** Provider cost in US dollars per unit; null = unknown, and the operation is then not for sale. */
  unitCostUsd: number | null;
  unit: "run" | "megapixel";
  /** A first guess, in seconds, before earlier runs teach better. */
  expectedSeconds: number;
  embedded: EmbeddedOffer;
  /** Fewest inputs the outside provider accepts, where it has such a bound. */
  providerMinInputs?: number;
}

export const TRAIN = {
  endpoint: "fal-ai/flux-lora-fast-training",
  unitCostUsd: 2,
  unit: "run",
  expectedSeconds: 150,
  embedded: "full",
  providerMinInputs: 6,
} as const satisfies Operation;

export const PORTRAIT = {
  endpoint: "fal-ai/flux-lora",
  unitCostUsd: 0.035,
  unit: "megapixel",
  expectedSeconds: 12,
  embedded: "preview",
} as const satisfies Operation;

/** A picture of nobody in particular: no trained model takes part. */
export const TEXT_TO_IMAGE = {
  endpoint: "fal-ai/flux/dev",
  unitCostUsd: 0.025,
  unit: "megapixel",
  expectedSeconds: 12,
  embedded: "none",
} as const satisfies Operation;

/** What each kind of job asks for; a request of pictures without a model asks for TEXT_TO_IMAGE and says so in its rows. */
export const OPERATIONS: Readonly<Record<JobKind, Operation>> = {
  TRAINING: TRAIN,
  PACK_PROMPT: PORTRAIT,
  PICTURES: PORTRAIT,
};

/** Whether the connected engine makes this at all, at a price we know. */
export function isOffered(operation: Operation, engine: "provider" | "embedded"): boolean {
  return operation.unitCostUsd !== null && (engine === "provider" || operation.embedded !== "none");
}

/** We copy outputs at once; the provider forgets people's pictures after this, longer than any job's deadline. */
export const PROVIDER_KEEPS_SECONDS = 24 * 3600;

/** Optimiser steps the price above stands for; cost is linear in steps. */
export const TRAIN_STEPS = 1000;

/** Input of TRAIN: `imagesUrl` is a zip the provider can fetch. */
export function trainInput(input: { imagesUrl: string; triggerWord: string }) {
  return {
    images_data_url: input.imagesUrl,
    trigger_word: input.triggerWord,
    steps: TRAIN_STEPS,
    create_masks: true,
    is_style: false,
  };
}

interface PictureInput {
  prompt: string;
  width: number;
  height: number;
  count: number;
  seed: number;
}

/** Input of PORTRAIT: `loraUrl` is the trained model, width and height in pixels. */
export function portraitInput(input: PictureInput & { loraUrl: string; strength: number }) {
  return { ...textToImageInput(input), loras: [{ path: input.loraUrl, scale: input.strength }] };
}

/** Input of TEXT_TO_IMAGE. */
export function textToImageInput(input: PictureInput) {
  return {
    prompt: input.prompt,
    image_size: { width: input.width, height: input.height },
    num_images: input.count,
    seed: input.seed,
    enable_safety_checker: true,
    output_format: "jpeg" as const,
  };
}
