import type { MediaUpload } from "#db/queries/media/media-uploads.ts";
import type { UploadedAudio, UploadedVideo } from "#db/queries/media/uploaded-media.ts";
import { PART_BYTES } from "#schema/media/media-limits.ts";
import type { MediaUploadView, UploadedAudioView, UploadedVideoView } from "#schema/media/media-upload.ts";

export const partCount = (size: number) => Math.ceil(size / PART_BYTES);

export function mediaUploadView({
  id,
  size,
  parts,
}: Pick<MediaUpload, "id" | "size" | "parts">): MediaUploadView {
  return { id, partBytes: PART_BYTES, parts: partCount(size), arrived: Object.keys(parts).map(Number) };
}

export function videoFileView(row: UploadedVideo): UploadedVideoView {
  const { id, name, url, size, mimeType, duration, width, height, posterKey, createdAt } = row;
  const posterUrl = posterKey && `/media/${posterKey}`;
  return { kind: "VIDEO", id, name, url, size, mimeType, duration, width, height, posterUrl, createdAt };
}

export function audioFileView(row: UploadedAudio): UploadedAudioView {
  const { id, name, url, size, mimeType, duration, waveform, made, createdAt } = row;
  return { kind: "AUDIO", id, name, url, size, mimeType, duration, waveform, made, createdAt };
}
