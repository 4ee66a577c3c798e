import * as z from "zod";
import { SCENES } from "#schema/limits.ts";
import { PictureRefused } from "../compute/compute-types.ts";
import { download } from "../files/download.ts";
import { readInput } from "../requests/read-input.ts";
import { refuse } from "../requests/request-failure.ts";
import type { EmbeddedOperation } from "./embedded-operation.ts";

const inputSchema = z.object({ video_urls: z.array(z.url()).min(SCENES.min).max(SCENES.max) });

/** Videos one after the other as one; the answer tells nothing of each, which the vendor's does under `metadata`. */
export const joinVideos: EmbeddedOperation = async ({ compute, files, locate }, { id, input }) => {
  const { video_urls } = readInput(inputSchema, input);
  const clips: Uint8Array[] = [];
  for (const [at, url] of video_urls.entries()) {
    const { bytes } = await download(url, { loc: ["body", "video_urls", at], locate });
    clips.push(bytes);
  }
  const joined = await compute.join({ clips }).catch((error: unknown) => {
    if (!(error instanceof PictureRefused)) throw error;
    throw refuse({ loc: ["body", "video_urls"], msg: error.message, type: error.type });
  });
  return { video: await files.save(id, "video.mp4", joined), metadata: {} };
};
