import * as z from "zod";

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

/** A file goes up in parts of this many bytes: R2 takes 5 MiB at least for all but the last one. */
export const PART_BYTES = 10 * MIB;
/** A part has to arrive within this time: at 0.7 Mbit/s. */
export const PART_DEADLINE_SECONDS = 120;
/** What was begun and never finished is taken away after so many hours; it can be taken up again until then. */
export const UNFINISHED_MEDIA_HOURS = 24;

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
export const waveform = z.array(z.number().int().min(0).max(255)).length(WAVEFORM_BARS);

export const beginMediaInput = z.object({
  kind: z.enum(MEDIA_KINDS),
  name: z.string().trim().min(1).max(200),
  size: z.number().int().min(1),
});

export const finishMediaInput = z.object({
  id: z.uuid(),
  /** Drawn by the browser that played it; it is shown and nothing else is done with it. */
  waveform: waveform.nullable().default(null),
});

/** An upload that goes on: which of its parts have arrived. */
export interface MediaUploadView {
  id: string;
  partBytes: number;
  parts: number;
  arrived: number[];
}

interface UploadedMediaView {
  id: string;
  name: string;
  /** Same-origin path, owner only. */
  url: string;
  size: number;
  mimeType: string;
  /** In seconds. */
  duration: number;
  createdAt: Date;
}

export interface UploadedVideoView extends UploadedMediaView {
  kind: "VIDEO";
  width: number;
  height: number;
  /** Same-origin path of its first picture; null where the browser could not make one. */
  posterUrl: string | null;
}

export interface UploadedAudioView extends UploadedMediaView {
  kind: "AUDIO";
  waveform: number[] | null;
  /** Spoken by a voice we made, not recorded. */
  made: boolean;
}

export type MediaView = UploadedVideoView | UploadedAudioView;
