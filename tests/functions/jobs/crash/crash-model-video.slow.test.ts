import { expect, test } from "vitest";
import { balanceOf } from "#tests/support/jobs/bookkeeping.ts";
import { disturbEverywhere, type Path } from "#tests/support/jobs/crash-everywhere.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { MODEL_VIDEO_PRICE, modelFilmMaker } from "#tests/support/jobs/people/model-film-maker.ts";

const { harness } = jobHarnessForFile();
const TIME = { timeout: 900_000 };

type Maker = Awaited<ReturnType<typeof modelFilmMaker>> & { requestKey: string };

/** A video of a model is asked for: still and movement arrive once and are paid once, or neither was begun. */
const path: Path<Maker> = {
  prepare: async () => ({ ...(await modelFilmMaker(harness)), requestKey: crypto.randomUUID() }),
  act: ({ video, requestKey }) => video({ requestKey }),
  async check({ userId, videos, pictures }, asked) {
    const { items } = await videos.list.query({});
    if (asked) expect(items).toHaveLength(1);
    for (const video of items) expect(video).toMatchObject({ status: "COMPLETED", stillStatus: "COMPLETED" });
    expect(await pictures()).toHaveLength(items.length);
    expect(await balanceOf(harness, userId)).toBe(MODEL_VIDEO_PRICE - items.length * MODEL_VIDEO_PRICE);
  },
};

test("a video of a model outlives a death of the Worker before and after any call", TIME, async () => {
  expect((await disturbEverywhere(harness, path)).length).toBeGreaterThan(25);
});
