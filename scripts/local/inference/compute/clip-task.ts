import { encodeClip } from "#web/engine/clip/encode-clip.ts";
import { renderClip } from "#web/engine/clip/render-clip.ts";
import type { Models } from "#web/engine/models.ts";
import { type Compute, PictureRefused } from "./compute-types.ts";
import { createH264Encoder } from "./h264-encoder.ts";
import { decodeStill } from "./sharp-codec.ts";

/** A still that is set in motion; whoever stores it marks it. */
export const clipTask =
  (models: Models): Compute["clip"] =>
  async ({ picture, options }) => {
    const frames = renderClip(models, await decodeStill(picture), options);
    if (!frames) throw new PictureRefused("no_person");
    const mp4 = await encodeClip(await createH264Encoder(), frames, options);
    const { width, height, seconds } = options;
    return { bytes: mp4, width, height, seconds };
  };
