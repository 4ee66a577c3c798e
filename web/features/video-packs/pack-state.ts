import type { VideoPackItem } from "#schema/videos/video-packs.ts";
import { count } from "#web/lib/format.ts";

/** How a pack stands, in a few words. */
export function packState({
  status,
  videoCount,
  sceneCount,
}: Pick<VideoPackItem, "status" | "videoCount" | "sceneCount">): string {
  switch (status) {
    case "PROCESSING":
      return "In progress";
    case "COMPLETED":
      return "Film ready";
    case "FAILED":
      return "The last step failed";
    default:
      return videoCount > 0 ? `${videoCount} of ${count(sceneCount, "scene")} in motion` : "Storyboard";
  }
}
