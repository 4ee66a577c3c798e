import type { Size } from "#schema/operations/operation.ts";
import { type Video, type VideoOptions, videoSize } from "#schema/operations/videos/video.ts";

/** The chosen shape, or that of the picture it begins with. */
export function sizeOfVideo(
  { lines, aspects }: Pick<Video, "lines" | "aspects">,
  { aspect }: VideoOptions,
  picture?: Size,
): Size {
  if (aspects.length > 0 || !picture) return videoSize(lines, aspect);
  return scaledTo(lines, picture);
}

/** The same shape with a shorter side of so many lines; both sides even, as videos want them. */
export function scaledTo(lines: number, { width, height }: Size): Size {
  const scale = lines / Math.min(width, height);
  const even = (pixels: number) => 2 * Math.round((pixels * scale) / 2);
  return { width: even(width), height: even(height) };
}
