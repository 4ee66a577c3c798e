import { defineOperation, one, type Zod } from "./operation.ts";
import { audioOutput } from "./outputs.ts";
import { SPEAKING_STYLES, SPEECH_LENGTH, STYLE_NAMES } from "./speaking-styles.ts";

/** What is to be said. */
export const spokenText = (zod: Zod) =>
  zod
    .string()
    .trim()
    .min(SPEECH_LENGTH.min, "Type what the voice should say.")
    .max(SPEECH_LENGTH.max, `Keep it under ${SPEECH_LENGTH.max} characters.`);

/**
 * Words in the voice of a recording, by Chatterbox of Resemble AI, which marks what it speaks inaudibly. It learns the
 * voice anew each time, so none is left with the provider. Request and answer: `@fal-ai/client` 1.10.1,
 * `ChatterboxhdTextToSpeechInput`, `ChatterboxhdTextToSpeechOutput`.
 */
export const speech = defineOperation({
  name: "speech",
  endpoint: "resemble-ai/chatterboxhd/text-to-speech",
  cost: {
    usd: 0.04,
    per: "thousand-signs",
    source: "fal.ai/models/resemble-ai/chatterboxhd/text-to-speech/llms.txt",
    read: "2026-11-25",
  },
  expectedMs: 20_000,
  pollMs: 10_000,
  deadlineMs: 3_600_000,
  embedded: "none",
  inputs: { audio: { min: 1, max: 1 } },
  maxOutputs: 1,
  options: (zod) =>
    zod.object({
      text: spokenText(zod),
      style: zod.enum(STYLE_NAMES).default("Natural"),
    }),
  request: ({ options, inputs, seed }) => ({
    text: options.text,
    audio_url: one(inputs.audio),
    high_quality_audio: true,
    seed,
    ...SPEAKING_STYLES[options.style],
  }),
  output: audioOutput,
});
