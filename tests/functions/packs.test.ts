import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { THEMES } from "#schema/catalogue/index.ts";
import { ERRORS } from "#schema/errors.ts";
import { PACK_CREDITS, PACK_IMAGE_CREDITS } from "#schema/pricing.ts";
import type { GenderOrCategory, TrainingStatus } from "#schema/training.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { addCharge, trainingRow } from "#tests/support/rows.ts";
import { refusal, signedIn, stopQueue, told } from "#tests/support/signed-in.ts";

/** Buying, listing and cancelling packs; the queue stands still, so nothing moves by itself. */
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
beforeEach(() => stopQueue(harness));
afterAll(async () => {
  expect(await harness.audit()).toEqual([]);
  await harness.close();
});

async function ready(credits: number, input: { status?: TrainingStatus; gender?: GenderOrCategory } = {}) {
  // one credit goes to the charge the training hangs on
  const person = await signedIn(harness, { credits: credits + 1 });
  const trainingId = crypto.randomUUID();
  const chargeId = await addCharge(harness.db, person.userId);
  await harness.db.write([trainingRow({ id: trainingId, userId: person.userId, chargeId, ...input })]);
  const { trpc } = person.client;
  type Input = Parameters<typeof trpc.packs.generate.mutate>[0];
  const generate = (input: Partial<Input> = {}) =>
    trpc.packs.generate.mutate({
      requestKey: crypto.randomUUID(),
      trainingId,
      themeSlug: "film-noir",
      packSlug: "the-private-eye",
      ...input,
    });
  return { ...person, trpc, trainingId, generate };
}

const credits = async (person: { trpc: Awaited<ReturnType<typeof ready>>["trpc"] }) =>
  (await person.trpc.user.getCredits.query()).amount;

/** What of a person is in the database: nothing may differ after a refusal. */
async function state(userId: string) {
  const tables = [
    "SELECT credits FROM user WHERE id = ?",
    "SELECT id FROM userCreditHistory WHERE userId = ?",
    "SELECT id, status FROM userGeneratedPack WHERE userId = ?",
    "SELECT id, status FROM job WHERE userId = ?",
  ];
  const results = await harness.db.write(tables.map((sql) => ({ sql, args: [userId] })));
  return JSON.stringify(results.map(({ rows }) => rows));
}

describe("buying a pack", () => {
  test("charges for it and shows it at once: five prompts, four pictures each", async () => {
    const person = await ready(PACK_CREDITS + 3);
    const { id } = await person.generate();
    expect(await credits(person)).toBe(3);
    expect(await person.trpc.packs.get.query({ id })).toMatchObject({
      id,
      name: "The Private Eye",
      themeSlug: "film-noir",
      packSlug: "the-private-eye",
      trainingId: person.trainingId,
      trainingName: "Me",
      status: "PENDING",
      generatedImages: 0,
      failedImages: 0,
      totalImages: 20,
    });
    const jobs = await person.trpc.jobs.active.query();
    expect(jobs).toHaveLength(5);
    expect(new Set(jobs.map((job) => job.subjectId))).toEqual(new Set([id]));
    const rows = await harness.db.orm.all<{ prompt: string; n: number; width: number }>(
      `SELECT prompt, count(*) AS n, width FROM packInferenceJob WHERE packId = '${id}' GROUP BY jobId`,
    );
    expect(rows.map(({ n }) => n)).toEqual([4, 4, 4, 4, 4]);
    for (const { prompt, width } of rows) {
      expect(prompt).not.toContain("{{");
      expect(prompt).toContain("LKN12345678");
      expect(width).toBe(1024);
    }
    const [charge] = (await person.trpc.user.creditHistory.query({})).items;
    expect(charge).toMatchObject({ credits: -PACK_CREDITS, reasonExtra: { kind: "PACK", packId: id } });
  });

  test("twice with one key makes and charges one, later and at once", async () => {
    const person = await ready(PACK_CREDITS * 3);
    const requestKey = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => person.generate({ requestKey })));
    answers.push(await person.generate({ requestKey }));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await credits(person)).toBe(PACK_CREDITS * 2);
    expect((await person.trpc.packs.list.query({})).items).toHaveLength(1);
    expect(await person.trpc.jobs.active.query()).toHaveLength(5);
    // also when the balance would no longer reach
    const poor = await ready(PACK_CREDITS);
    const first = await poor.generate({ requestKey });
    expect(await poor.generate({ requestKey })).toEqual(first);
    expect(await credits(poor)).toBe(0);
  });

  test("at once with different keys and credits for two makes two", async () => {
    const person = await ready(PACK_CREDITS * 2 + 1);
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => refusal(person.generate())));
    expect(answers.filter((answer) => answer === null)).toHaveLength(2);
    expect(answers.filter((answer) => answer === "INSUFFICIENT_CREDITS")).toHaveLength(4);
    expect(await credits(person)).toBe(1);
    expect(await person.trpc.jobs.active.query()).toHaveLength(10);
  });

  test("without the credits changes nothing", async () => {
    const person = await ready(PACK_CREDITS - 1);
    const before = await state(person.userId);
    expect(await told(person.generate())).toMatchObject({
      code: "INSUFFICIENT_CREDITS",
      message: ERRORS.INSUFFICIENT_CREDITS.message,
    });
    expect(await state(person.userId)).toBe(before);
  });

  test("with somebody else's training, or none, changes nothing", async () => {
    const person = await ready(PACK_CREDITS);
    const other = await ready(0);
    const before = await state(person.userId);
    for (const trainingId of [other.trainingId, "none"]) {
      expect(await refusal(person.generate({ trainingId }))).toBe("NOT_FOUND");
    }
    expect(await state(person.userId)).toBe(before);
  });

  test.each(["PENDING", "TRAINING", "FAILED"] as const)(
    "with a %s training changes nothing",
    async (status) => {
      const person = await ready(PACK_CREDITS, { status });
      const before = await state(person.userId);
      expect(await told(person.generate())).toMatchObject({
        code: "TRAINING_NOT_READY",
        message: ERRORS.TRAINING_NOT_READY.message,
      });
      expect(await state(person.userId)).toBe(before);
    },
  );

  test("while the training is being deleted does one of the two, never half", async () => {
    const person = await ready(PACK_CREDITS);
    const [made, deleted] = await Promise.all([
      refusal(person.generate()),
      refusal(person.trpc.trainings.delete.mutate({ id: person.trainingId })),
    ]);
    expect(await credits(person)).toBe(made === null ? 0 : PACK_CREDITS);
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
    const person = await ready(PACK_CREDITS);
    const before = await state(person.userId);
    expect(await told(person.generate(input))).toMatchObject({
      code: "PACK_UNKNOWN",
      message: ERRORS.PACK_UNKNOWN.message,
    });
    expect(await state(person.userId)).toBe(before);
  });

  test("of a theme that was hidden starts nothing and costs nothing, until it is shown again", async () => {
    const person = await ready(PACK_CREDITS);
    const show = async (isPublic: 0 | 1) =>
      harness.db.write([
        { sql: "UPDATE promptCategory SET isPublic = ? WHERE slug = 'yearbook'", args: [isPublic] },
      ]);
    const hidden = async () => (await fetch(`${harness.url}/api/catalogue/hidden`)).json();
    const pack = { themeSlug: "yearbook", packSlug: "classic-grad" };
    expect(await hidden()).toEqual({ hidden: [] });
    await show(0);
    expect(await hidden()).toEqual({ hidden: ["yearbook"] });
    const before = await state(person.userId);
    expect(await refusal(person.generate(pack))).toBe("PACK_UNKNOWN");
    expect(await state(person.userId)).toBe(before);
    await show(1);
    expect(await refusal(person.generate(pack))).toBeNull();
  });

  test.each([[{ requestKey: "x" }], [{ trainingId: "" }], [{ themeSlug: "x".repeat(65) }]])(
    "with %j is refused",
    async (input) => {
      const person = await ready(PACK_CREDITS);
      expect(await refusal(person.generate(input))).toBe("BAD_INPUT");
      expect(await credits(person)).toBe(PACK_CREDITS);
    },
  );

  test("that is not made for this model changes nothing", async () => {
    // the catalogue of this step has no such pack: one is closed to men for the length of the test
    const pack = THEMES.find(({ slug }) => slug === "film-noir")!.packs.find(
      ({ slug }) => slug === "the-private-eye",
    )!;
    const allowed = pack.allowedGenderOrCategory;
    const closed = pack as { allowedGenderOrCategory: readonly GenderOrCategory[] };
    closed.allowedGenderOrCategory = ["WOMAN"];
    try {
      for (const gender of ["MAN", "NEUTRAL"] as const) {
        const person = await ready(PACK_CREDITS, { gender });
        const before = await state(person.userId);
        expect(await told(person.generate())).toMatchObject({
          code: "PACK_NOT_ALLOWED",
          message: ERRORS.PACK_NOT_ALLOWED.message,
        });
        expect(await state(person.userId)).toBe(before);
      }
      expect(await refusal((await ready(PACK_CREDITS, { gender: "WOMAN" })).generate())).toBeNull();
    } finally {
      closed.allowedGenderOrCategory = allowed;
    }
    for (const gender of ["MAN", "WOMAN", "NEUTRAL"] as const) {
      expect(await refusal((await ready(PACK_CREDITS, { gender })).generate())).toBeNull();
    }
  });
});

describe("cancelling a pack", () => {
  test("before it starts pays everything back, once", async () => {
    const person = await ready(PACK_CREDITS);
    const { id } = await person.generate();
    const answers = await Promise.all([1, 2, 3].map(() => refusal(person.trpc.packs.cancel.mutate({ id }))));
    expect(answers).toContain(null);
    expect(await credits(person)).toBe(PACK_CREDITS);
    expect(await person.trpc.packs.get.query({ id })).toMatchObject({ status: "FAILED", failedImages: 20 });
    const { items } = await person.trpc.user.creditHistory.query({});
    const refunds = items.filter(({ reason }) => reason === "CANCELLED_GENERATION");
    expect(refunds.map((refund) => refund.credits)).toEqual(
      Array.from({ length: 5 }, () => 4 * PACK_IMAGE_CREDITS),
    );
  });

  test("of somebody else is refused and changes nothing", async () => {
    const person = await ready(PACK_CREDITS);
    const { id } = await person.generate();
    const before = await state(person.userId);
    const stranger = await signedIn(harness);
    expect(await refusal(stranger.client.trpc.packs.cancel.mutate({ id }))).toBe("NOT_FOUND");
    expect(await state(person.userId)).toBe(before);
  });
});

describe("packs", () => {
  test("of somebody else are not to be seen", async () => {
    const person = await ready(PACK_CREDITS);
    const { id } = await person.generate();
    const stranger = await signedIn(harness);
    expect(await refusal(stranger.client.trpc.packs.get.query({ id }))).toBe("NOT_FOUND");
    expect((await stranger.client.trpc.packs.list.query({})).items).toEqual([]);
    expect((await stranger.client.trpc.generations.list.query({ packId: id })).items).toEqual([]);
  });

  test("come in pages, newest first, each once", async () => {
    const person = await ready(PACK_CREDITS * 3);
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.unshift((await person.generate()).id);
    const first = await person.trpc.packs.list.query({ limit: 2 });
    const second = await person.trpc.packs.list.query({ limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
  });
});
