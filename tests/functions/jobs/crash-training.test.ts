import { afterAll, beforeAll, expect, test } from "vitest";
import { TRAINING_CREDITS } from "#schema/pricing.ts";
import { balanceOf, jobsOf } from "#tests/support/bookkeeping.ts";
import { clientOf } from "#tests/support/client-of.ts";
import { dieEverywhere } from "#tests/support/crash-everywhere.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { insertPerson, photo } from "#tests/support/people.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ retryScale: 0.001 });
});
afterAll(() => harness.close());

test("a training outlives a death of the Worker at any call", { timeout: 120_000 }, async () => {
  const me = await photo(1);
  const points = await dieEverywhere(harness, {
    async prepare() {
      const person = await insertPerson(harness, { credits: TRAINING_CREDITS });
      const client = await clientOf(harness, person);
      return { ...person, client, requestKey: crypto.randomUUID() };
    },
    async act({ client, requestKey }) {
      const upload = await client.upload("me.jpg", me);
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
  });
  console.info(points.length, points.filter((p) => p.when === "before").map((p) => `${p.call} #${p.nth}`));
});
