/** One channel of sound, from -1 to 1, at so many samples a second. */
export interface Sound {
  samples: Float32Array;
  rate: number;
}

/** What a recording is like. Levels are in decibels of the loudest there can be, so all are below 0. */
export interface SpeechMeasure {
  seconds: number;
  /** Seconds in which somebody speaks, short pauses between words included; 0 where nothing sounds like speech. */
  spokenSeconds: number;
  /** How loud the speech is, and what is heard between the words. */
  speech: number;
  noise: number;
  /** Share of the spoken samples that are cut off at the limit. */
  clipped: number;
}

const FRAME_SECONDS = 0.02;
/** Pauses up to this long belong to a sentence. */
const PAUSE_SECONDS = 0.4;
/** Below it nobody hears anything. */
const SILENCE = -100;
/** Quieter than this is no speech, however much it stands out. */
const QUIETEST_SPEECH = -55;
/** Speech rises and falls by so much at least; a hum, a hiss or a tone does not. */
const LEAST_RISE = 8;
/** How far between noise and loudest words a word is told from a pause. */
const WORD_SHARE = 0.45;
/** A sample this near the limit was most likely cut off; encoders move it a little. */
const LIMIT = 0.985;

/** Levels of speech and noise, from the sound alone: made for one person speaking in a room. */
export function measureSpeech({ samples, rate }: Sound): SpeechMeasure {
  const seconds = samples.length / rate;
  const size = Math.max(1, Math.round(FRAME_SECONDS * rate));
  const levels = frameLevels(samples, size);
  const sorted = levels.toSorted();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? SILENCE;
  const noise = at(0.1);
  const loudest = at(0.99);
  if (loudest < QUIETEST_SPEECH || loudest - noise < LEAST_RISE)
    return { seconds, spokenSeconds: 0, speech: loudest, noise, clipped: clippedShare(samples) };
  const floor = Math.max(noise, SILENCE / 2 - 20);
  const threshold = Math.max(QUIETEST_SPEECH, floor + WORD_SHARE * (loudest - floor));
  const isWord = Array.from(levels, (level) => level >= threshold);
  const words = levels.filter((_, frame) => isWord[frame]);
  const energy = words.reduce((sum, level) => sum + 10 ** (level / 10), 0) / words.length;
  const spoken = spokenFrames(isWord, Math.round(PAUSE_SECONDS / FRAME_SECONDS));
  return {
    seconds,
    spokenSeconds: Math.min(seconds, spoken * FRAME_SECONDS),
    speech: 10 * Math.log10(energy),
    noise,
    clipped: clippedShare(samples),
  };
}

/** The level of each frame, without what the sound stands off zero. */
function frameLevels(samples: Float32Array, size: number): Float64Array {
  let mean = 0;
  for (const sample of samples) mean += sample;
  mean /= Math.max(1, samples.length);
  const levels = new Float64Array(Math.floor(samples.length / size));
  for (let frame = 0; frame < levels.length; frame++) {
    let sum = 0;
    for (let n = frame * size; n < (frame + 1) * size; n++) sum += (samples[n]! - mean) ** 2;
    levels[frame] = Math.max(SILENCE, 10 * Math.log10(sum / size + 1e-12));
  }
  return levels;
}

/** Frames of words and of the short pauses between them. */
function spokenFrames(isWord: readonly boolean[], pause: number): number {
  let spoken = 0;
  let since = Number.POSITIVE_INFINITY;
  for (const word of isWord) {
    if (word) {
      spoken += 1 + (since <= pause ? since : 0);
      since = 0;
    } else since++;
  }
  return spoken;
}

/** Among the samples that are heard at all. */
function clippedShare(samples: Float32Array): number {
  let cut = 0;
  let heard = 0;
  for (const sample of samples) {
    const size = Math.abs(sample);
    if (size >= LIMIT) cut++;
    if (size >= 0.01) heard++;
  }
  return heard === 0 ? 0 : cut / heard;
}
