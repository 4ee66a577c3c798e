import * as z from "zod";
import { TrainingRefused } from "../compute/compute-types.ts";
import { download } from "../files/download.ts";
import { unpackPhotos } from "../files/unpack-photos.ts";
import { readInput } from "../requests/read-input.ts";
import { refuse } from "../requests/request-failure.ts";
import type { EmbeddedOperation } from "./embedded-operation.ts";

const ARCHIVE_LOC = ["body", "images_data_url"];

/** What the config file names as the maker of the model. */
const ENGINE = "likeness-studio";

const inputSchema = z.object({
  images_data_url: z.url(),
  trigger_word: z.string().max(80),
  steps: z.number().int().min(1).max(10_000),
  is_style: z.literal(false, { error: "This trainer makes likenesses of people only." }),
});

/** Photos in a zip become an identity bundle, handed out under the vendor's names for a LoRA and its config. */
export const trainModel: EmbeddedOperation = async ({ compute, files, locate }, request) => {
  const input = readInput(inputSchema, request.input);
  const archive = await download(input.images_data_url, { loc: ARCHIVE_LOC, locate });
  const photos = unpackPhotos(archive.bytes, ARCHIVE_LOC);

  const { bundle, report } = await compute.train({ photos }).catch((error: unknown) => {
    if (!(error instanceof TrainingRefused)) throw error;
    throw refuse({
      loc: ARCHIVE_LOC,
      msg: "None of the photos could be used.",
      type: "no_usable_photos",
      ctx: { photos: error.report },
    });
  });

  const config = { trigger_word: input.trigger_word, steps: input.steps, engine: ENGINE, photos: report };
  return {
    diffusers_lora_file: await files.save(request.id, "identity.bundle", bundle),
    config_file: await files.save(request.id, "config.json", JSON.stringify(config)),
  };
};
