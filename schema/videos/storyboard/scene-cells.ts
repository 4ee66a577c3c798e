import { type Engine, isOffered } from "../../operations/operation.ts";
import {
  VIDEO_MODELS,
  VIDEO_QUALITIES,
  type Video,
  type VideoAspect,
  type VideoModel,
  type VideoQuality,
} from "../../operations/videos/video.ts";
import { findVideo } from "../../operations/videos/video-table.ts";

/** What can set a scene's still in motion, and how long it then lasts. */
export interface SceneCell {
  video: Video;
  model: VideoModel;
  quality: VideoQuality;
  /** In seconds, to choose from. */
  lengths: readonly number[];
}

/** What sets stills of a shape in motion, or why it does not. */
export function judgeSceneCell(
  cell: { model: VideoModel; quality: VideoQuality },
  aspect: VideoAspect,
): SceneCell | { reason: string } {
  const found = findVideo({ ...cell, type: "IMAGE_TO_VIDEO" });
  if ("impossible" in found) return { reason: found.impossible };
  const { video } = found;
  if ("as" in video.seconds) return { reason: "Needs a voice, so it makes no scenes." };
  if (video.aspects.length > 0 && !video.aspects.includes(aspect))
    return { reason: `Makes videos in ${video.aspects.join(" or ")} only.` };
  return { video, ...cell, lengths: video.seconds };
}

/** The cheapest for a shape, of those this engine offers where there is one: a new pack begins with it. */
export function usualCell(aspect: VideoAspect, engine: Engine): SceneCell {
  const cells = VIDEO_MODELS.flatMap((model) => VIDEO_QUALITIES.map((quality) => ({ model, quality })))
    .map((cell) => judgeSceneCell(cell, aspect))
    .filter((judged) => "video" in judged);
  const offered = cells.filter(({ video }) => isOffered(video, engine));
  return (offered.length > 0 ? offered : cells).reduce((best, one) =>
    (one.video.cost.usd ?? Number.POSITIVE_INFINITY) < (best.video.cost.usd ?? Number.POSITIVE_INFINITY)
      ? one
      : best,
  );
}
