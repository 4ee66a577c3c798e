import { expect, test } from "vitest";
import { PACK_CREDITS, PACK_IMAGE_CREDITS } from "#schema/billing/pricing.ts";
import { balanceOf } from "#tests/support/jobs/bookkeeping.ts";
import { disturbEverywhere, type Path } from "#tests/support/jobs/crash-everywhere.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { type Buyer, preparePictures } from "#tests/support/jobs/started-work.ts";

const { harness } = jobHarnessForFile();
const TIME = { timeout: 600_000 };
const COUNT = 3;

/** Pictures are asked for: all three arrive once and are paid once, or it was never begun. */
const path: Path<Buyer> = {
  prepare: () => preparePictures(harness, COUNT),
  act: ({ start }) => start(),
  async check({ userId, client }, asked) {
    const requests = (await client.trpc.generations.listRequests.query({})).items;
    if (asked) expect(requests).toHaveLength(1);
    for (const { status, pictures } of requests) {
      const frames = pictures.map((frame) => frame.status);
      expect([status, ...frames]).toEqual(Array(COUNT + 1).fill("COMPLETED"));
    }
    const library = (await client.trpc.generations.list.query({ limit: 100 })).items;
    expect(library).toHaveLength(requests.length * COUNT);
    expect(await balanceOf(harness, userId)).toBe(PACK_CREDITS - library.length * PACK_IMAGE_CREDITS);
  },
};

test("a request of pictures outlives a death of the Worker before and after any call", TIME, async () => {
  expect((await disturbEverywhere(harness, path)).length).toBeGreaterThan(25);
});

test("and a sleep before any call that others did meanwhile", TIME, async () => {
  const points = await disturbEverywhere(harness, path, { fate: "sleeps", when: "before" });
  expect(points.length).toBeGreaterThan(12);
});
