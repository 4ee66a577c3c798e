import type { VideoType } from "#schema/operations/videos/video.ts";
import type { VideoView } from "#schema/videos/videos.ts";
import { formatCredits, formatMoment } from "#web/lib/format.ts";
import { secondsWords } from "#web/lib/format-seconds.ts";
import { MODEL_LABELS, QUALITY_LABELS } from "./video-labels.ts";

export const TYPE_LABELS: Readonly<Record<VideoType, string>> = {
  IMAGE_TO_VIDEO: "From a picture",
  TEXT_TO_VIDEO: "From words",
  VIDEO_TO_VIDEO: "From a video",
};

/** How a video was made, fact by fact. */
export function videoFacts(video: VideoView): [fact: string, value: string][] {
  return [
    ["Made", TYPE_LABELS[video.type]],
    ...(video.trainingName ? [["Shows", video.trainingName] as [string, string]] : []),
    ["Model", `${MODEL_LABELS[video.model]}, ${QUALITY_LABELS[video.quality].toLowerCase()} quality`],
    ["Length", secondsWords(video.duration)],
    ["Size", `${video.width} × ${video.height}`],
    ["Seed", String(video.seed)],
    ["Price", formatCredits(video.credits)],
    ["Started", formatMoment(video.createdAt)],
  ];
}
