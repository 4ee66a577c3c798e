import {
  Conversion,
  type Input,
  MovOutputFormat,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  QTFF,
  StreamTarget,
  WavOutputFormat,
  WebMOutputFormat,
} from "mediabunny";
import type { MediaKind } from "#schema/media/media-limits.ts";
import type { Storage } from "../../../providers/storage/storage.ts";
import { openMedia } from "./open-media.ts";
import { createPartSink } from "./part-sink.ts";
import { type MediaFacts, MediaRefused } from "./read-media.ts";

/** How a file is kept. */
export interface MediaForm {
  extension: "mp4" | "mov" | "webm" | "mp3" | "m4a" | "wav" | "ogg";
  mimeType: string;
}

const form = (extension: MediaForm["extension"], mimeType: string, format: () => OutputFormat) => ({
  extension,
  mimeType,
  format,
});

/** The form a file came in: nothing is encoded anew. */
export async function formOf(input: Input, kind: MediaKind, facts: MediaFacts) {
  const format = await input.getFormat();
  const isVideo = kind === "VIDEO";
  switch (format.name) {
    case "WebM":
      return form("webm", isVideo ? "video/webm" : "audio/webm", () => new WebMOutputFormat());
    case "MP3":
      return form("mp3", "audio/mpeg", () => new Mp3OutputFormat());
    case "WAVE":
      return form("wav", "audio/wav", () => new WavOutputFormat());
    case "Ogg":
      return form("ogg", "audio/ogg", () => new OggOutputFormat());
    default:
      // few players take uncompressed sound from an MP4
      if (isVideo && format === QTFF && facts.audio?.codec.startsWith("pcm"))
        return form("mov", "video/quicktime", () => new MovOutputFormat({ fastStart: false }));
      return isVideo
        ? form("mp4", "video/mp4", () => new Mp4OutputFormat({ fastStart: false }))
        : form("m4a", "audio/mp4", () => new Mp4OutputFormat({ fastStart: false }));
  }
}

/** A copy may be so much shorter than what the file said of itself, in seconds: rounding, and packets at its end. */
const LOST_SECONDS = 0.5;

/**
 * Stores a file's picture and sound packet by packet, as they are, in a container of its own: places, dates, names, covers,
 * texts and hidden tracks stay behind. Refuses a file of which a part is missing. Answers the copy's length in bytes.
 */
export async function rewriteMedia(
  storage: Storage,
  input: Input,
  copy: {
    key: string;
    kind: MediaKind;
    facts: MediaFacts;
    form: Awaited<ReturnType<typeof formOf>>;
    /** What is written into it all the same. */
    comment?: string;
  },
): Promise<number> {
  const { key, kind, facts } = copy;
  const parts = await storage.beginParts(key, copy.form.mimeType);
  let size: number;
  try {
    const sink = createPartSink(storage, parts);
    await copyPackets(input, copy, sink.writable);
    size = await sink.finish();
  } catch (error) {
    await storage.abortParts(parts);
    throw error;
  }
  const stored = openMedia(storage, { key, size, kind, maxRead: 2 * size + 1024 });
  try {
    const track = await (kind === "VIDEO" ? stored.getPrimaryVideoTrack() : stored.getPrimaryAudioTrack());
    if (!track || (await track.computeDuration()) < facts.duration - LOST_SECONDS)
      throw new MediaRefused("MEDIA_INCOMPLETE");
  } finally {
    stored.dispose();
  }
  return size;
}

async function copyPackets(
  input: Input,
  { kind, form, comment }: Parameters<typeof rewriteMedia>[2],
  writable: ReturnType<typeof createPartSink>["writable"],
): Promise<void> {
  const output = new Output({ format: form.format(), target: new StreamTarget(writable) });
  try {
    const conversion = await Conversion.init({
      input,
      output,
      tags: comment === undefined ? {} : { comment },
      tracks: "primary",
      ...(kind === "AUDIO" && { video: { discard: true } }),
      copy: { mode: "forced", shiftTolerance: Number.POSITIVE_INFINITY },
      showWarnings: false,
    });
    const needed = kind.toLowerCase();
    if (!conversion.isValid || !conversion.utilizedTracks.some(({ type }) => type === needed))
      throw new MediaRefused("MEDIA_CODEC");
    await conversion.execute();
  } catch (error) {
    throw error instanceof MediaRefused ? error : new MediaRefused("MEDIA_INCOMPLETE", error);
  }
}
