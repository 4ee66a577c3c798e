import * as z from "zod";
import type { UploadedVideoView } from "#schema/media/media-upload.ts";
import type { GenerationView } from "#schema/pictures/generation.ts";

/** A video somebody chose to work on: one they sent, or one that was made here. */
export const chosenVideo = z.object({
  source: z.object({ kind: z.enum(["uploadedVideo", "video"]), id: z.string() }),
  /** Same-origin path. */
  url: z.string(),
  posterUrl: z.string().nullable(),
  name: z.string(),
  width: z.number(),
  height: z.number(),
  /** In seconds. */
  duration: z.number(),
});
export type ChosenVideo = z.infer<typeof chosenVideo>;

export function fromUploaded(video: UploadedVideoView): ChosenVideo {
  const { id, url, posterUrl, name, width, height, duration } = video;
  return { source: { kind: "uploadedVideo", id }, url, posterUrl, name, width, height, duration };
}

/** One of the library. */
export function fromMade(video: GenerationView): ChosenVideo {
  const { id, imageUrl: url, posterUrl, width, height, duration } = video;
  return {
    source: { kind: "video", id },
    url,
    posterUrl,
    name: "Video made here",
    width,
    height,
    duration: duration ?? 0,
  };
}
