import { expect, test } from "vitest";
import { balanceOf } from "#tests/support/jobs/bookkeeping.ts";
import { disturbEverywhere, type Path } from "#tests/support/jobs/crash-everywhere.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { enlargingParts, UPSCALE_PRICE } from "#tests/support/jobs/people/enlarger.ts";
import { filmMaker, VIDEO_PRICE } from "#tests/support/jobs/people/film-maker.ts";
import { withParts } from "#tests/support/replace-deps.ts";

const { harness } = jobHarnessForFile();
const TIME = { timeout: 900_000 };
const PRICE = VIDEO_PRICE + UPSCALE_PRICE;

type Maker = Awaited<ReturnType<typeof filmMaker>> & { requestKey: string };

/** A video that is enlarged is asked for: it arrives large, once, and is paid once, or it was never begun. */
const path: Path<Maker> = {
  provider: (deps) => withParts(deps, enlargingParts(deps)),
  prepare: async () => ({ ...(await filmMaker(harness, PRICE)), requestKey: crypto.randomUUID() }),
  act: ({ video, requestKey }) => video({ requestKey, higherQuality: true }),
  async check({ userId, videos }, asked) {
    const { items } = await videos.list.query({});
    if (asked) expect(items).toHaveLength(1);
    for (const video of items) expect(video).toMatchObject({ status: "COMPLETED", upscale: "done" });
    expect(await balanceOf(harness, userId)).toBe(PRICE - items.length * PRICE);
  },
};

test("a video that is enlarged outlives a death of the Worker before and after any call", TIME, async () => {
  expect((await disturbEverywhere(harness, path)).length).toBeGreaterThan(25);
});
