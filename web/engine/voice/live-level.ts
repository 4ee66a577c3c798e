/** What a microphone hears at this moment: how full the meter is, and whether that is right for speech. */
export interface LiveLevel {
  /** 0 to 1, over the 60 decibels in which speech lies. */
  share: number;
  peak: number;
}

const RANGE = 60;
const LOUD = 0.97;

export function liveLevel(samples: Float32Array): LiveLevel {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  const decibels = 20 * Math.log10(peak + 1e-6);
  return { share: Math.min(1, Math.max(0, 1 + decibels / RANGE)), peak };
}

export type LevelAdvice = "nothing" | "quiet" | "good" | "loud";

/** By the loudest moment of the last seconds: words are loud one by one. */
export function adviseLevel(peak: number): LevelAdvice {
  if (peak >= LOUD) return "loud";
  if (peak < 0.006) return "nothing";
  return peak < 0.06 ? "quiet" : "good";
}
