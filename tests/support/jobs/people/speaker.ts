import type { Deps } from "#functions/deps.ts";
import { providerUrl } from "#functions/services/media/provider/provider-url.ts";
import { VOICE_CONSENT_VERSION } from "#schema/accounts/consent.ts";
import { cutOut } from "#schema/operations/edits/cut-out.ts";
import { speech } from "#schema/operations/speech.ts";
import type { Harness } from "#tests/support/harness.ts";
import { wav } from "#tests/support/media/media-files.ts";
import { sendMedia } from "#tests/support/media/send-media.ts";
import { type Parts, replaceDeps } from "#tests/support/replace-deps.ts";
import { jobsOf, open } from "../bookkeeping.ts";
import { quiet, runOn } from "../quiet.ts";
import { withPhoto } from "./editor.ts";

/** What words of up to a thousand signs cost. */
export const SPEECH_PRICE = 8;

interface Spoken {
  /** What the provider sends for the words. */
  bytes?: Uint8Array<ArrayBuffer>;
  answer?: (audio: object) => unknown;
  download?: (real: Deps["inference"]["download"], url: string) => ReturnType<Deps["inference"]["download"]>;
}

/**
 * Someone with a photo, two recordings and so many credits, what begins a voice, and a provider that speaks: each request is
 * worked on as a cut-out of the photo, and answered with a recording.
 */
export async function speaker(harness: Harness, credits: number, spoken: Spoken = {}) {
  const person = await withPhoto(harness, credits);
  const { client, userId } = person;
  const { voices } = client.trpc;
  const [sample, consent] = [
    await sendMedia(client, { kind: "AUDIO", bytes: wav(12, { rate: 8000 }) }),
    await sendMedia(client, { kind: "AUDIO", bytes: wav(6, { rate: 8000 }) }),
  ];
  const asked: Record<string, unknown>[] = [];
  replaceDeps(harness, (real) =>
    speakingParts(real, `uploads/${userId}/${person.source.id}.jpg`, asked, spoken),
  );
  type Input = Parameters<typeof voices.create.mutate>[0];
  const voice = (input: Partial<Input> = {}) =>
    voices.create.mutate({
      requestKey: crypto.randomUUID(),
      name: "Mine",
      originalAudioId: sample.id,
      consentAudioId: consent.id,
      consent: VOICE_CONSENT_VERSION,
      ...input,
    });
  /** Waits for the end of what was begun. */
  const ended = async () => {
    await runOn(harness, async () => !(await jobsOf(harness, userId)).some(open));
    await quiet(harness);
  };
  return { ...person, voices, voice, sample, consent, asked, ended };
}

function speakingParts(real: Deps, photo: string, asked: Record<string, unknown>[], spoken: Spoken): Parts {
  const { bytes = wav(3, { rate: 8000 }), answer = (audio) => ({ audio }) } = spoken;
  const sent = async (url: string) => {
    const file = await real.inference.download(url);
    await file.body.cancel();
    return { ...file, size: bytes.length, contentType: "audio/wav", body: new Blob([bytes]).stream() };
  };
  return {
    config: { INFERENCE_KIND: "provider" },
    inference: {
      locate: ({ requestId }) => real.inference.locate({ endpoint: cutOut.endpoint, requestId }),
      async submit(request) {
        if (request.endpoint !== speech.endpoint)
          throw new Error(`not asked to speak, but ${request.endpoint}`);
        asked.push(request.input as Record<string, unknown>);
        const image_url = await providerUrl(real, { key: photo, deadline: real.now() + 3_600_000 });
        return real.inference.submit({ ...request, endpoint: cutOut.endpoint, input: { image_url } });
      },
      async result(request) {
        const result = await real.inference.result(request);
        if (!result?.ok) return result;
        return { ok: true, output: answer((result.output as { image: object }).image) };
      },
      download: (url) => (spoken.download ? spoken.download(sent, url) : sent(url)),
    },
  };
}
