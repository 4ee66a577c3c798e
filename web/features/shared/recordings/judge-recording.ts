import type { SpeechMeasure } from "#web/engine/voice/measure-speech.ts";
import { RECORDING_REASONS, type RecordingLength, type RecordingReason } from "./recording-reasons.ts";

export interface RecordingJudgement {
  /** "use": as it is; "held": only if the person insists; "out": not at all. */
  verdict: "use" | "held" | "out";
  /** Worst first. */
  reasons: RecordingReason[];
}

/** Shares of samples at the limit: crackling, and a word here and there. */
const CLIPPED = { held: 0.004, tip: 0.0004 };
/** Decibels between the voice and what is heard behind it. */
const APART = { held: 14, tip: 24 };
/** The voice's own level. */
const LEVEL = { held: -42, tip: -34 };
/** Less speech than this is mostly silence. */
const SPOKEN_SHARE = 0.5;

/** What becomes of a recording that has to last so long. */
export function judgeRecording(measure: SpeechMeasure, length: RecordingLength): RecordingJudgement {
  const { seconds, spokenSeconds, speech, noise, clipped } = measure;
  const reasons: RecordingReason[] = [];
  if (seconds < length.min) reasons.push("TOO_SHORT");
  if (seconds > length.max) reasons.push("TOO_LONG");
  if (spokenSeconds === 0) reasons.push("NOTHING_HEARD");
  else {
    const apart = speech - noise;
    if (clipped >= CLIPPED.held) reasons.push("CLIPPED");
    if (apart < APART.held) reasons.push("NOISY");
    if (speech < LEVEL.held) reasons.push("TOO_QUIET");
    if (spokenSeconds < seconds * SPOKEN_SHARE) reasons.push("MOSTLY_SILENT");
    if (clipped >= CLIPPED.tip && clipped < CLIPPED.held) reasons.push("LOUD");
    if (apart >= APART.held && apart < APART.tip) reasons.push("SOME_NOISE");
    if (speech >= LEVEL.held && speech < LEVEL.tip) reasons.push("QUIET");
  }
  return judgementOf(reasons);
}

/** What becomes of it for these reasons. */
export function judgementOf(reasons: RecordingReason[]): RecordingJudgement {
  const weighs = (weight: string) => reasons.some((reason) => RECORDING_REASONS[reason].weight === weight);
  return { verdict: weighs("out") ? "out" : weighs("held") ? "held" : "use", reasons };
}
