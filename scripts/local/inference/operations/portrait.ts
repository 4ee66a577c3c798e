import * as z from "zod";
import { IMAGES_PER_PROMPT } from "#schema/catalogue/theme.ts";
import { pictureOf, type SeriesPicture } from "#web/engine/studio/series/series-picture.ts";
import type { ReadSeries } from "../prompts/read-scene.ts";
import { readInput } from "../requests/read-input.ts";
import type { EmbeddedOperation } from "./embedded-operation.ts";

/** Seeds of the further pictures of a request follow its own, so it keeps clear of the largest safe integer. */
const MAX_SEED = Number.MAX_SAFE_INTEGER - 16;

const side = z.number().int().min(256).max(2048);

const inputSchema = z.object({
  prompt: z.string().trim().min(1).max(4000),
  loras: z.array(z.object({ path: z.url(), scale: z.number().min(0).max(4) })).length(1),
  image_size: z.object({ width: side, height: side }),
  num_images: z.number().int().min(1).max(4),
  seed: z.number().int().min(0).max(MAX_SEED),
  output_format: z.literal("jpeg"),
});

/**
 * The pictures that come before one in its series: as many seeds in a row as the series' prompts make pictures, so a
 * picture's series, and with it the picture, follows from its prompt and seed alone.
 */
function picturesBefore(prompts: ReadSeries["prompts"], seed: number): SeriesPicture[] {
  const place = seed % (prompts.length * IMAGES_PER_PROMPT);
  return Array.from({ length: place }, (_, i) =>
    pictureOf(prompts[Math.floor(i / IMAGES_PER_PROMPT)]!, i % IMAGES_PER_PROMPT, seed - place + i),
  );
}

/** Pictures of a trained model in the scene its prompt describes, one per seed, made side by side. */
export const portrait: EmbeddedOperation = async ({ compute, files, fetchModel, readScene }, request) => {
  const input = readInput(inputSchema, request.input);
  const { theme, prompts, at } = readScene(input.prompt);
  const lora = input.loras[0];
  if (!lora) throw new Error("The input schema asks for one model");
  const model = await fetchModel(lora.path, ["body", "loras", 0, "path"]);

  const { seed } = input;
  const { width, height } = input.image_size;
  const pictures = Array.from({ length: input.num_images }, async (_, index) => {
    const jpeg = await compute.portrait({
      bundle: model.bytes,
      bundleKey: model.key,
      theme,
      ...pictureOf(prompts[at]!, (seed + index) % IMAGES_PER_PROMPT, seed + index),
      before: picturesBefore(prompts, seed + index),
      width,
      height,
    });
    const file = await files.save(request.id, `picture-${index + 1}.jpg`, jpeg);
    return { ...file, width, height };
  });
  // all must have ended before the request does, or a late one would write behind its back
  const settled = await Promise.allSettled(pictures);
  const images = settled.map((picture) => {
    if (picture.status === "rejected") throw picture.reason;
    return picture.value;
  });
  return {
    images,
    seed,
    // nothing looked at the content, so nothing is claimed
    has_nsfw_concepts: null,
    prompt: input.prompt,
  };
};
