import type { Locate } from "../app-addresses.ts";
import type { Compute } from "./compute/compute-types.ts";
import { TrainingRefused } from "./compute/compute-types.ts";
import { download } from "./download.ts";
import type { Files } from "./files.ts";
import { readInput, trainingInput } from "./inputs.ts";
import { refuse } from "./request-failure.ts";
import { unpackPhotos } from "./unpack-photos.ts";
import type { Work } from "./work-queue.ts";

const ARCHIVE_LOC = ["body", "images_data_url"];

/** What the config file names as the maker of the model. */
const ENGINE = "likeness-studio";

/** TRAIN: photos in a zip become an identity bundle, handed out under the vendor's names for a LoRA and its config. */
export function trainingWork(options: { compute: Compute; files: Files; locate: Locate }): Work {
  return async (request) => {
    const input = readInput(trainingInput, JSON.parse(request.input));
    const archive = await download(input.images_data_url, {
      loc: ARCHIVE_LOC,
      locate: options.locate,
    });
    if (!archive) throw new Error("A sender answered 304 to an unconditional request");
    const photos = unpackPhotos(archive.bytes, ARCHIVE_LOC);

    const { bundle, report } = await options.compute.train({ photos }).catch((error: unknown) => {
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
      diffusers_lora_file: await options.files.save(request.id, "identity.bundle", bundle),
      config_file: await options.files.save(request.id, "config.json", JSON.stringify(config)),
    };
  };
}
