import { expect } from "vitest";
import { PACK_CREDITS } from "#schema/billing/pricing.ts";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import type { ApiClient } from "#scripts/api-client.ts";
import { balanceOf } from "./bookkeeping.ts";
import { clientOf } from "./client-of.ts";
import type { Path } from "./crash-everywhere.ts";
import type { Harness } from "./harness.ts";
import { insertTrainedPerson, SOME_PACK } from "./trained-person.ts";

interface Person {
  userId: string;
  trainingId: string;
  client: ApiClient;
  requestKey: string;
}

/** A pack is bought: all twenty pictures arrive once and are paid once, or it was never begun. */
export function packPath(harness: Harness): Path<Person> {
  return {
    async prepare() {
      const { userId, sessionId, trainingId } = await insertTrainedPerson(harness, { packs: 1 });
      const client = await clientOf(harness, { userId, sessionId });
      return { userId, trainingId, client, requestKey: crypto.randomUUID() };
    },
    async act({ client, requestKey, trainingId }) {
      await client.trpc.packs.generate.mutate({ requestKey, trainingId, ...SOME_PACK });
    },
    async check({ userId, client }, asked) {
      const packs = (await client.trpc.packs.list.query({})).items;
      if (asked) expect(packs).toHaveLength(1);
      for (const pack of packs) {
        expect(pack).toMatchObject({
          status: "COMPLETED",
          generatedImages: IMAGES_PER_PACK,
          failedImages: 0,
        });
      }
      const pictures = (await client.trpc.generations.list.query({ limit: 100 })).items;
      expect(pictures).toHaveLength(packs.length * IMAGES_PER_PACK);
      expect(await balanceOf(harness, userId)).toBe(PACK_CREDITS * (1 - packs.length));
    },
  };
}
