import { afterAll, beforeAll, expect, test } from "vitest";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { PACK_CREDITS } from "#schema/pricing.ts";
import { balanceOf } from "#tests/support/bookkeeping.ts";
import { clientOf } from "#tests/support/client-of.ts";
import { dieEverywhere } from "#tests/support/crash-everywhere.ts";
import { fakeCompute } from "#tests/support/fake-compute.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { photo } from "#tests/support/people.ts";
import { insertTrainedPerson, SOME_PACK } from "#tests/support/trained-person.ts";

let harness: Harness;
beforeAll(async () => {
  // every portrait the same small picture: only how many arrive counts here
  const picture = await photo(1, 64);
  const compute = { ...fakeCompute().compute, portrait: async () => picture };
  harness = await startHarness({ retryScale: 0.001, compute });
});
afterAll(() => harness.close());

test("a pack outlives a death of the Worker at any call", { timeout: 400_000 }, async () => {
  const points = await dieEverywhere(harness, {
    async prepare() {
      const person = await insertTrainedPerson(harness, { packs: 1 });
      const client = await clientOf(harness, person);
      return { ...person, client, requestKey: crypto.randomUUID() };
    },
    async act({ client, requestKey, trainingId }) {
      await client.trpc.packs.generate.mutate({ requestKey, trainingId, ...SOME_PACK });
    },
    async check({ userId, client }, asked) {
      const packs = (await client.trpc.packs.list.query({})).items;
      if (asked) expect(packs).toHaveLength(1);
      for (const pack of packs) {
        expect(pack).toMatchObject({ status: "COMPLETED", generatedImages: IMAGES_PER_PACK, failedImages: 0 });
      }
      const pictures = (await client.trpc.generations.list.query({ limit: 100 })).items;
      expect(pictures).toHaveLength(packs.length * IMAGES_PER_PACK);
      expect(await balanceOf(harness, userId)).toBe(PACK_CREDITS * (1 - packs.length));
    },
  });
  console.info(points.length, points.filter((p) => p.when === "before").map((p) => `${p.call} #${p.nth}`));
});
