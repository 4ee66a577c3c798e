import { MEDIA_LIMITS, MEDIA_TYPES } from "#schema/media/media-limits.ts";

/** Seconds a recording has to last. */
export interface RecordingLength {
  min: number;
  max: number;
}

/**
 * How much weighs what was found in a recording: "out" keeps it out, "held" leaves it out until the person says to use it
 * anyway, "tip" only says what a better one would have.
 */
interface Words {
  weight: "out" | "held" | "tip";
  /** What is the matter, a whole sentence. */
  message: string | ((length: RecordingLength) => string);
  /** What to do instead, a whole sentence. */
  advice: string;
}

/** All that a recording can be told, worst first. */
export const RECORDING_REASONS = {
  UNREADABLE: {
    weight: "out",
    message: "We could not open this file as a recording.",
    advice: `Use ${MEDIA_TYPES.AUDIO.names}.`,
  },
  TOO_LARGE: {
    weight: "out",
    message: `This file is over ${MEDIA_LIMITS.AUDIO.maxBytes / 1024 ** 2} MB.`,
    advice: "Save it as MP3 or M4A, or make it shorter.",
  },
  TOO_SHORT: {
    weight: "out",
    message: ({ min }) => `It is shorter than ${min} ${min === 1 ? "second" : "seconds"}.`,
    advice: "Record it again, and go on a little longer.",
  },
  TOO_LONG: {
    weight: "out",
    message: ({ max }) => `It is longer than ${max} seconds.`,
    advice: "Record it again, or cut the file.",
  },
  NOTHING_HEARD: {
    weight: "out",
    message: "We could not hear anyone speak.",
    advice: "Check that the right microphone is on, then record it again.",
  },
  CLIPPED: {
    weight: "held",
    message: "It is too loud: the sound is cut off and crackles.",
    advice: "Move back from the microphone, or turn its level down.",
  },
  NOISY: {
    weight: "held",
    message: "There is too much noise behind the voice.",
    advice: "Close the window, switch off fans, and come closer to the microphone.",
  },
  TOO_QUIET: {
    weight: "held",
    message: "The voice is too quiet.",
    advice: "Come closer to the microphone, about a hand's width.",
  },
  MOSTLY_SILENT: {
    weight: "held",
    message: "Nobody speaks for most of it.",
    advice: "Read on without long pauses.",
  },
  LOUD: {
    weight: "tip",
    message: "It is loud in places.",
    advice: "A little further from the microphone is safer.",
  },
  SOME_NOISE: {
    weight: "tip",
    message: "There is some noise behind the voice.",
    advice: "A quieter room gives a clearer voice.",
  },
  QUIET: {
    weight: "tip",
    message: "The voice is rather quiet.",
    advice: "A little closer to the microphone is better.",
  },
} as const satisfies Record<string, Words>;

export type RecordingReason = keyof typeof RECORDING_REASONS;

/** What is the matter and what to do, as one text. */
export function recordingWords(reason: RecordingReason, length: RecordingLength): string {
  const { message, advice }: Words = RECORDING_REASONS[reason];
  return `${typeof message === "string" ? message : message(length)} ${advice}`;
}
