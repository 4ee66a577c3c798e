import type { Deps } from "#functions/deps.ts";
import { TALKING_HEAD_CONSENT_VERSION } from "#schema/accounts/consent.ts";
import { FRAMEPACK_VIDEOS } from "#schema/operations/videos/framepack.ts";
import { OMNIHUMAN_VIDEOS } from "#schema/operations/videos/omnihuman.ts";
import type { Harness } from "#tests/support/harness.ts";
import { wav } from "#tests/support/media/media-files.ts";
import { sendMedia } from "#tests/support/media/send-media.ts";
import { type Parts, replaceDeps } from "#tests/support/replace-deps.ts";
import { jobsOf, open } from "../bookkeeping.ts";
import { quiet, runOn } from "../quiet.ts";
import { withPhoto } from "./editor.ts";

/** A second of a picture that speaks. */
export const HEAD_PRICE = 32;
const { endpoint } = OMNIHUMAN_VIDEOS[0];
const STAND_IN = FRAMEPACK_VIDEOS[0].endpoint;

/**
 * Someone with a photo, a recording of so many seconds and credits, and a provider that makes pictures speak: each request is
 * worked on as a clip of the picture.
 */
export async function headMaker(
  harness: Harness,
  { seconds = 3, credits = Math.ceil(seconds) * HEAD_PRICE, rowsOnly = false } = {},
) {
  const person = await withPhoto(harness, credits, { rowsOnly });
  const { client, userId } = person;
  const { videos } = client.trpc;
  const said = await sendMedia(client, { kind: "AUDIO", bytes: wav(seconds, { rate: 8000 }) });
  const asked: Record<string, unknown>[] = [];
  replaceDeps(harness, (real) => speakingParts(real, asked));
  type Input = Parameters<typeof videos.createTalkingHead.mutate>[0];
  const head = (input: Partial<Input> = {}) =>
    videos.createTalkingHead.mutate({
      requestKey: crypto.randomUUID(),
      quality: "MEDIUM",
      picture: person.source,
      audioId: said.id,
      consent: TALKING_HEAD_CONSENT_VERSION,
      ...input,
    });
  const ended = async () => {
    await runOn(harness, async () => !(await jobsOf(harness, userId)).some(open));
    await quiet(harness);
  };
  return { ...person, videos, said, head, asked, ended };
}

function speakingParts(real: Deps, asked: Record<string, unknown>[]): Parts {
  return {
    config: { INFERENCE_KIND: "provider" },
    inference: {
      locate: ({ requestId }) => real.inference.locate({ endpoint: STAND_IN, requestId }),
      async submit(request) {
        if (request.endpoint !== endpoint) throw new Error(`not asked to speak, but ${request.endpoint}`);
        const { image_url } = request.input as { image_url: string };
        asked.push(request.input as Record<string, unknown>);
        const input = { prompt: "closer", image_url, num_frames: 30, seed: 1 };
        const shape = { resolution: "480p", aspect_ratio: "16:9" };
        return real.inference.submit({ ...request, endpoint: STAND_IN, input: { ...input, ...shape } });
      },
    },
  };
}
