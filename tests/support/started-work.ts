import { PACK_CREDITS, PACK_IMAGE_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { jobsOf } from "./bookkeeping.ts";
import type { Harness } from "./harness.ts";
import { eventually, photo } from "./people.ts";
import { signedIn } from "./signed-in.ts";
import { insertTrainedPerson, SOME_PACK } from "./trained-person.ts";

/** Someone new whose training has just been started over HTTP; they could pay for exactly that. */
export async function startTraining(harness: Harness, bytes?: Uint8Array<ArrayBuffer>) {
  const { userId, client } = await signedIn(harness, { credits: TRAINING_CREDITS });
  const upload = await client.upload("me.jpg", bytes ?? (await photo(1)));
  const { id } = await client.trpc.trainings.start.mutate({
    requestKey: crypto.randomUUID(),
    name: "Me",
    genderOrCategory: "WOMAN",
    uploadIds: [upload.id],
    consent: true,
  });
  return work(harness, { userId, client, id });
}

/** The same for a pack. */
export async function startPack(harness: Harness) {
  const { userId, client, trainingId } = await insertTrainedPerson(harness, { packs: 1 });
  const requestKey = crypto.randomUUID();
  const { id } = await client.trpc.packs.generate.mutate({ requestKey, trainingId, ...SOME_PACK });
  return { ...work(harness, { userId, client, id }), paid: PACK_CREDITS };
}

/** The same for a request of pictures in one's own words. */
export async function startPictures(harness: Harness, input: { count: number } = { count: 4 }) {
  const { userId, client, trainingId } = await insertTrainedPerson(harness, { packs: 1 });
  const { id } = await client.trpc.generations.create.mutate({
    requestKey: crypto.randomUUID(),
    prompt: "me on a beach at sunset",
    ...{ trainingId, count: input.count, aspect: "portrait", seed: 5 },
  });
  return { ...work(harness, { userId, client, id }), trainingId, paid: input.count * PACK_IMAGE_CREDITS };
}

function work<T extends { userId: string }>(harness: Harness, input: T) {
  const job = async () => {
    const [first] = await jobsOf(harness, input.userId);
    if (!first) throw new Error("no job was started");
    return first;
  };
  return {
    ...input,
    job,
    /** Waits until the (first) job is in this state. */
    becomes: (status: string) =>
      eventually(`job ${status}`, async () => {
        const now = await job();
        return now.status === status && now;
      }),
  };
}

export type Work = Awaited<ReturnType<typeof startTraining>>;
