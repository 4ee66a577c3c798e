import * as z from "zod";
import { FPS } from "#schema/operations/videos/framepack.ts";
import { videoSize } from "#schema/operations/videos/video.ts";
import { CLIP_MOTIONS, type ClipMotion, PLAIN_CLIP } from "#web/engine/clip/clip.ts";
import { PARTICLE_KINDS } from "#web/engine/clip/particles/particle-kinds.ts";
import { PictureRefused } from "../compute/compute-types.ts";
import { download } from "../files/download.ts";
import { readInput } from "../requests/read-input.ts";
import { refuse } from "../requests/request-failure.ts";
import type { EmbeddedOperation } from "./embedded-operation.ts";

const inputSchema = z.object({
  prompt: z.string(),
  image_url: z.url(),
  num_frames: z
    .number()
    .int()
    .min(FPS)
    .max(10 * FPS),
  resolution: z.literal(["480p", "720p"]),
  aspect_ratio: z.literal(["16:9", "9:16"]),
  seed: z.number().int().min(0),
});

/** Words by which people ask for a way of the camera; where there are none, the seed chooses. */
const MOTION_WORDS: Readonly<Record<ClipMotion, RegExp>> = {
  push: /\b(closer|towards?|zoom(s|ing)? in|near(er|s))\b/i,
  pull: /\b(away|back|zoom(s|ing)? out)\b/i,
  orbit: /\b(around|circles?|orbits?|round|turns?)\b/i,
};

/** A picture of people as a clip: the camera moves, and what falls through the air is what the words name. */
export const imageToVideo: EmbeddedOperation = async ({ compute, files, locate }, { id, input }) => {
  const { prompt, image_url, num_frames, resolution, aspect_ratio, seed } = readInput(inputSchema, input);
  const loc = ["body", "image_url"];
  const { bytes: picture } = await download(image_url, { loc, locate });
  const asked = CLIP_MOTIONS.find((motion) => MOTION_WORDS[motion].test(prompt));
  const options = {
    ...PLAIN_CLIP,
    ...videoSize(Number.parseInt(resolution, 10), aspect_ratio),
    seconds: num_frames / FPS,
    motion: asked ?? CLIP_MOTIONS[seed % CLIP_MOTIONS.length]!,
    particles: PARTICLE_KINDS.find((kind) => prompt.toLowerCase().includes(kind)) ?? null,
    seed,
  };
  const { bytes } = await compute.clip({ picture, options }).catch((error: unknown) => {
    if (!(error instanceof PictureRefused)) throw error;
    throw refuse({ loc, msg: error.message, type: error.type });
  });
  return { video: await files.save(id, "video.mp4", bytes), seed };
};
