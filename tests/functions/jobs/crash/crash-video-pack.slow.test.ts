import { expect, test } from "vitest";
import { balanceOf } from "#tests/support/jobs/bookkeeping.ts";
import { disturbEverywhere, type Path } from "#tests/support/jobs/crash-everywhere.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { director, PRICES } from "#tests/support/jobs/people/director.ts";

const { harness } = jobHarnessForFile();
const TIME = { timeout: 900_000 };
const PAID = 2 * (PRICES.still + PRICES.scene) + PRICES.join;

type Director = Awaited<ReturnType<typeof director>> & { requestKey: string };
const prepared = async (ready: (work: Awaited<ReturnType<typeof director>>) => Promise<unknown>) => {
  const work = await director(harness, PAID, 2);
  await ready(work);
  return { ...work, requestKey: crypto.randomUUID() };
};

/** Scenes are set in motion: they arrive once and are paid once, or were never begun. */
const moving: Path<Director> = {
  prepare: () => prepared((work) => work.withStills()),
  act: async ({ videoPacks, id, requestKey, pack, idsOf }) =>
    videoPacks.moveScenes.mutate({ id, requestKey, sceneIds: idsOf(await pack()) }),
  async check({ userId, pack }, asked) {
    const { status, videoCount, scenes } = await pack();
    expect(status).toBe("PENDING");
    expect(videoCount).toBe(asked ? 2 : scenes.filter(({ video }) => video !== null).length);
    expect(await balanceOf(harness, userId)).toBe(PAID - 2 * PRICES.still - videoCount * PRICES.scene);
  },
};

/** They are joined: one film, paid once, in the place of none. */
const joining: Path<Director> = {
  prepare: () => prepared((work) => work.withVideos()),
  act: ({ videoPacks, id, requestKey }) => videoPacks.join.mutate({ id, requestKey }),
  async check({ userId, pack }, asked) {
    const { status, filmUrl, filmIsCurrent } = await pack();
    if (asked) expect(status).toBe("COMPLETED");
    expect(filmIsCurrent).toBe(status === "COMPLETED");
    expect(filmUrl === null).toBe(status !== "COMPLETED");
    expect(await balanceOf(harness, userId)).toBe(status === "COMPLETED" ? 0 : PRICES.join);
  },
};

test.each([
  ["set in motion", moving],
  ["joined", joining],
])("scenes %s outlive a death of the Worker before and after any call", TIME, async (_, path) => {
  expect((await disturbEverywhere(harness, path)).length).toBeGreaterThan(15);
});
