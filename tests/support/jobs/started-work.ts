import { expect } from "vitest";
import { PACK_CREDITS, PACK_IMAGE_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import type { JobFailureCode } from "#schema/errors/job-failures.ts";
import type { ApiClient } from "#scripts/api-client.ts";
import { signedIn } from "../accounts/people.ts";
import { eventually } from "../eventually.ts";
import type { Harness } from "../harness.ts";
import { photo } from "../photos/uploads.ts";
import { balanceOf, expectConsistent, expectSwept, jobsOf, movementsOf, open } from "./bookkeeping.ts";
import { insertModelOwner, SOME_ORDER, SOME_TRAINING } from "./people/model-owner.ts";
import { forgetDelayed, requestsAtWork, runOn } from "./quiet.ts";
import { signedCalls } from "./signed-calls.ts";

/** Somebody about to ask for work; called again, `start` repeats the same request. */
export interface Buyer {
  userId: string;
  client: ApiClient;
  start(): Promise<{ id: string }>;
}

/** Someone new who can pay for exactly one training. */
export async function prepareTraining(harness: Harness): Promise<Buyer> {
  const { userId, client } = await signedIn(harness, { credits: TRAINING_CREDITS });
  const input = { requestKey: crypto.randomUUID(), ...SOME_TRAINING };
  async function start() {
    const upload = await client.upload("me.jpg", await photo(1));
    return client.trpc.trainings.start.mutate({ ...input, uploadIds: [upload.id] });
  }
  return { userId, client, start };
}

/** The same for a pack. */
export async function preparePack(harness: Harness): Promise<Buyer> {
  const { userId, client, trainingId } = await insertModelOwner(harness, { credits: PACK_CREDITS });
  const input = { requestKey: crypto.randomUUID(), trainingId, ...SOME_ORDER };
  return { userId, client, start: () => client.trpc.packs.generate.mutate(input) };
}

/** The same for pictures in one's own words, who can pay for as many as a pack has. */
export async function preparePictures(harness: Harness, count = 4) {
  const { userId, client, trainingId } = await insertModelOwner(harness, { credits: PACK_CREDITS });
  const wish = { prompt: "me on a beach at sunset", aspect: "portrait", seed: 5 } as const;
  const input = { requestKey: crypto.randomUUID(), trainingId, count, ...wish };
  return { userId, client, trainingId, start: () => client.trpc.generations.create.mutate(input) };
}

export const startTraining = async (harness: Harness) => begin(harness, await prepareTraining(harness));
export const startPack = async (harness: Harness) => begin(harness, await preparePack(harness));
export const startPictures = async (harness: Harness) => begin(harness, await preparePictures(harness));

async function begin<T extends Buyer>(harness: Harness, buyer: T) {
  const { id } = await buyer.start();
  const job = async () => {
    const [first] = await jobsOf(harness, buyer.userId);
    if (!first) throw new Error("no job was started");
    return first;
  };
  return {
    ...buyer,
    id,
    job,
    /** Waits until the (first) job is in this state. */
    becomes: (status: string) =>
      eventually(`job ${status}`, async () => {
        const now = await job();
        return now.status === status && now;
      }),
  };
}

/** Lets the clock run on until all work of theirs has ended. */
export const ended = (harness: Harness, userId: string) =>
  runOn(harness, async () => !(await jobsOf(harness, userId)).some(open));

/** All work of theirs has ended with this many pictures, each of them there, and every other of these paid back. */
export async function expectPictures(
  harness: Harness,
  { userId, client }: Pick<Buyer, "userId" | "client">,
  pictures: number,
): Promise<void> {
  await ended(harness, userId);
  const { items } = await client.trpc.generations.list.query({ limit: 100 });
  expect(items).toHaveLength(pictures);
  for (const { imageUrl } of items) {
    const { status, headers } = await client.fetch(imageUrl);
    expect([status, headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  }
  expect(await balanceOf(harness, userId)).toBe(PACK_CREDITS - pictures * PACK_IMAGE_CREDITS);
  await expectConsistent(harness, userId);
  await expectSwept(harness, userId);
}

/** The provider is done, and nobody will ask it about what it was given. */
export async function doneUnpolled(harness: Harness): Promise<void> {
  await eventually("the provider's work", async () => requestsAtWork(harness) === 0);
  await harness.cloud.qstash.idle();
  await forgetDelayed(harness);
}

/** A training that the provider has finished: its webhook is held back, and no poll finds it. */
export async function startUnannounced(harness: Harness) {
  harness.cloud.inference.webhooks.hold();
  const work = await startTraining(harness);
  const submitted = await work.becomes("SUBMITTED");
  await doneUnpolled(harness);
  const { webhook, webhookUrl } = signedCalls(harness);
  const [url, requestId] = [await webhookUrl(submitted.id), String(submitted.requestId)];
  return { ...work, submitted, url, requestId, announce: () => webhook({ url, requestId }) };
}

export type Work = Awaited<ReturnType<typeof startTraining>>;

/** The training was delivered and paid for, or failed for this reason and was paid back with one movement of its kind. */
export async function expectEnd(
  harness: Harness,
  { userId, client, id }: Work,
  end: "COMPLETED" | JobFailureCode,
): Promise<void> {
  const isDelivered = end === "COMPLETED";
  const status = isDelivered ? "COMPLETED" : "FAILED";
  const code = isDelivered ? null : end;
  const ended = { status, errorCode: code, delivered: Number(isDelivered) };
  expect(await jobsOf(harness, userId)).toMatchObject([ended]);
  const reason = end === "CANCELLED" ? "CANCELLED_GENERATION" : "FAILED_GENERATION";
  const refunds = (await movementsOf(harness, userId)).slice(2);
  expect(refunds).toMatchObject(isDelivered ? [] : [{ credits: TRAINING_CREDITS, reason }]);
  expect(await client.trpc.trainings.get.query({ id })).toMatchObject({ status, failure: code });
  await expectConsistent(harness, userId);
}
