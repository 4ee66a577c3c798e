import type { Input, InputAudioTrack, InputVideoTrack } from "mediabunny";
import { MEDIA_LIMITS, type MediaKind, type MediaRefusal, VIDEO_SIDES } from "#schema/media/media-limits.ts";

/** What a file itself says of what is in it. Lengths are in seconds, sides in pixels as it is shown. */
export interface MediaFacts {
  duration: number;
  video: { codec: string; width: number; height: number; track: InputVideoTrack } | null;
  audio: { codec: string; track: InputAudioTrack } | null;
}

/** A file that is not taken, and why. */
export class MediaRefused extends Error {
  override name = "MediaRefused";
  readonly code: MediaRefusal;
  constructor(code: MediaRefusal, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** Reads what kind of file it is and what is in it, and refuses what is not taken. */
export async function readMedia(input: Input, kind: MediaKind): Promise<MediaFacts> {
  const facts = await readFacts(input, kind);
  const { minSeconds, maxSeconds } = MEDIA_LIMITS[kind];
  if (!Number.isFinite(facts.duration)) throw new MediaRefused("MEDIA_INCOMPLETE");
  if (facts.duration > maxSeconds) throw new MediaRefused(`${kind}_TOO_LONG`);
  if (facts.duration < minSeconds) throw new MediaRefused("MEDIA_TOO_SHORT");
  if (facts.video) {
    const { width, height } = facts.video;
    if (Math.max(width, height) > VIDEO_SIDES.max) throw new MediaRefused("VIDEO_TOO_MANY_PIXELS");
    if (Math.min(width, height) < VIDEO_SIDES.min) throw new MediaRefused("VIDEO_TOO_FEW_PIXELS");
  }
  return facts;
}

/** What browsers and the provider play. */
const PLAYED: ReadonlySet<string> = new Set(["avc", "hevc", "vp8", "vp9", "av1"]);

async function readFacts(input: Input, kind: MediaKind): Promise<MediaFacts> {
  let video: InputVideoTrack | null;
  let audio: InputAudioTrack | null;
  try {
    [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  } catch (error) {
    throw new MediaRefused(`${kind}_NOT_READABLE`, error);
  }
  // a recording's cover picture is no video
  const needed = kind === "VIDEO" ? video : audio;
  if (!needed) throw new MediaRefused(`${kind}_NOT_READABLE`);
  const shown = kind === "VIDEO" ? video : null;
  try {
    const [videoCodec, audioCodec] = [await shown?.getCodec(), await audio?.getCodec()];
    if (kind === "VIDEO" ? !videoCodec || !PLAYED.has(videoCodec) : !audioCodec)
      throw new MediaRefused("MEDIA_CODEC");
    return {
      duration: await needed.computeDuration(),
      video:
        shown && videoCodec
          ? {
              codec: videoCodec,
              width: await shown.getDisplayWidth(),
              height: await shown.getDisplayHeight(),
              track: shown,
            }
          : null,
      // sound that nobody can read is left out of a video
      audio: audio && audioCodec ? { codec: audioCodec, track: audio } : null,
    };
  } catch (error) {
    throw error instanceof MediaRefused ? error : new MediaRefused("MEDIA_INCOMPLETE", error);
  }
}
