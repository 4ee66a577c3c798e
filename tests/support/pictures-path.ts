import { expect } from "vitest";
import { PACK_CREDITS, PACK_IMAGE_CREDITS } from "#schema/billing/pricing.ts";
import type { ApiClient } from "#scripts/api-client.ts";
import { balanceOf } from "./bookkeeping.ts";
import { clientOf } from "./client-of.ts";
import type { Path } from "./crash-everywhere.ts";
import type { Harness } from "./harness.ts";
import { insertTrainedPerson } from "./trained-person.ts";

interface Person {
  userId: string;
  trainingId: string;
  client: ApiClient;
  requestKey: string;
}

const COUNT = 3;

/** Pictures are asked for: all three arrive once and are paid once, or it was never begun. */
export function picturesPath(harness: Harness): Path<Person> {
  return {
    async prepare() {
      const { userId, sessionId, trainingId } = await insertTrainedPerson(harness, { packs: 1 });
      const client = await clientOf(harness, { userId, sessionId });
      return { userId, trainingId, client, requestKey: crypto.randomUUID() };
    },
    async act({ client, requestKey, trainingId }) {
      await client.trpc.generations.create.mutate({
        requestKey,
        prompt: "me on a beach at sunset",
        ...{ trainingId, count: COUNT, aspect: "square", seed: null },
      });
    },
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
