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
import { soundLength } from "./sound-length.ts";

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
/** And so many times as long: packets at its start, and encoders with odd frames. Work is paid for by what the file says. */
const MAX_STRETCH = 1.5;

/** Forms whose times follow from their sound; the others state them apart from it. */
const TIMED_BY_SOUND: ReadonlySet<MediaForm["extension"]> = new Set(["mp3", "wav", "ogg"]);

/**
 * Stores a file's picture and sound packet by packet, as they are, in a container of its own: places, dates, names, covers,
 * texts and hidden tracks stay behind. Refuses a file of which a part is missing, and a recording that sounds longer than it
 * says. Answers the copy's length in bytes.
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
  const { key, kind } = copy;
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
  const stored = openMedia(storage, { key, size, kind, maxRead: 4 * size + 16 * 1024 * 1024 });
  try {
    await examineCopy(stored, copy);
  } finally {
    stored.dispose();
  }
  return size;
}

async function examineCopy(
  stored: Input,
  { kind, facts, form }: Parameters<typeof rewriteMedia>[2],
): Promise<void> {
  const sound = kind === "AUDIO" ? await stored.getPrimaryAudioTrack() : null;
  const track = kind === "AUDIO" ? sound : await stored.getPrimaryVideoTrack();
  const seconds = (await track?.computeDuration()) ?? 0;
  if (!track || seconds < facts.duration - LOST_SECONDS) throw new MediaRefused("MEDIA_INCOMPLETE");
  if (!sound) return;
  const heard = TIMED_BY_SOUND.has(form.extension) ? seconds : await soundLength(sound);
  if (heard === null) throw new MediaRefused("MEDIA_CODEC");
  if (heard > MAX_STRETCH * facts.duration) throw new MediaRefused("MEDIA_INCOMPLETE");
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
