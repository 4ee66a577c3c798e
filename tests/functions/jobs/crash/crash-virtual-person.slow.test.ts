import { expect, test } from "vitest";
import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { FACE_COUNT } from "#schema/virtual-people/person-prompt.ts";
import { VIEW_NAMES } from "#schema/virtual-people/person-views.ts";
import { balanceOf } from "#tests/support/jobs/bookkeeping.ts";
import { disturbEverywhere, type Path } from "#tests/support/jobs/crash-everywhere.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { inventingParts, inventor, PERSON_PRICES } from "#tests/support/jobs/people/inventor.ts";
import { withParts } from "#tests/support/replace-deps.ts";

const { harness } = jobHarnessForFile();
/** Times a call of each kind is died at: eight faces are made alike, one beside the other. */
const MOST = 3;
const TIME = { timeout: 900_000 };
const PAID = PERSON_PRICES.faces + PERSON_PRICES.views + TRAINING_CREDITS;

type Inventor = Awaited<ReturnType<typeof inventor>> & { id: string; requestKey: string };

/** Whose photo the provider works on: the newest inventor's. */
let photoKey = "";
const provider: Path<Inventor>["provider"] = (deps) =>
  withParts(
    deps,
    inventingParts(deps, () => photoKey, { asked: [], takes: () => true }),
  );
const prepared = async (ready: (work: Awaited<ReturnType<typeof inventor>>) => Promise<{ id: string }>) => {
  const work = await inventor(harness, PAID, null);
  photoKey = work.photoKey;
  return { ...work, ...(await ready(work)), requestKey: crypto.randomUUID() };
};

/** Faces are made: all of them once and paid once, or the person was never begun. */
const faces: Path<Inventor> = {
  provider,
  prepare: () => prepared(async () => ({ id: "" })),
  act: ({ create, requestKey }) => create({ requestKey }),
  async check({ userId, people }, asked) {
    const { items } = await people.list.query({});
    if (asked) expect(items).toHaveLength(1);
    for (const { id } of items) {
      const made = (await people.get.query({ id })).faces;
      expect(made.map(({ status }) => status)).toEqual(Array(FACE_COUNT).fill("COMPLETED"));
    }
    expect(await balanceOf(harness, userId)).toBe(PAID - items.length * PERSON_PRICES.faces);
  },
};

/** A model is trained of them: once, paid once, or never begun. */
const training: Path<Inventor> = {
  provider,
  prepare: () => prepared((work) => work.withViews()),
  act: async ({ people, id, requestKey, comparison }) =>
    people.train.mutate({ id, requestKey, comparison: await comparison() }),
  async check({ userId, people, id }, asked) {
    const { stage, views } = await people.get.query({ id });
    if (asked) expect(stage).toBe("READY");
    expect(views).toHaveLength(VIEW_NAMES.length);
    expect(await balanceOf(harness, userId)).toBe(stage === "READY" ? 0 : TRAINING_CREDITS);
  },
};

test.each([
  ["its faces", faces],
  ["its training", training],
])("a virtual person: %s outlive a death of the Worker before and after any call", TIME, async (_, path) => {
  expect((await disturbEverywhere(harness, path, { most: MOST })).length).toBeGreaterThan(15);
});
