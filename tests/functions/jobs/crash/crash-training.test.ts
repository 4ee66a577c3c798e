import { expect, test } from "vitest";
import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { balanceOf, jobsOf } from "#tests/support/jobs/bookkeeping.ts";
import { disturbEverywhere, type Path } from "#tests/support/jobs/crash-everywhere.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { type Buyer, prepareTraining } from "#tests/support/jobs/started-work.ts";

const { harness } = jobHarnessForFile();
const TIME = { timeout: 600_000 };

/** A photo goes up and a model is trained from it: delivered and paid once, or never begun. */
const path: Path<Buyer> = {
  prepare: () => prepareTraining(harness),
  act: ({ start }) => start(),
  async check({ userId, client }, asked) {
    const jobs = await jobsOf(harness, userId);
    if (asked) expect(jobs).toHaveLength(1);
    for (const job of jobs) expect(job).toMatchObject({ status: "COMPLETED", delivered: 1 });
    expect(await balanceOf(harness, userId)).toBe(TRAINING_CREDITS * (1 - jobs.length));
    const { items } = await client.trpc.trainings.list.query({});
    expect(items.map((training) => training.status)).toEqual(jobs.map(() => "COMPLETED"));
  },
};

test("a training outlives a death of the Worker before and after any call", TIME, async () => {
  expect((await disturbEverywhere(harness, path)).length).toBeGreaterThan(48);
});

// asleep after one call is asleep before the next
test("a Worker that wakes up when others have done its work changes nothing", TIME, async () => {
  const points = await disturbEverywhere(harness, path, { fate: "sleeps", when: "before" });
  expect(points.length).toBeGreaterThan(24);
});
