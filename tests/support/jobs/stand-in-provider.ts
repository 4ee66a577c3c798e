import type { Deps } from "#functions/deps.ts";
import { ProviderUnavailable } from "#functions/providers/inference/inference.ts";
import { cutOut } from "#schema/operations/edits/cut-out.ts";
import type { Harness } from "../harness.ts";
import { type Parts, replaceDeps } from "../replace-deps.ts";

export interface Asked {
  endpoint: string;
  input: Record<string, unknown>;
}

/**
 * The provider for operations our own engine has none of: each request is worked on as a cut-out of its first picture, and
 * answered in the shape that `answer` makes of what came; `losesAnswers`: to a submission none arrives. Returns what it
 * was asked.
 */
export function standInProvider(
  harness: Harness,
  answer: (image: object) => unknown,
  { losesAnswers = false } = {},
): Asked[] {
  const asked: Asked[] = [];
  replaceDeps(harness, (real) => standInParts(real, answer, { asked, losesAnswers }));
  return asked;
}

/** What such a provider puts in the place of our own engine's. */
export function standInParts(
  real: Deps,
  answer: (image: object) => unknown,
  { asked = [], losesAnswers = false }: { asked?: Asked[]; losesAnswers?: boolean } = {},
): Parts {
  return {
    config: { INFERENCE_KIND: "provider" },
    inference: {
      locate: ({ requestId }) => real.inference.locate({ endpoint: cutOut.endpoint, requestId }),
      async submit(request) {
        const input = request.input as Record<string, unknown>;
        asked.push({ endpoint: request.endpoint, input });
        const urls = Object.values(input).flat();
        const image_url = urls.find((one) => /^http/.test(String(one)));
        const taken = await real.inference.submit({
          ...request,
          endpoint: cutOut.endpoint,
          input: { image_url },
        });
        if (losesAnswers) throw new ProviderUnavailable("taken, but the answer was lost");
        return taken;
      },
      async result(request) {
        const result = await real.inference.result(request);
        if (!result?.ok) return result;
        const { image } = result.output as { image: object };
        return { ok: true, output: answer(image) };
      },
    },
  };
}
