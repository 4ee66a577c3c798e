import { MEDIA_LIMITS, WAVEFORM_BARS } from "#schema/media/media-limits.ts";
import { measureSpeech, type Sound } from "#web/engine/voice/measure-speech.ts";
import { waveformOf } from "#web/engine/voice/waveform.ts";
import { judgementOf, judgeRecording, type RecordingJudgement } from "./judge-recording.ts";
import type { RecordingLength, RecordingReason } from "./recording-reasons.ts";

/** A recording that was made or chosen, as this device heard it. */
export interface ExaminedRecording {
  file: File;
  /** Null where it could not be opened. */
  seconds: number | null;
  waveform: number[] | null;
  judgement: RecordingJudgement;
  /** The person wants it in spite of how it is. */
  anyway: boolean;
}

/** Whether it may be sent. */
export const isUsable = ({ judgement: { verdict }, anyway }: ExaminedRecording): boolean =>
  verdict === "use" || (verdict === "held" && anyway);

/** Listens to a file on this device; nothing is sent. */
export async function examineRecording(file: File, length: RecordingLength): Promise<ExaminedRecording> {
  const without = (reason: RecordingReason, seconds: number | null = null): ExaminedRecording => ({
    ...{ file, seconds, waveform: null, anyway: false },
    judgement: judgementOf([reason]),
  });
  if (file.size > MEDIA_LIMITS.AUDIO.maxBytes) return without("TOO_LARGE");
  const told = await toldSeconds(file);
  // an hour of sound would fill the memory
  if (told !== null && told > length.max + 1) return without("TOO_LONG", told);
  let sound: Sound;
  try {
    sound = await decode(file);
  } catch {
    return without("UNREADABLE");
  }
  const measure = measureSpeech(sound);
  return {
    file,
    seconds: measure.seconds,
    waveform: waveformOf(sound.samples, WAVEFORM_BARS),
    judgement: judgeRecording(measure, length),
    anyway: false,
  };
}

/** How long the file says it is; null where it does not say, as one that was recorded here. */
function toldSeconds(file: File): Promise<number | null> {
  return new Promise((resolve) => {
    const player = new Audio();
    const url = URL.createObjectURL(file);
    const end = (seconds: number | null) => {
      URL.revokeObjectURL(url);
      resolve(seconds);
    };
    player.preload = "metadata";
    player.onloadedmetadata = () => end(Number.isFinite(player.duration) ? player.duration : null);
    player.onerror = () => end(null);
    player.src = url;
  });
}

const RATE = 48_000;

async function decode(file: File): Promise<Sound> {
  const buffer = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(await file.arrayBuffer());
  const samples = buffer.getChannelData(0).slice();
  for (let channel = 1; channel < buffer.numberOfChannels; channel++) {
    const other = buffer.getChannelData(channel);
    // the louder of both, so that what is cut off in one is seen
    for (let n = 0; n < samples.length; n++)
      if (Math.abs(other[n]!) > Math.abs(samples[n]!)) samples[n] = other[n]!;
  }
  return { samples, rate: buffer.sampleRate };
}
