import { beforeEach, expect, test } from "vitest";
import { PACK_CREDITS } from "#schema/billing/pricing.ts";
import { THEMES } from "#schema/catalogue/index.ts";
import type { GenderOrCategory } from "#schema/trainings/training.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { creditsOf, insertModelOwner, SOME_PACK } from "#tests/support/model-owner.ts";
import { expectRefused, refusal, refusals } from "#tests/support/refusals.ts";
import { stopQueue } from "#tests/support/replace-deps.ts";

/** Buying packs; the queue stands still, so nothing moves by itself. */
const harness = harnessForFile();
beforeEach(() => stopQueue(harness));

async function ready(credits: number, gender?: GenderOrCategory) {
  const person = await insertModelOwner(harness, { credits, genderOrCategory: gender });
  const { trpc, trainingId } = person;
  type Input = Parameters<typeof trpc.packs.generate.mutate>[0];
  const generate = (input: Partial<Input> = {}) =>
    trpc.packs.generate.mutate({ requestKey: crypto.randomUUID(), trainingId, ...SOME_PACK, ...input });
  return { ...person, generate };
}

test("charges for it and shows it at once: five prompts, four pictures each", async () => {
  const person = await ready(PACK_CREDITS + 3);
  const { id } = await person.generate();
  expect(await creditsOf(person)).toBe(3);
  expect(await person.trpc.packs.get.query({ id })).toMatchObject({
    ...{ id, name: "The Private Eye", ...SOME_PACK, status: "PENDING" },
    ...{ trainingId: person.trainingId, trainingName: "Me" },
    ...{ generatedImages: 0, failedImages: 0, totalImages: 20 },
  });
  const jobs = await person.trpc.jobs.active.query();
  expect(jobs.map(({ subjectId }) => subjectId)).toEqual(Array(5).fill(id));
  const rows = await harness.db.orm.all<{ prompt: string; n: number; width: number }>(
    `SELECT prompt, count(*) AS n, width FROM packInferenceJob WHERE packId = '${id}' GROUP BY jobId`,
  );
  expect(rows).toHaveLength(5);
  for (const row of rows) {
    expect(row).toMatchObject({ n: 4, width: 1024, prompt: expect.stringContaining("LKN12345678") });
    expect(row.prompt).not.toContain("{{");
  }
  const [charge] = (await person.trpc.user.creditHistory.query({})).items;
  expect(charge).toMatchObject({ credits: -PACK_CREDITS, reasonExtra: { kind: "PACK", packId: id } });
});

test("while the training is being deleted does one of the two, never half", async () => {
  const person = await ready(PACK_CREDITS);
  const deleting = person.trpc.trainings.delete.mutate({ id: person.trainingId });
  const [made, deleted] = await refusals([person.generate(), deleting]);
  expect(await creditsOf(person)).toBe(made === null ? 0 : PACK_CREDITS);
  if (made === null && deleted !== null) expect(deleted).toBe("TRAINING_BUSY");
  if (made !== null) expect(["NOT_FOUND", "TRAINING_NOT_READY"]).toContain(made);
});

test.each([
  [{ themeSlug: "no-such-theme" }],
  [{ packSlug: "no-such-pack" }],
  // a pack of another theme
  [{ themeSlug: "cyberpunk", packSlug: "the-private-eye" }],
  [{ themeSlug: "__proto__", packSlug: "constructor" }],
])("%j, which is none, changes nothing", async (input) => {
  const { userId, generate } = await ready(PACK_CREDITS);
  await expectRefused(harness, { userId, code: "PACK_UNKNOWN" }, () => generate(input));
});

test("of a theme that was hidden starts nothing and costs nothing, until it is shown again", async () => {
  const { userId, generate } = await ready(PACK_CREDITS);
  const show = async (isPublic: 0 | 1) =>
    harness.db.write([
      { sql: "UPDATE promptCategory SET isPublic = ? WHERE slug = 'yearbook'", args: [isPublic] },
    ]);
  const hidden = async () => (await fetch(`${harness.url}/api/catalogue/hidden`)).json();
  const buy = () => generate({ themeSlug: "yearbook", packSlug: "classic-grad" });
  expect(await hidden()).toEqual({ hidden: [] });
  await show(0);
  expect(await hidden()).toEqual({ hidden: ["yearbook"] });
  await expectRefused(harness, { userId, code: "PACK_UNKNOWN" }, buy);
  await show(1);
  expect(await refusal(buy())).toBeNull();
});

test("that is not made for this model changes nothing", async () => {
  // no pack of the catalogue is closed to anybody yet: one is, for the length of the test
  const pack = THEMES.find(({ slug }) => slug === SOME_PACK.themeSlug)!.packs.find(
    ({ slug }) => slug === SOME_PACK.packSlug,
  ) as { allowedGenderOrCategory: readonly GenderOrCategory[] };
  const allowed = pack.allowedGenderOrCategory;
  const buyAs = async (gender: GenderOrCategory) => refusal((await ready(PACK_CREDITS, gender)).generate());
  pack.allowedGenderOrCategory = ["WOMAN"];
  try {
    for (const gender of ["MAN", "NEUTRAL"] as const) {
      const { userId, generate } = await ready(PACK_CREDITS, gender);
      await expectRefused(harness, { userId, code: "PACK_NOT_ALLOWED" }, generate);
    }
    expect(await buyAs("WOMAN")).toBeNull();
  } finally {
    pack.allowedGenderOrCategory = allowed;
  }
  for (const gender of ["MAN", "WOMAN", "NEUTRAL"] as const) expect(await buyAs(gender)).toBeNull();
});
