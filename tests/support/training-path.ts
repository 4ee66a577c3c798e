import { expect } from "vitest";
import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import type { ApiClient } from "#scripts/api-client.ts";
import { balanceOf, jobsOf } from "./bookkeeping.ts";
import { clientOf } from "./client-of.ts";
import type { Path } from "./crash-everywhere.ts";
import type { Harness } from "./harness.ts";
import { insertPerson, photo } from "./people.ts";

interface Person {
  userId: string;
  client: ApiClient;
  requestKey: string;
}

/** A photo goes up and a model is trained from it: delivered and paid once, or never begun. */
export function trainingPath(harness: Harness): Path<Person> {
  const bytes = photo(1);
  return {
    async prepare() {
      const actor = await insertPerson(harness, { credits: TRAINING_CREDITS });
      const client = await clientOf(harness, actor);
      return { userId: actor.userId, client, requestKey: crypto.randomUUID() };
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
