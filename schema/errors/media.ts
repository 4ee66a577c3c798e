import { MEDIA_LIMITS, MEDIA_TYPES, VIDEO_SIDES } from "../media/media-limits.ts";
import { RETENTION_HOURS } from "../retention/lengths.ts";
import type { ErrorInfo } from "./error-info.ts";

/** Said of videos and recordings that are uploaded. */
export const MEDIA_ERRORS = {
  VIDEO_NOT_READABLE: {
    kind: "UNPROCESSABLE_CONTENT",
    message: `This is not a video we can read. Use ${MEDIA_TYPES.VIDEO.names}.`,
  },
  AUDIO_NOT_READABLE: {
    kind: "UNPROCESSABLE_CONTENT",
    message: `This is not a recording we can read. Use ${MEDIA_TYPES.AUDIO.names}.`,
  },
  MEDIA_INCOMPLETE: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "This file is damaged or a part of it is missing. Save it again and try once more.",
  },
  MEDIA_CODEC: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "This file is encoded in a way we can't read. Save a video as H.264, sound as AAC or MP3.",
  },
  MEDIA_TOO_SHORT: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "This is shorter than a second. Choose something longer.",
  },
  VIDEO_TOO_LARGE: {
    kind: "PAYLOAD_TOO_LARGE",
    message: `This video is over ${MEDIA_LIMITS.VIDEO.maxBytes / 1024 ** 2} MB. Make it smaller or shorter and try again.`,
  },
  AUDIO_TOO_LARGE: {
    kind: "PAYLOAD_TOO_LARGE",
    message: `This recording is over ${MEDIA_LIMITS.AUDIO.maxBytes / 1024 ** 2} MB. Save it as MP3 or M4A, or make it shorter.`,
  },
  VIDEO_TOO_LONG: {
    kind: "UNPROCESSABLE_CONTENT",
    message: `This video lasts longer than ${MEDIA_LIMITS.VIDEO.maxSeconds / 60} minutes. Cut it and try again.`,
  },
  AUDIO_TOO_LONG: {
    kind: "UNPROCESSABLE_CONTENT",
    message: `This recording lasts longer than ${MEDIA_LIMITS.AUDIO.maxSeconds / 60} minutes. Cut it and try again.`,
  },
  VIDEO_TOO_FEW_PIXELS: {
    kind: "UNPROCESSABLE_CONTENT",
    message: `This video is smaller than ${VIDEO_SIDES.min} pixels on a side. Choose a larger one.`,
  },
  VIDEO_TOO_MANY_PIXELS: {
    kind: "UNPROCESSABLE_CONTENT",
    message: `This video is larger than ${VIDEO_SIDES.max} pixels on a side. Make it smaller and try again.`,
  },
  MEDIA_LIMIT: {
    kind: "PRECONDITION_FAILED",
    message: "You have reached the limit for stored videos and recordings. Delete some you no longer need.",
  },
  MEDIA_UPLOAD_GONE: {
    kind: "NOT_FOUND",
    message: `This upload was cancelled, gave way to newer ones, or was begun more than ${RETENTION_HOURS.unfinishedMedia} hours ago. Choose the file again.`,
  },
  MEDIA_UPLOAD_BUSY: {
    kind: "CONFLICT",
    message: "What you sent is still being checked. Wait a moment and try again.",
  },
  MEDIA_IN_USE: {
    kind: "CONFLICT",
    message:
      "A voice or a video under way needs this recording. Delete the voice first, or wait until the video has arrived.",
  },
} as const satisfies Record<string, ErrorInfo>;
