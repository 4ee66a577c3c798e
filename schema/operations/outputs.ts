import type * as z from "zod";
import type { Output, Zod } from "./operation.ts";

const file = (zod: Zod) =>
  zod.object({ url: zod.url(), content_type: zod.string().nullish(), file_size: zod.number().nullish() });
// ours is kept where the provider's does not fit a safe integer
const seed = (zod: Zod) =>
  zod
    .number()
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER - 16)
    .nullish()
    .catch(null);
const image = (zod: Zod) =>
  file(zod).extend({ width: zod.number().nullish(), height: zod.number().nullish() });

/** A trained model and its configuration. */
export const modelOutput = {
  kind: "model",
  schema: (zod: Zod) => zod.object({ diffusers_lora_file: file(zod), config_file: file(zod) }),
} as const satisfies Output;

/** Pictures, in the order they were asked for. */
export const imagesOutput = {
  kind: "images",
  schema: (zod: Zod) =>
    zod.object({
      images: zod.array(image(zod)),
      seed: seed(zod),
      has_nsfw_concepts: zod.array(zod.boolean()).nullish(),
    }),
} as const satisfies Output;

/** One picture, from endpoints that make one of one. */
export const imageOutput = {
  kind: "images",
  schema: (zod: Zod) =>
    zod.object({ image: image(zod) }).transform((made) => ({
      images: [made.image],
      seed: null,
      has_nsfw_concepts: null,
    })),
} as const satisfies Output;

/** One video. */
export const videoOutput = {
  kind: "video",
  schema: (zod: Zod) => zod.object({ video: file(zod), seed: seed(zod) }),
} as const satisfies Output;

/** One recording of spoken words. */
export const audioOutput = {
  kind: "audio",
  schema: (zod: Zod) => zod.object({ audio: file(zod) }),
} as const satisfies Output;

export type Images = z.output<ReturnType<typeof imagesOutput.schema>>;
export type VideoFile = z.output<ReturnType<typeof videoOutput.schema>>;
export type AudioFile = z.output<ReturnType<typeof audioOutput.schema>>;
export type ModelFiles = z.output<ReturnType<typeof modelOutput.schema>>;
