import { expect, test } from "vitest";
import { balanceOf } from "#tests/support/jobs/bookkeeping.ts";
import { disturbEverywhere, type Path } from "#tests/support/jobs/crash-everywhere.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { filmMaker, VIDEO_PRICE } from "#tests/support/jobs/people/film-maker.ts";

const { harness } = jobHarnessForFile();
const TIME = { timeout: 600_000 };

type Maker = Awaited<ReturnType<typeof filmMaker>> & { requestKey: string };

/** A video is asked for: it arrives once and is paid once, or it was never begun. */
const path: Path<Maker> = {
  prepare: async () => ({
    ...(await filmMaker(harness, VIDEO_PRICE)),
    requestKey: crypto.randomUUID(),
  }),
  act: ({ video, requestKey }) => video({ requestKey }),
  async check({ userId, videos }, asked) {
    const { items } = await videos.list.query({});
    if (asked) expect(items).toHaveLength(1);
    for (const { status } of items) expect(status).toBe("COMPLETED");
    expect(await balanceOf(harness, userId)).toBe(VIDEO_PRICE - items.length * VIDEO_PRICE);
  },
};

test("a video outlives a death of the Worker before and after any call", TIME, async () => {
  expect((await disturbEverywhere(harness, path)).length).toBeGreaterThan(15);
});
