import { type Engine, isOffered } from "../operations/operation.ts";
import {
  VIDEO_MODELS,
  VIDEO_QUALITIES,
  type Video,
  type VideoAspect,
  type VideoModel,
  type VideoQuality,
} from "../operations/videos/video.ts";
import { findVideo } from "../operations/videos/video-table.ts";
import type { Aspect } from "../pictures/aspects.ts";

/** What a still is called among the shapes of pictures. */
export const STILL_ASPECTS: Readonly<Record<VideoAspect, Aspect>> = {
  "16:9": "wide",
  "9:16": "tall",
  "1:1": "square",
};

/** What can set a still in motion, and how long it then lasts. */
export interface StillCell {
  video: Video;
  model: VideoModel;
  quality: VideoQuality;
  /** In seconds, to choose from. */
  lengths: readonly number[];
}

/** What sets stills in motion, of whichever shape, or why it does not. */
export function findStillCell(cell: {
  model: VideoModel;
  quality: VideoQuality;
}): StillCell | { reason: string } {
  const found = findVideo({ ...cell, type: "IMAGE_TO_VIDEO" });
  if ("impossible" in found) return { reason: found.impossible };
  const { video } = found;
  if ("as" in video.seconds) return { reason: "Needs a voice, so it cannot begin with a new still." };
  return { video, ...cell, lengths: video.seconds };
}

/** The same for stills of one shape. */
export function judgeStillCell(
  cell: { model: VideoModel; quality: VideoQuality },
  aspect: VideoAspect,
): StillCell | { reason: string } {
  const found = findStillCell(cell);
  if ("reason" in found) return found;
  const { aspects } = found.video;
  return aspects.length === 0 || aspects.includes(aspect)
    ? found
    : { reason: `Makes videos in ${aspects.join(" or ")} only.` };
}

/** The cheapest for a shape, of those this engine offers where there is one: a new pack begins with it. */
export function usualCell(aspect: VideoAspect, engine: Engine): StillCell {
  const cells = VIDEO_MODELS.flatMap((model) => VIDEO_QUALITIES.map((quality) => ({ model, quality })))
    .map((cell) => judgeStillCell(cell, aspect))
    .filter((judged) => "video" in judged);
  const offered = cells.filter(({ video }) => isOffered(video, engine));
  return (offered.length > 0 ? offered : cells).reduce((best, one) =>
    (one.video.cost.usd ?? Number.POSITIVE_INFINITY) < (best.video.cost.usd ?? Number.POSITIVE_INFINITY)
      ? one
      : best,
  );
}
