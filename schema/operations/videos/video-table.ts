import { FRAMEPACK_VIDEOS } from "./framepack.ts";
import { KLING_VIDEOS } from "./kling.ts";
import { OMNIHUMAN_VIDEOS } from "./omnihuman.ts";
import { SEEDANCE_VIDEOS } from "./seedance.ts";
import type { Video, VideoModel, VideoQuality, VideoType } from "./video.ts";
import { WAN_VIDEOS } from "./wan.ts";
import { WAN2_VIDEOS } from "./wan2.ts";

/** Every combination of model, type and quality that exists. */
export const VIDEOS = [
  ...KLING_VIDEOS,
  ...WAN_VIDEOS,
  ...FRAMEPACK_VIDEOS,
  ...SEEDANCE_VIDEOS,
  ...WAN2_VIDEOS,
  ...OMNIHUMAN_VIDEOS,
] as const satisfies readonly Video[];

/** Why a model does not make a type at all, or not in one quality. */
const IMPOSSIBLE: Readonly<
  Partial<Record<VideoModel, Partial<Record<VideoType, string | Partial<Record<VideoQuality, string>>>>>>
> = {
  KLING: { VIDEO_TO_VIDEO: { LOW: "Kling changes videos in medium and high quality only." } },
  WAN: { IMAGE_TO_VIDEO: { HIGH: "Wan makes videos of a picture in low and medium quality only." } },
  FRAMEPACK: {
    TEXT_TO_VIDEO: "FramePack needs a picture to begin with.",
    IMAGE_TO_VIDEO: { HIGH: "FramePack makes videos in low and medium quality only." },
    VIDEO_TO_VIDEO: "FramePack begins with a picture and cannot change a video.",
  },
  SEEDANCE: { VIDEO_TO_VIDEO: "Seedance begins with words or a picture and cannot change a video." },
  OMNIHUMAN: {
    TEXT_TO_VIDEO: "OmniHuman needs a picture of the person who speaks.",
    IMAGE_TO_VIDEO: { LOW: "OmniHuman makes videos in medium and high quality only." },
    VIDEO_TO_VIDEO: "OmniHuman makes a picture speak and cannot change a video.",
  },
};

export interface VideoCell {
  model: VideoModel;
  type: VideoType;
  quality: VideoQuality;
}

/** What makes such a video, or why nothing does. */
export function findVideo(cell: VideoCell): { video: Video } | { impossible: string } {
  const { model, type, quality } = cell;
  const video: Video | undefined = VIDEOS.find(
    (each) => each.model === model && each.type === type && each.quality === quality,
  );
  if (video) return { video };
  const why = IMPOSSIBLE[model]?.[type];
  const reason = typeof why === "string" ? why : why?.[quality];
  if (reason === undefined) throw new Error(`nothing is said of ${model}, ${type}, ${quality}`);
  return { impossible: reason };
}
