import { expect, test } from "vitest";
import { PACK_CREDITS } from "#schema/billing/pricing.ts";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { balanceOf } from "#tests/support/jobs/bookkeeping.ts";
import { disturbEverywhere, type Path } from "#tests/support/jobs/crash-everywhere.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { type Buyer, preparePack } from "#tests/support/jobs/started-work.ts";

const { harness } = jobHarnessForFile();

/** A pack is bought: all twenty pictures arrive once and are paid once, or it was never begun. */
const path: Path<Buyer> = {
  prepare: () => preparePack(harness),
  act: ({ start }) => start(),
  async check({ userId, client }, asked) {
    const packs = (await client.trpc.packs.list.query({})).items;
    if (asked) expect(packs).toHaveLength(1);
    const whole = { status: "COMPLETED", generatedImages: IMAGES_PER_PACK, failedImages: 0 };
    for (const pack of packs) expect(pack).toMatchObject(whole);
    const pictures = (await client.trpc.generations.list.query({ limit: 100 })).items;
    expect(pictures).toHaveLength(packs.length * IMAGES_PER_PACK);
    expect(await balanceOf(harness, userId)).toBe(PACK_CREDITS * (1 - packs.length));
  },
};

/** Five prompts repeat their calls, each with rows of its own: the first, the middle and the last are taken. */
const MOST = 3;

test("a pack outlives a death of the Worker before and after any call", { timeout: 600_000 }, async () => {
  expect((await disturbEverywhere(harness, path, { most: MOST })).length).toBeGreaterThan(70);
});
