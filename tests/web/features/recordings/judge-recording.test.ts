import { expect, test } from "vitest";
import { noise, silence, speech, tone } from "#tests/support/media/made-sounds.ts";
import { measureSpeech, type Sound } from "#web/engine/voice/measure-speech.ts";
import { judgeRecording } from "#web/features/shared/recordings/judge-recording.ts";
import { RECORDING_REASONS, recordingWords } from "#web/features/shared/recordings/recording-reasons.ts";

/** Recordings as they come, made by rule, and what is said of each. */
const LENGTH = { min: 10, max: 120 };
/** One sample of two thousand is at the limit. */
const withPeaks = ({ samples, rate }: Sound): Sound => ({
  samples: samples.map((sample, n) => (n % 2000 === 0 ? 1 : sample)),
  rate,
});
const judge = (sound: Sound) => judgeRecording(measureSpeech(sound), LENGTH);

test.each<[string, Sound, string, string[]]>([
  ["clear speech", speech(12), "use", []],
  ["loud and clear speech", speech(12, { loud: 0.9 }), "use", []],
  ["too short", speech(9), "out", ["TOO_SHORT"]],
  ["too long", speech(121), "out", ["TOO_LONG"]],
  ["silence", silence(12), "out", ["NOTHING_HEARD"]],
  ["a tone", tone(12, 0.5), "out", ["NOTHING_HEARD"]],
  ["noise", noise(12, 0.2), "out", ["NOTHING_HEARD"]],
  ["hardly anything", speech(12, { loud: 0.002, noise: 0.00001 }), "out", ["NOTHING_HEARD"]],
  ["short silence", silence(2), "out", ["TOO_SHORT", "NOTHING_HEARD"]],
  ["cut off", speech(12, { loud: 2.5 }), "held", ["CLIPPED"]],
  ["speech in noise", speech(12, { loud: 0.3, noise: 0.09 }), "held", ["NOISY"]],
  ["from far away", speech(12, { loud: 0.012, noise: 0.0001 }), "held", ["TOO_QUIET"]],
  ["a few words and then nothing", speech(20, { spoken: 5 }), "held", ["MOSTLY_SILENT"]],
  ["speech in a lively room", speech(12, { loud: 0.3, noise: 0.03 }), "use", ["SOME_NOISE"]],
  ["speech from a step away", speech(12, { loud: 0.03, noise: 0.0002 }), "use", ["QUIET"]],
  ["loud in places", withPeaks(speech(12, { loud: 0.9 })), "use", ["LOUD"]],
])("%s", (_, sound, verdict, reasons) => {
  expect(judge(sound)).toEqual({ verdict, reasons });
});

test("levels are those of the words and of the pauses between them", () => {
  const { seconds, spokenSeconds, speech: loud, noise: quiet } = measureSpeech(speech(12, { loud: 0.5 }));
  expect(seconds).toBe(12);
  expect(spokenSeconds).toBeGreaterThan(11);
  expect(loud).toBeGreaterThan(-14);
  expect(loud).toBeLessThan(-9);
  // 0.001 of even noise
  expect(quiet).toBeGreaterThan(-66);
  expect(quiet).toBeLessThan(-62);
});

test("a sound that stands off zero is measured as if it did not", () => {
  const { samples, rate } = speech(12);
  const shifted = { samples: samples.map((sample) => sample + 0.2), rate };
  expect(judge(shifted)).toEqual({ verdict: "use", reasons: [] });
});

test("nothing at all is not a recording", () => {
  expect(judge({ samples: new Float32Array(0), rate: 16_000 }).verdict).toBe("out");
});

test("each reason says what is the matter and what to do, in whole sentences", () => {
  for (const reason of Object.keys(RECORDING_REASONS) as (keyof typeof RECORDING_REASONS)[])
    expect(recordingWords(reason, LENGTH)).toMatch(/^[A-Z].+\. [A-Z].+\.$/);
  expect(recordingWords("TOO_SHORT", LENGTH)).toContain("10 seconds");
});
