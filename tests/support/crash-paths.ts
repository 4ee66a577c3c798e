import { expect } from "vitest";
import { PACK_CREDITS, PACK_IMAGE_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import type { ApiClient } from "#scripts/api-client.ts";
import { balanceOf, jobsOf } from "./bookkeeping.ts";
import type { Path } from "./crash-everywhere.ts";
import type { Harness } from "./harness.ts";
import { photo } from "./people.ts";
import { signedIn } from "./signed-in.ts";
import { insertTrainedPerson, SOME_PACK } from "./trained-person.ts";

interface Buyer {
  userId: string;
  client: ApiClient;
  requestKey: string;
}

/** A photo goes up and a model is trained from it: delivered and paid once, or never begun. */
export function trainingPath(harness: Harness): Path<Buyer> {
  const bytes = photo(1);
  return {
    async prepare() {
      const person = await signedIn(harness, { credits: TRAINING_CREDITS });
      return { ...person, requestKey: crypto.randomUUID() };
    },
    async act({ client, requestKey }) {
      const upload = await client.upload("me.jpg", await bytes);
      await client.trpc.trainings.start.mutate({
        requestKey,
        name: "Me",
        genderOrCategory: "WOMAN",
        uploadIds: [upload.id],
        consent: true,
      });
    },
    async check({ userId, client }, asked) {
      const jobs = await jobsOf(harness, userId);
      if (asked) expect(jobs).toHaveLength(1);
      for (const job of jobs) expect(job).toMatchObject({ status: "COMPLETED", delivered: 1 });
      expect(await balanceOf(harness, userId)).toBe(TRAINING_CREDITS * (1 - jobs.length));
      const { items } = await client.trpc.trainings.list.query({});
      expect(items.map((training) => training.status)).toEqual(jobs.map(() => "COMPLETED"));
    },
  };
}

type ModelOwner = Buyer & { trainingId: string };

async function prepareOwner(harness: Harness): Promise<ModelOwner> {
  const owner = await insertTrainedPerson(harness, { packs: 1 });
  return { ...owner, requestKey: crypto.randomUUID() };
}

/** A pack is bought: all twenty pictures arrive once and are paid once, or it was never begun. */
export function packPath(harness: Harness): Path<ModelOwner> {
  return {
    prepare: () => prepareOwner(harness),
    act: ({ client, requestKey, trainingId }) =>
      client.trpc.packs.generate.mutate({ requestKey, trainingId, ...SOME_PACK }),
    async check({ userId, client }, asked) {
      const packs = (await client.trpc.packs.list.query({})).items;
      if (asked) expect(packs).toHaveLength(1);
      const whole = { status: "COMPLETED", generatedImages: IMAGES_PER_PACK, failedImages: 0 };
      for (const pack of packs) expect(pack).toMatchObject(whole);
      const pictures = (await client.trpc.generations.list.query({ limit: 100 })).items;
      expect(pictures).toHaveLength(packs.length * IMAGES_PER_PACK);
      expect(await balanceOf(harness, userId)).toBe(PACK_CREDITS * (1 - packs.length));
    },
  };
}

const COUNT = 3;

/** Pictures are asked for: all three arrive once and are paid once, or it was never begun. */
export function picturesPath(harness: Harness): Path<ModelOwner> {
  return {
    prepare: () => prepareOwner(harness),
    act: ({ client, requestKey, trainingId }) =>
      client.trpc.generations.create.mutate({
        ...{ requestKey, prompt: "me on a beach at sunset" },
        ...{ trainingId, count: COUNT, aspect: "square", seed: null },
      }),
    async check({ userId, client }, asked) {
      const requests = (await client.trpc.generations.listRequests.query({})).items;
      if (asked) expect(requests).toHaveLength(1);
      for (const { status, pictures } of requests) {
        expect(status).toBe("COMPLETED");
        expect(pictures.map((frame) => frame.status)).toEqual(
          Array.from({ length: COUNT }, () => "COMPLETED"),
        );
      }
      const library = (await client.trpc.generations.list.query({ limit: 100 })).items;
      expect(library).toHaveLength(requests.length * COUNT);
      expect(await balanceOf(harness, userId)).toBe(PACK_CREDITS - library.length * PACK_IMAGE_CREDITS);
    },
  };
}
