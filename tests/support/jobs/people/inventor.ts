import type { Deps } from "#functions/deps.ts";
import { ProviderRefused } from "#functions/providers/inference/inference.ts";
import { providerUrl } from "#functions/services/media/provider/provider-url.ts";
import { cutOut } from "#schema/operations/edits/cut-out.ts";
import { trainModel } from "#schema/operations/train-model.ts";
import { FACE_COUNT } from "#schema/virtual-people/person-prompt.ts";
import { VIEW_NAMES } from "#schema/virtual-people/person-views.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import type { Harness } from "#tests/support/harness.ts";
import { photo } from "#tests/support/photos/uploads.ts";
import { type Parts, withParts } from "#tests/support/replace-deps.ts";
import { jobsOf, open } from "../bookkeeping.ts";
import { quiet, runOn } from "../quiet.ts";
import type { Asked } from "../stand-in-provider.ts";

/** What the steps of a virtual person cost at the provider's prices. */
export const PERSON_PRICES = {
  face: 5,
  faces: 5 * FACE_COUNT,
  view: 6,
  views: 6 * VIEW_NAMES.length,
} as const;

interface Answers {
  asked: Asked[];
  /** Whether the provider takes such a request. */
  takes(asked: Asked): boolean;
}

/**
 * A provider that invents people: each face is a cut-out of the owner's own photo, each view one of the chosen face, and
 * trainings are our own engine's.
 */
export function inventingParts(real: Deps, photoKey: () => string, { asked, takes }: Answers): Parts {
  return {
    config: { INFERENCE_KIND: "provider" },
    inference: {
      locate: ({ endpoint, requestId }) =>
        real.inference.locate({
          endpoint: endpoint === trainModel.endpoint ? endpoint : cutOut.endpoint,
          requestId,
        }),
      async submit(request) {
        const input = request.input as Record<string, unknown>;
        const one = { endpoint: request.endpoint, input };
        asked.push(one);
        if (!takes(one)) throw new ProviderRefused("no");
        if (request.endpoint === trainModel.endpoint) return real.inference.submit(request);
        const [given] = (input.image_urls ?? []) as string[];
        const image_url =
          given ?? (await providerUrl(real, { key: photoKey(), deadline: real.now() + 3_600_000 }));
        return real.inference.submit({ ...request, endpoint: cutOut.endpoint, input: { image_url } });
      },
      async result(request) {
        const result = await real.inference.result(request);
        if (!result?.ok) return result;
        const { image } = result.output as { image?: object };
        return image ? { ok: true, output: { images: [image], seed: 5 } } : result;
      },
    },
  };
}

/**
 * Someone with a photo of their own, so many credits and a provider that invents people, unless the Worker has one of its
 * own (`takes` null); with what leads to a model of one.
 */
export async function inventor(
  harness: Harness,
  credits: number,
  takes: Answers["takes"] | null = () => true,
) {
  const person = await signedIn(harness, { credits });
  const { client, userId } = person;
  const people = client.trpc.virtualPeople;
  const upload = await client.upload("me.jpg", await photo(1, 400));
  const photoKey = `uploads/${userId}/${upload.id}.jpg`;
  const asked: Asked[] = [];
  if (takes)
    harness.wrapDeps((real) =>
      withParts(
        real,
        inventingParts(real, () => photoKey, { asked, takes }),
      ),
    );
  type Input = Parameters<typeof people.create.mutate>[0];
  const create = (input: Partial<Input> = {}) =>
    people.create.mutate({
      requestKey: crypto.randomUUID(),
      name: "Mara",
      genderOrCategory: "WOMAN",
      age: 34,
      words: "grey at the temples",
      nobodyReal: true,
      ...input,
    });
  /** Waits for the end of what was begun. */
  const ended = async () => {
    await runOn(harness, async () => !(await jobsOf(harness, userId)).some(open));
    await quiet(harness);
  };
  /** What the browser would say: nobody in the photos is like the face. */
  const comparison = async (nearest = 0.8) => ({
    photos: (await people.photos.query()).map(({ key }) => key),
    nearest,
  });
  const key = (id: string) => ({ requestKey: crypto.randomUUID(), id });
  /** A person with faces. */
  const withFaces = async () => {
    const { id } = await create();
    await ended();
    return people.get.query({ id });
  };
  /** The same with the first of them chosen. */
  const withFace = async () => {
    const { id, faces } = await withFaces();
    await people.chooseFace.mutate({ id, generationId: faces[0]!.id, comparison: await comparison() });
    return people.get.query({ id });
  };
  /** The same with all views. */
  const withViews = async () => {
    const { id } = await withFace();
    await people.makeViews.mutate({ ...key(id), views: [...VIEW_NAMES] });
    await ended();
    return people.get.query({ id });
  };
  /** The same with a model. */
  const withModel = async () => {
    const { id } = await withViews();
    await people.train.mutate({ ...key(id), comparison: await comparison() });
    await ended();
    return people.get.query({ id });
  };
  return {
    ...person,
    ...{ people, upload, photoKey, asked, create, ended, comparison, key },
    ...{ withFaces, withFace, withViews, withModel },
  };
}
