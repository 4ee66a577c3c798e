import type { findVideoGeneration } from "#db/queries/videos/videos.ts";
import type { JobFailureCode } from "#schema/errors/job-failures.ts";
import type { VideoSource, VideoView } from "#schema/videos/videos.ts";
import { sourceOf } from "../edits/edit-view.ts";

type Found = ReturnType<ReturnType<typeof findVideoGeneration>["combine"]>;

/** A video as its owner sees it; `inputs` are those of any number of videos. */
export function videoView(video: Found["videos"][number], inputs: Found["inputs"]): VideoView {
  return {
    ...video,
    inputs: inputs
      .filter(({ videoId }) => videoId === video.id)
      .map(({ videoId: _, ...input }) => ({
        role: input.role,
        url: input.key === null ? null : `/media/${input.key}`,
        source: videoSourceOf(input),
      })),
    failure: video.failure as JobFailureCode | null,
    videoUrl: video.videoUrl && `/media/${video.videoUrl}`,
  };
}

function videoSourceOf(input: Omit<Found["inputs"][number], "videoId">): VideoSource | null {
  const { uploadedVideoId, madeVideoId } = input;
  if (uploadedVideoId !== null) return { kind: "uploadedVideo", id: uploadedVideoId, position: 0 };
  return madeVideoId === null ? sourceOf(input) : { kind: "video", id: madeVideoId, position: 0 };
}
