import { afterAll, beforeAll, expect, test } from "vitest";
import { appRouter } from "#functions/procedures/router.ts";
import { waitForToken } from "#scripts/mailbox.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { newcomer, photo } from "#tests/support/people.ts";
import { generationRow, jobRow, packRows, trainingRow } from "#tests/support/rows.ts";
import { signedIn, stopQueue } from "#tests/support/signed-in.ts";

/** What a call may cost: round trips to the database, over HTTP, for someone signed in. */
let harness: Harness;
let person: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  harness = await startHarness();
  // deliveries of the queue ask the database too
  stopQueue(harness);
  person = await signedIn(harness, { credits: 100_000 });
});
afterAll(() => harness.close());

type Client = (typeof person)["client"]["trpc"];
interface Cost {
  trips: number;
  /** Prepares what the call needs; its trips are not counted. */
  before?: () => Promise<string>;
  call: (trpc: Client, id: string) => Promise<unknown>;
}

async function charge(): Promise<string> {
  const { rows } = {
    rows: await harness.db.orm.all<{ id: string }>("SELECT id FROM userCreditHistory LIMIT 1"),
  };
  return rows[0]!.id;
}

async function finishedTraining(): Promise<string> {
  const id = crypto.randomUUID();
  await harness.db.write([trainingRow({ id, userId: person.userId, chargeId: await charge() })]);
  return id;
}

async function finishedPack(): Promise<string> {
  const id = crypto.randomUUID();
  const trainingId = await finishedTraining();
  await harness.db.write(packRows({ id, userId: person.userId, chargeId: await charge(), trainingId }));
  return id;
}

async function picture(): Promise<string> {
  const id = crypto.randomUUID();
  await harness.db.write([generationRow({ id, userId: person.userId, chargeId: await charge() })]);
  return id;
}

/** Something with one job nobody has claimed. */
async function queued(subjectId: string): Promise<string> {
  await harness.db.write([
    jobRow({ id: crypto.randomUUID(), userId: person.userId, chargeId: await charge(), subjectId }),
  ]);
  return subjectId;
}

const stranger = () => newcomer(harness);

const COSTS: Readonly<Record<string, Cost>> = {
  "system.info": { trips: 0, call: (trpc) => trpc.system.info.query() },
  "user.getCredits": { trips: 1, call: (trpc) => trpc.user.getCredits.query() },
  "user.creditHistory": { trips: 1, call: (trpc) => trpc.user.creditHistory.query({}) },
  "jobs.active": { trips: 1, call: (trpc) => trpc.jobs.active.query() },
  "trainings.list": { trips: 1, call: (trpc) => trpc.trainings.list.query({}) },
  "trainings.get": {
    trips: 1,
    before: finishedTraining,
    call: (trpc, id) => trpc.trainings.get.query({ id }),
  },
  "packs.list": { trips: 1, call: (trpc) => trpc.packs.list.query({}) },
  "packs.get": { trips: 1, before: finishedPack, call: (trpc, id) => trpc.packs.get.query({ id }) },
  "generations.list": { trips: 1, call: (trpc) => trpc.generations.list.query({ favorite: true }) },
  "generations.counts": { trips: 1, call: (trpc) => trpc.generations.counts.query() },
  "generations.get": {
    trips: 1,
    before: picture,
    call: (trpc, id) => trpc.generations.get.query({ id }),
  },
  "uploads.list": { trips: 1, call: (trpc) => trpc.uploads.list.query({}) },

  "trainings.start": {
    trips: 1,
    before: async () => (await person.client.upload("me.jpg", await photo(901))).id,
    call: (trpc, id) =>
      trpc.trainings.start.mutate({
        requestKey: crypto.randomUUID(),
        name: "Me",
        genderOrCategory: "WOMAN",
        uploadIds: [id],
        consent: true,
      }),
  },
  // one read says whether pack and training fit, before anything is charged
  "packs.generate": {
    trips: 2,
    before: finishedTraining,
    call: (trpc, trainingId) =>
      trpc.packs.generate.mutate({
        requestKey: crypto.randomUUID(),
        trainingId,
        themeSlug: "film-noir",
        packSlug: "the-private-eye",
      }),
  },
  "generations.listRequests": { trips: 1, call: (trpc) => trpc.generations.listRequests.query({}) },
  // whether the model is theirs and ready is asked in the batch that charges
  "generations.create": {
    trips: 1,
    before: finishedTraining,
    call: (trpc, trainingId) =>
      trpc.generations.create.mutate({
        requestKey: crypto.randomUUID(),
        prompt: "me on a beach",
        ...{ trainingId, count: 4, aspect: "square", seed: null },
      }),
  },
  "generations.cancelRequest": {
    trips: 2,
    before: () => queued(crypto.randomUUID()),
    call: (trpc, id) => trpc.generations.cancelRequest.mutate({ id }),
  },
  "generations.favorite": {
    trips: 1,
    before: picture,
    call: (trpc, id) => trpc.generations.favorite.mutate({ id, favorite: true }),
  },
  "generations.favoriteMany": {
    trips: 1,
    before: picture,
    call: (trpc, id) => trpc.generations.favoriteMany.mutate({ ids: [id], favorite: true }),
  },
  "generations.undoDelete": {
    trips: 1,
    before: picture,
    call: (trpc, id) => trpc.generations.undoDelete.mutate({ ids: [id] }),
  },
  "generations.delete": {
    trips: 1,
    before: picture,
    call: (trpc, id) => trpc.generations.delete.mutate({ ids: [id] }),
  },
  "uploads.delete": {
    trips: 1,
    before: async () => (await person.client.upload("me.jpg", await photo(902))).id,
    call: (trpc, id) => trpc.uploads.delete.mutate({ id }),
  },
  "trainings.delete": {
    trips: 1,
    before: finishedTraining,
    call: (trpc, id) => trpc.trainings.delete.mutate({ id }),
  },
  "packs.delete": { trips: 1, before: finishedPack, call: (trpc, id) => trpc.packs.delete.mutate({ id }) },
  // one read finds the open jobs; each is ended by a batch of its own
  "trainings.cancel": {
    trips: 2,
    before: () => queued(crypto.randomUUID()),
    call: (trpc, id) => trpc.trainings.cancel.mutate({ id }),
  },
  "packs.cancel": {
    trips: 2,
    before: () => queued(crypto.randomUUID()),
    call: (trpc, id) => trpc.packs.cancel.mutate({ id }),
  },

  // who may register and whether the address is known; then everything it writes
  "account.register": {
    trips: 2,
    call: () => {
      const { client, email, password } = stranger();
      return client.trpc.account.register.mutate({ name: "Ada", email, password });
    },
  },
  // and whether people compete for the address
  "account.resendVerification": {
    trips: 2,
    before: registered,
    call: (_, email) => stranger().client.trpc.account.resendVerification.mutate({ email }),
  },
  "account.verifyEmail": {
    trips: 2,
    before: async () => {
      harness.wrapDeps((deps) => deps);
      const token = await waitForToken(harness.cloud.mail.url, await registered());
      // the mail is there before its sending is written down
      await new Promise((resolve) => setTimeout(resolve, 200));
      stopQueue(harness);
      return token;
    },
    call: (_, token) => stranger().client.trpc.account.verifyEmail.mutate({ token }),
  },
};

async function registered(): Promise<string> {
  const { client, email, password } = stranger();
  await client.trpc.account.register.mutate({ name: "Ada", email, password });
  return email;
}

test("every procedure has its cost stated here", () => {
  expect(Object.keys(COSTS).sort()).toEqual(Object.keys(appRouter._def.procedures).sort());
});

test.each(Object.entries(COSTS))("%s", async (_, { trips, before, call }) => {
  const id = (await before?.()) ?? "";
  const start = harness.cloud.libsql.stats.pipelines;
  await call(person.client.trpc, id);
  expect(harness.cloud.libsql.stats.pipelines - start).toBe(trips);
});
