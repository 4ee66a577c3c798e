import { CHANGED_SECONDS, SAID_SECONDS } from "../videos/source-lengths.ts";
import { MAX_VOICES, VOICE_SAMPLE } from "../voices/voice-sample.ts";
import type { ErrorInfo } from "./error-info.ts";

/** Said of voices, talking heads, videos and films. */
export const VOICE_AND_VIDEO_ERRORS = {
  VOICE_SAMPLE_LENGTH: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "originalAudioId",
    message: `A voice is learned from ${VOICE_SAMPLE.min} to ${VOICE_SAMPLE.max} seconds of speech. Record it again.`,
  },
  VOICE_CONSENT_LENGTH: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "consentAudioId",
    message: "The spoken consent has to be a recording of its own with the whole sentence. Record it again.",
  },
  TALKING_HEAD_LENGTH: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "audioId",
    message: `What is said may last from ${SAID_SECONDS.MEDIUM.min} to ${SAID_SECONDS.MEDIUM.max} seconds in medium quality, to ${SAID_SECONDS.HIGH.max} in high. Shorten it, or choose medium.`,
  },
  VOICE_LIMIT: {
    kind: "PRECONDITION_FAILED",
    message: `You can keep ${MAX_VOICES} voices. Delete one you no longer need.`,
  },
  VOICE_BUSY: {
    kind: "CONFLICT",
    message: "This, or a video that says it, is still being made. Cancel that, or wait until it has arrived.",
  },
  VIDEO_PACK_BUSY: {
    kind: "CONFLICT",
    message: "This video pack is still being worked on. Wait until that is done, or cancel it.",
  },
  STILL_NEEDED: {
    kind: "PRECONDITION_FAILED",
    message: "Choose a still for each of these scenes first. Nothing was charged.",
  },
  SCENES_TO_JOIN: {
    kind: "PRECONDITION_FAILED",
    message: "A film needs at least two scenes that move. Nothing was charged.",
  },
  SCENES_DIFFER: {
    kind: "PRECONDITION_FAILED",
    message:
      "These scenes have different sizes, so they cannot be joined. Set them all in motion with the same model and quality. Nothing was charged.",
  },
  VIDEO_LENGTH: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "video",
    message: `Kling changes videos of ${CHANGED_SECONDS.min} to ${CHANGED_SECONDS.max} seconds. Choose a video of that length, or another model. Nothing was charged.`,
  },
} as const satisfies Record<string, ErrorInfo>;
