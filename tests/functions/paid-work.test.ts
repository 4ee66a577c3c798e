import { beforeEach, describe, expect, test } from "vitest";
import { ADULT_PACK_VERSION } from "#schema/accounts/consent.ts";
import { PACK_CREDITS, PACK_IMAGE_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { THEMES } from "#schema/catalogue/index.ts";
import type { GenderOrCategory } from "#schema/trainings/training.ts";
import { idsOf } from "#tests/support/all-pages.ts";
import type { Columns } from "#tests/support/database/rows.ts";
import { sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import {
  creditsOf,
  insertModelOwner,
  SOME_ORDER,
  SOME_PACK,
  SOME_TRAINING,
} from "#tests/support/jobs/people/model-owner.ts";
import { uploadRow } from "#tests/support/photos/uploads.ts";
import { expectRefused, refusal, refusals } from "#tests/support/procedures/refusals.ts";
import { stopQueue } from "#tests/support/replace-deps.ts";

/** What holds for everything that credits pay for; the queue stands still, so nothing moves by itself. */
const harness = harnessForFile();
beforeEach(() => stopQueue(harness));

/** Someone with a model, a photo and so many credits. */
async function owner(credits: number, columns: Columns = {}) {
  const person = await insertModelOwner(harness, { credits, ...columns });
  const uploadId = crypto.randomUUID();
  await harness.db.write([uploadRow({ id: uploadId, userId: person.userId })]);
  return { ...person, uploadId };
}
type Owner = Awaited<ReturnType<typeof owner>>;

interface Work {
  price: number;
  start(one: Owner, requestKey: string): Promise<{ id: string }>;
  cancel(one: Owner, id: string): Promise<unknown>;
  /** How it stands; fails or answers nothing for who may not see it. */
  find(one: Owner, id: string): Promise<{ status: string } | undefined>;
  /** Deletes what it is made from. */
  strip(one: Owner): Promise<unknown>;
}

const deletePhoto = ({ trpc, uploadId }: Owner) => trpc.uploads.delete.mutate({ id: uploadId });
const deleteModel = ({ trpc, trainingId }: Owner) => trpc.trainings.delete.mutate({ id: trainingId });
const PICTURES = { prompt: "me on a beach", count: 4, aspect: "portrait", seed: 11 } as const;

const WORK: Record<string, Work> = {
  "a training": {
    price: TRAINING_CREDITS,
    start: ({ trpc, uploadId }, requestKey) =>
      trpc.trainings.start.mutate({ requestKey, uploadIds: [uploadId], ...SOME_TRAINING }),
    cancel: ({ trpc }, id) => trpc.trainings.cancel.mutate({ id }),
    find: ({ trpc }, id) => trpc.trainings.get.query({ id }),
    strip: deletePhoto,
  },
  "a pack": {
    price: PACK_CREDITS,
    start: ({ trpc, trainingId }, requestKey) =>
      trpc.packs.generate.mutate({ requestKey, trainingId, ...SOME_ORDER }),
    cancel: ({ trpc }, id) => trpc.packs.cancel.mutate({ id }),
    find: ({ trpc }, id) => trpc.packs.get.query({ id }),
    // whether the pack fits the model is asked each time
    strip: async () => {},
  },
  pictures: {
    price: 4 * PACK_IMAGE_CREDITS,
    start: ({ trpc, trainingId }, requestKey) =>
      trpc.generations.create.mutate({ requestKey, trainingId, ...PICTURES }),
    cancel: ({ trpc }, id) => trpc.generations.cancelRequest.mutate({ id }),
    find: async ({ trpc }, id) =>
      (await trpc.generations.listRequests.query({})).items.find((one) => one.id === id),
    strip: deleteModel,
  },
  "an edit": {
    price: 8,
    start: ({ trpc, uploadId: id }, requestKey) =>
      trpc.edits.create.mutate({
        requestKey,
        operation: "cut-out",
        inputs: { image: [{ kind: "upload", id }] },
        options: {},
      }),
    cancel: ({ trpc }, id) => trpc.edits.cancel.mutate({ id }),
    find: ({ trpc }, id) => trpc.edits.get.query({ id }),
    strip: deletePhoto,
  },
  "a video": {
    price: 34,
    start: ({ trpc, uploadId: id }, requestKey) =>
      trpc.videos.create.mutate({
        requestKey,
        type: "IMAGE_TO_VIDEO",
        model: "FRAMEPACK",
        quality: "LOW",
        inputs: { image: [{ kind: "upload", id }] },
        options: { prompt: "the camera comes closer" },
      }),
    cancel: ({ trpc }, id) => trpc.videos.cancel.mutate({ id }),
    find: ({ trpc }, id) => trpc.videos.get.query({ id }),
    strip: deletePhoto,
  },
};

const key = () => crypto.randomUUID();

describe.each(Object.entries(WORK))("%s", (_, { price, start, cancel, find, strip }) => {
  test("twice with one key is one, charged once: at once, later, ended, and with what it was made from gone", async () => {
    const [one, other] = [await owner(price * 2), await owner(price)];
    const requestKey = key();
    const answers = await Promise.all(Array.from({ length: 8 }, () => start(one, requestKey)));
    const [id = "", ...others] = new Set(idsOf([...answers, await start(one, requestKey)]));
    expect(others).toEqual([]);
    expect(await creditsOf(one)).toBe(price);
    // somebody else's key is another, and good when the balance no longer reaches
    const theirs = await start(other, requestKey);
    expect(theirs.id).not.toBe(id);
    expect(await start(other, requestKey)).toEqual(theirs);
    await cancel(one, id);
    await strip(one);
    expect(await start(one, requestKey)).toEqual({ id });
    expect([await creditsOf(one), await creditsOf(other)]).toEqual([price * 2, 0]);
  });

  test("at once with different keys and credits for one is one", async () => {
    const one = await owner(price * 2 - 1);
    const answers = await refusals([1, 2, 3, 4, 5].map(() => start(one, key())));
    expect(answers.toSorted()).toEqual([...Array(4).fill("INSUFFICIENT_CREDITS"), null].toSorted());
    expect(await creditsOf(one)).toBe(price - 1);
  });

  test("without the credits changes nothing", async () => {
    const one = await owner(price - 1);
    const { userId } = one;
    await expectRefused(harness, { userId, code: "INSUFFICIENT_CREDITS" }, () => start(one, key()));
  });

  test("cancelled before it starts is paid back, once", async () => {
    const one = await owner(price);
    const { id } = await start(one, key());
    expect(await refusals([1, 2, 3].map(() => cancel(one, id)))).toContain(null);
    expect(await creditsOf(one)).toBe(price);
    expect(await find(one, id)).toMatchObject({ status: "FAILED" });
    const { items } = await one.trpc.user.creditHistory.query({});
    const refunds = items.filter(({ reason }) => reason === "CANCELLED_GENERATION");
    expect(refunds.reduce((sum, { credits }) => sum + credits, 0)).toBe(price);
    expect(await refusals([cancel(one, id)])).toEqual(["NOT_FOUND"]);
    expect(await one.trpc.jobs.active.query()).toEqual([]);
  });

  test("is cancelled and seen by nobody else", async () => {
    const [one, stranger] = [await owner(price), await owner(1)];
    const { id } = await start(one, key());
    await expectRefused(harness, { userId: one.userId, code: "NOT_FOUND" }, () => cancel(stranger, id));
    expect(await find(one, id)).toMatchObject({ status: "PENDING" });
    expect(await find(stranger, id).catch(() => undefined)).toBeUndefined();
    expect(await stranger.trpc.jobs.active.query()).toEqual([]);
  });
});

describe.each(["a pack", "pictures"])("%s", (kind) => {
  const { price, start } = WORK[kind]!;

  test("with somebody else's model, or none of that name, changes nothing", async () => {
    const [one, other] = [await owner(price), await owner(1)];
    const { userId } = one;
    for (const trainingId of [other.trainingId, "none"])
      await expectRefused(harness, { userId, code: "NOT_FOUND" }, () =>
        start({ ...one, trainingId: trainingId as Owner["trainingId"] }, key()),
      );
  });

  test.each(["PENDING", "TRAINING", "FAILED"] as const)("with a %s model changes nothing", async (status) => {
    const one = await owner(price, { status });
    const { userId } = one;
    await expectRefused(harness, { userId, code: "TRAINING_NOT_READY" }, () => start(one, key()));
  });
});

type Selection = { themeSlug: string; packSlug: string; quantity?: number };
const generate = ({ trpc, trainingId }: Owner, ...selections: Selection[]) =>
  trpc.packs.generate.mutate({ requestKey: key(), trainingId, selections });
const NEON = { themeSlug: "cyberpunk", packSlug: "neon-noir" };

test("a pack is charged for and shown at once: five prompts, four pictures each", async () => {
  const person = await owner(PACK_CREDITS + 3);
  const { id } = await generate(person, SOME_PACK);
  expect(await creditsOf(person)).toBe(3);
  expect(await person.trpc.packs.get.query({ id })).toMatchObject({
    id,
    name: "The Private Eye",
    status: "PENDING",
    trainingId: person.trainingId,
    trainingName: "Me",
    totalImages: 20,
    selections: [{ ...SOME_PACK, quantity: 1 }],
  });
  const jobs = await person.trpc.jobs.active.query();
  expect(jobs.map(({ subjectId }) => subjectId)).toEqual(Array(5).fill(id));
  const rows = await harness.db.orm.all<{ prompt: string; n: number; width: number }>(
    `SELECT prompt, count(*) AS n, width FROM packInferenceJob WHERE packId = '${id}' GROUP BY jobId`,
  );
  expect(rows).toHaveLength(5);
  for (const row of rows) {
    expect(row).toMatchObject({ n: 4, width: 896, prompt: expect.stringContaining("LKN12345678") });
    expect(row.prompt).not.toContain("{{");
  }
  const [charge] = (await person.trpc.user.creditHistory.query({})).items;
  expect(charge).toMatchObject({ credits: -PACK_CREDITS, reasonExtra: { kind: "PACK", packId: id } });
});

test("a pack that shows more of a person needs the declaration, which is kept with it", async () => {
  const person = await owner(PACK_CREDITS);
  const { userId, trainingId } = person;
  const lace = { themeSlug: "lingerie", packSlug: "lace-dreams" } as const;
  await expectRefused(harness, { userId, code: "CONSENT_NEEDED" }, () => generate(person, SOME_PACK, lace));
  const { id } = await person.trpc.packs.generate.mutate({
    ...{ requestKey: key(), trainingId, selections: [lace] },
    consent: ADULT_PACK_VERSION,
  });
  const agreed = (await person.trpc.account.consents.query({})).items;
  expect(agreed.find(({ kind }) => kind === "ADULT_PACK")).toMatchObject({ version: ADULT_PACK_VERSION });
  expect(
    await harness.db.orm.all(`SELECT kind, subjectId FROM likenessConsent WHERE userId = '${userId}'`),
  ).toEqual([{ kind: "ADULT_PACK", subjectId: id }]);
});

test("several packs are one order: charged and cancelled as one, each picture of its own pack", async () => {
  const person = await owner(3 * PACK_CREDITS);
  const selections = [
    { ...SOME_PACK, quantity: 2 },
    { ...NEON, quantity: 1 },
  ];
  const { id } = await generate(person, ...selections);
  expect(await creditsOf(person)).toBe(0);
  const order = { name: "The Private Eye and 1 more", totalImages: 60, selections };
  expect((await person.trpc.packs.list.query({})).items).toMatchObject([{ id, ...order }]);
  const rows = await harness.db.orm.all<{ promptPackId: string; n: number; jobs: number }>(
    `SELECT promptPackId, count(*) AS n, count(DISTINCT jobId) AS jobs FROM packInferenceJob
     WHERE packId = '${id}' GROUP BY promptPackId ORDER BY min(position)`,
  );
  expect(rows).toEqual([
    { promptPackId: "film-noir/the-private-eye", n: 40, jobs: 10 },
    { promptPackId: "cyberpunk/neon-noir", n: 20, jobs: 5 },
  ]);
  await person.trpc.packs.cancel.mutate({ id });
  expect(await creditsOf(person)).toBe(3 * PACK_CREDITS);
});

test.each([
  ["none", []],
  ["six", [{ ...SOME_PACK, quantity: 6 }]],
  ["six of two kinds", [{ ...SOME_PACK, quantity: 5 }, NEON]],
  ["less than one", [SOME_PACK, { ...NEON, quantity: 0 }]],
])("an order of %s changes nothing", async (_, selections) => {
  const person = await owner(6 * PACK_CREDITS);
  const { userId } = person;
  await expectRefused(harness, { userId, code: "BAD_INPUT" }, () => generate(person, ...selections));
});

test("a pack bought while its model is being deleted does one of the two, never half", async () => {
  const person = await owner(PACK_CREDITS);
  const deleting = person.trpc.trainings.delete.mutate({ id: person.trainingId });
  const [made, deleted] = await refusals([generate(person, SOME_PACK), deleting]);
  expect(await creditsOf(person)).toBe(made === null ? 0 : PACK_CREDITS);
  if (made === null && deleted !== null) expect(deleted).toBe("TRAINING_BUSY");
  if (made !== null) expect(["NOT_FOUND", "TRAINING_NOT_READY"]).toContain(made);
});

test.each([
  [{ ...SOME_PACK, themeSlug: "no-such-theme" }],
  [{ ...SOME_PACK, packSlug: "no-such-pack" }],
  // a pack of another theme
  [{ themeSlug: "cyberpunk", packSlug: "the-private-eye" }],
  [{ themeSlug: "__proto__", packSlug: "constructor" }],
])("a pack of %j, which is none, changes nothing, nor does a real one beside it", async (input) => {
  const person = await owner(2 * PACK_CREDITS);
  const { userId } = person;
  await expectRefused(harness, { userId, code: "PACK_UNKNOWN" }, () => generate(person, SOME_PACK, input));
});

test("a pack of a theme that was hidden starts nothing and costs nothing, until it is shown again", async () => {
  const person = await owner(2 * PACK_CREDITS);
  const { userId } = person;
  const show = (isPublic: 0 | 1) =>
    harness.db.write([sql("UPDATE promptCategory SET isPublic = ? WHERE slug = 'yearbook'", isPublic)]);
  const hidden = async () => (await fetch(`${harness.url}/api/catalogue/hidden`)).json();
  const buy = () => generate(person, SOME_PACK, { themeSlug: "yearbook", packSlug: "classic-grad" });
  expect(await hidden()).toMatchObject({ hidden: [] });
  await show(0);
  expect(await hidden()).toMatchObject({ hidden: ["yearbook"] });
  await expectRefused(harness, { userId, code: "PACK_UNKNOWN" }, buy);
  await show(1);
  expect(await refusal(buy())).toBeNull();
});

test("a pack that is not made for this model changes nothing", async () => {
  // no pack of the catalogue is closed to anybody yet: one is, for the length of the test
  const pack = THEMES.find(({ slug }) => slug === SOME_PACK.themeSlug)!.packs.find(
    ({ slug }) => slug === SOME_PACK.packSlug,
  ) as { allowedGenderOrCategory: readonly GenderOrCategory[] };
  const allowed = pack.allowedGenderOrCategory;
  const buyAs = async (genderOrCategory: GenderOrCategory) =>
    refusal(generate(await owner(2 * PACK_CREDITS, { genderOrCategory }), NEON, SOME_PACK));
  pack.allowedGenderOrCategory = ["WOMAN"];
  try {
    for (const genderOrCategory of ["MAN", "NEUTRAL"]) {
      const person = await owner(2 * PACK_CREDITS, { genderOrCategory });
      const { userId } = person;
      const buy = () => generate(person, NEON, SOME_PACK);
      await expectRefused(harness, { userId, code: "PACK_NOT_ALLOWED" }, buy);
    }
    expect(await buyAs("WOMAN")).toBeNull();
  } finally {
    pack.allowedGenderOrCategory = allowed;
  }
  for (const gender of ["MAN", "WOMAN", "NEUTRAL"] as const) expect(await buyAs(gender)).toBeNull();
});
