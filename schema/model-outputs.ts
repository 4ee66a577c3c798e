import * as z from "zod";

const file = z.object({ url: z.url(), content_type: z.string().nullish(), file_size: z.number().nullish() });

export const trainOutput = z.object({ diffusers_lora_file: file, config_file: file });

/** Output of PORTRAIT and TEXT_TO_IMAGE. */
export const imagesOutput = z.object({
  images: z.array(file.extend({ width: z.number().nullish(), height: z.number().nullish() })),
  // ours is kept where the provider's does not fit a safe integer
  seed: z
    .number()
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER - 16)
    .nullish()
    .catch(null),
  has_nsfw_concepts: z.array(z.boolean()).nullish(),
});
