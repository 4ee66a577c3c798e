import { beforeEach, describe, expect, test } from "vitest";
import { PACK_CREDITS, PACK_IMAGE_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import type { TrainingStatus } from "#schema/trainings/training.ts";
import { idsOf } from "#tests/support/all-pages.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { creditsOf, insertModelOwner, SOME_PACK } from "#tests/support/model-owner.ts";
import { expectRefused, refusals } from "#tests/support/refusals.ts";
import { stopQueue } from "#tests/support/replace-deps.ts";
import { uploadRow } from "#tests/support/uploads.ts";

/** What holds for everything that credits pay for; the queue stands still, so nothing moves by itself. */
const harness = harnessForFile();
beforeEach(() => stopQueue(harness));

/** Someone with a model, a photo and so many credits. */
async function owner(credits: number, status?: TrainingStatus) {
  const person = await insertModelOwner(harness, { credits, status });
  const uploadId = crypto.randomUUID();
  await harness.db.write([uploadRow({ id: uploadId, userId: person.userId })]);
  return { ...person, uploadId };
}
type Owner = Awaited<ReturnType<typeof owner>>;

interface Work {
  price: number;
  start(one: Owner, requestKey: string): Promise<{ id: string }>;
  cancel(one: Owner, id: string): Promise<unknown>;
  /** How it stands; fails or answers nothing for who may not see it. */
  find(one: Owner, id: string): Promise<{ status: string } | undefined>;
  /** Deletes what it is made from. */
  strip(one: Owner): Promise<unknown>;
}

const deletePhoto = ({ trpc, uploadId }: Owner) => trpc.uploads.delete.mutate({ id: uploadId });
const deleteModel = ({ trpc, trainingId }: Owner) => trpc.trainings.delete.mutate({ id: trainingId });
const TRAINING = { name: "Me", genderOrCategory: "WOMAN", consent: true } as const;
const PICTURES = { prompt: "me on a beach", count: 4, aspect: "portrait", seed: 11 } as const;

const WORK: Record<string, Work> = {
  "a training": {
    price: TRAINING_CREDITS,
    start: ({ trpc, uploadId }, requestKey) =>
      trpc.trainings.start.mutate({ requestKey, uploadIds: [uploadId], ...TRAINING }),
    cancel: ({ trpc }, id) => trpc.trainings.cancel.mutate({ id }),
    find: ({ trpc }, id) => trpc.trainings.get.query({ id }),
    strip: deletePhoto,
  },
  "a pack": {
    price: PACK_CREDITS,
    start: ({ trpc, trainingId }, requestKey) =>
      trpc.packs.generate.mutate({ requestKey, trainingId, ...SOME_PACK }),
    cancel: ({ trpc }, id) => trpc.packs.cancel.mutate({ id }),
    find: ({ trpc }, id) => trpc.packs.get.query({ id }),
    // whether the pack fits the model is asked each time
    strip: async () => {},
  },
  pictures: {
    price: 4 * PACK_IMAGE_CREDITS,
    start: ({ trpc, trainingId }, requestKey) =>
      trpc.generations.create.mutate({ requestKey, trainingId, ...PICTURES }),
    cancel: ({ trpc }, id) => trpc.generations.cancelRequest.mutate({ id }),
    find: async ({ trpc }, id) =>
      (await trpc.generations.listRequests.query({})).items.find((one) => one.id === id),
    strip: deleteModel,
  },
  "an edit": {
    price: 2,
    start: ({ trpc, uploadId: id }, requestKey) =>
      trpc.edits.create.mutate({
        requestKey,
        operation: "cut-out",
        source: { kind: "upload", id },
        options: {},
      }),
    cancel: ({ trpc }, id) => trpc.edits.cancel.mutate({ id }),
    find: ({ trpc }, id) => trpc.edits.get.query({ id }),
    strip: deletePhoto,
  },
};

const key = () => crypto.randomUUID();

describe.each(Object.entries(WORK))("%s", (_, { price, start, cancel, find, strip }) => {
  test("twice with one key is one, charged once: at once, later, ended, and with what it was made from gone", async () => {
    const [one, other] = [await owner(price * 2), await owner(price)];
    const requestKey = key();
    const answers = await Promise.all(Array.from({ length: 8 }, () => start(one, requestKey)));
    const [id = "", ...others] = new Set(idsOf([...answers, await start(one, requestKey)]));
    expect(others).toEqual([]);
    expect(await creditsOf(one)).toBe(price);
    // somebody else's key is another, and good when the balance no longer reaches
    const theirs = await start(other, requestKey);
    expect(theirs.id).not.toBe(id);
    expect(await start(other, requestKey)).toEqual(theirs);
    await cancel(one, id);
    await strip(one);
    expect(await start(one, requestKey)).toEqual({ id });
    expect([await creditsOf(one), await creditsOf(other)]).toEqual([price * 2, 0]);
  });

  test("at once with different keys and credits for one is one", async () => {
    const one = await owner(price * 2 - 1);
    const answers = await refusals([1, 2, 3, 4, 5].map(() => start(one, key())));
    expect(answers.toSorted()).toEqual([...Array(4).fill("INSUFFICIENT_CREDITS"), null].toSorted());
    expect(await creditsOf(one)).toBe(price - 1);
  });

  test("without the credits changes nothing", async () => {
    const one = await owner(price - 1);
    const { userId } = one;
    await expectRefused(harness, { userId, code: "INSUFFICIENT_CREDITS" }, () => start(one, key()));
  });

  test("cancelled before it starts is paid back, once", async () => {
    const one = await owner(price);
    const { id } = await start(one, key());
    expect(await refusals([1, 2, 3].map(() => cancel(one, id)))).toContain(null);
    expect(await creditsOf(one)).toBe(price);
    expect(await find(one, id)).toMatchObject({ status: "FAILED" });
    const { items } = await one.trpc.user.creditHistory.query({});
    const refunds = items.filter(({ reason }) => reason === "CANCELLED_GENERATION");
    expect(refunds.reduce((sum, { credits }) => sum + credits, 0)).toBe(price);
    expect(await refusals([cancel(one, id)])).toEqual(["NOT_FOUND"]);
    expect(await one.trpc.jobs.active.query()).toEqual([]);
  });

  test("is cancelled and seen by nobody else", async () => {
    const [one, stranger] = [await owner(price), await owner(1)];
    const { id } = await start(one, key());
    await expectRefused(harness, { userId: one.userId, code: "NOT_FOUND" }, () => cancel(stranger, id));
    expect(await find(one, id)).toMatchObject({ status: "PENDING" });
    expect(await find(stranger, id).catch(() => undefined)).toBeUndefined();
    expect(await stranger.trpc.jobs.active.query()).toEqual([]);
  });
});

describe.each(["a pack", "pictures"])("%s", (kind) => {
  const { price, start } = WORK[kind]!;

  test("with somebody else's model, or none of that name, changes nothing", async () => {
    const [one, other] = [await owner(price), await owner(1)];
    const { userId } = one;
    for (const trainingId of [other.trainingId, "none"])
      await expectRefused(harness, { userId, code: "NOT_FOUND" }, () =>
        start({ ...one, trainingId: trainingId as Owner["trainingId"] }, key()),
      );
  });

  test.each(["PENDING", "TRAINING", "FAILED"] as const)("with a %s model changes nothing", async (status) => {
    const one = await owner(price, status);
    const { userId } = one;
    await expectRefused(harness, { userId, code: "TRAINING_NOT_READY" }, () => start(one, key()));
  });
});
