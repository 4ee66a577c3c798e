import type { Size } from "#schema/operations/operation.ts";
import { type Video, type VideoOptions, videoSize } from "#schema/operations/videos/video.ts";

/** The chosen shape, or that of the picture it begins with. */
export function sizeOfVideo(
  { lines, aspects }: Pick<Video, "lines" | "aspects">,
  { aspect }: VideoOptions,
  picture?: Size,
): Size {
  if (aspects.length > 0 || !picture) return videoSize(lines, aspect);
  const scale = lines / Math.min(picture.width, picture.height);
  const even = (pixels: number) => 2 * Math.round((pixels * scale) / 2);
  return { width: even(picture.width), height: even(picture.height) };
}
