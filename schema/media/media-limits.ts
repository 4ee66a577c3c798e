/** What a person uploads besides photos. */
export const MEDIA_KINDS = ["VIDEO", "AUDIO"] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

const MIB = 1024 * 1024;

/** Limits of each kind, stated in the interface before they bite. Lengths are in seconds. */
export const MEDIA_LIMITS = {
  VIDEO: { maxBytes: 200 * MIB, minSeconds: 1, maxSeconds: 300, maxPerUser: 100 },
  AUDIO: { maxBytes: 50 * MIB, minSeconds: 0.5, maxSeconds: 600, maxPerUser: 200 },
} as const satisfies Record<MediaKind, object>;

/** Sides of a video in pixels: the longer one's most, the shorter one's least. */
export const VIDEO_SIDES = { max: 4096, min: 128 } as const;

/** Begun and not yet finished at once, of one person. */
export const MAX_UNFINISHED_MEDIA = 5;
/** A file goes up in parts of this many bytes: R2 takes 5 MiB at least for all but the last one. */
export const PART_BYTES = 10 * MIB;
/** A part has to arrive within this time: at 0.7 Mbit/s. */
export const PART_DEADLINE_SECONDS = 120;

/** What people choose from, as the file dialog wants it, and as it is said to them. */
export const MEDIA_TYPES: Readonly<Record<MediaKind, { accept: string; names: string }>> = {
  VIDEO: { accept: "video/mp4,video/webm,video/quicktime,.mp4,.webm,.mov", names: "MP4, WebM or MOV" },
  AUDIO: {
    accept:
      "audio/mpeg,audio/mp4,audio/x-m4a,audio/wav,audio/ogg,audio/webm,.mp3,.m4a,.wav,.ogg,.oga,.opus,.webm",
    names: "MP3, M4A, WAV, OGG or WebM",
  },
};

/** How many bars a drawn waveform has; each from 0 to 255. */
export const WAVEFORM_BARS = 96;

/** Why a file is not taken, as far as it can be said before or after it is read; each is an error's code. */
export const MEDIA_REFUSALS = [
  "VIDEO_NOT_READABLE",
  "AUDIO_NOT_READABLE",
  "MEDIA_INCOMPLETE",
  "MEDIA_CODEC",
  "MEDIA_TOO_SHORT",
  "VIDEO_TOO_LARGE",
  "AUDIO_TOO_LARGE",
  "VIDEO_TOO_LONG",
  "AUDIO_TOO_LONG",
  "VIDEO_TOO_FEW_PIXELS",
  "VIDEO_TOO_MANY_PIXELS",
] as const;
export type MediaRefusal = (typeof MEDIA_REFUSALS)[number];

/** What is said of a kind's limits where one chooses a file. */
export function mediaLimits(kind: MediaKind): string {
  const { maxBytes, maxSeconds } = MEDIA_LIMITS[kind];
  return `${MEDIA_TYPES[kind].names}, up to ${maxBytes / MIB} MB and ${maxSeconds / 60} minutes`;
}
