import { IMAGES_PER_PROMPT } from "#schema/catalogue/theme.ts";
import type { SeriesPicture } from "#web/engine/studio/series/open-series.ts";
import type { Compute } from "./compute/compute-types.ts";
import type { FetchModel } from "./fetch-model.ts";
import type { Files } from "./files.ts";
import { portraitInput, readInput } from "./inputs.ts";
import type { ReadScene, ReadSeries } from "./read-scene.ts";
import type { Work } from "./work-queue.ts";

/**
 * The pictures that come before one in its series: as many seeds in a row as the series' prompts make pictures, so a
 * picture's series, and with it the picture, follows from its prompt and seed alone.
 */
function picturesBefore(prompts: ReadSeries["prompts"], seed: number): SeriesPicture[] {
  const place = seed % (prompts.length * IMAGES_PER_PROMPT);
  return Array.from({ length: place }, (_, i) => ({
    ...prompts[Math.floor(i / IMAGES_PER_PROMPT)]!,
    seed: seed - place + i,
  }));
}

/** PORTRAIT: pictures of a trained model in the scene its prompt describes, one per seed, made side by side. */
export function portraitWork(options: {
  compute: Compute;
  files: Files;
  fetchModel: FetchModel;
  readScene: ReadScene;
}): Work {
  return async (request) => {
    const input = readInput(portraitInput, JSON.parse(request.input));
    const { theme, prompts, at } = options.readScene(input.prompt);
    const lora = input.loras[0];
    if (!lora) throw new Error("The input schema asks for one model");
    const model = await options.fetchModel(lora.path, ["body", "loras", 0, "path"]);

    const { seed } = input;
    const { width, height } = input.image_size;
    const pictures = Array.from({ length: input.num_images }, async (_, index) => {
      const jpeg = await options.compute.portrait({
        bundle: model.bytes,
        bundleKey: model.key,
        theme,
        ...prompts[at]!,
        seed: seed + index,
        before: picturesBefore(prompts, seed + index),
        width,
        height,
      });
      const file = await options.files.save(request.id, `picture-${index + 1}.jpg`, jpeg);
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
}
