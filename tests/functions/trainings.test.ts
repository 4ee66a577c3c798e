import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FACE_CONSENT_VERSION } from "#schema/consent.ts";
import { ERRORS, JOB_FAILURES } from "#schema/errors.ts";
import { MAX_RUNNING_TRAININGS } from "#schema/limits.ts";
import { TRAINING_CREDITS } from "#schema/pricing.ts";
import { TRAINING_PHOTOS } from "#schema/training.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { photo } from "#tests/support/people.ts";
import { refusal, signedIn, stopQueue, told } from "#tests/support/signed-in.ts";

/** Starting, listing and cancelling trainings; the queue stands still, so nothing moves by itself. */
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
beforeEach(() => stopQueue(harness));
afterAll(async () => {
  expect(await harness.audit()).toEqual([]);
  await harness.close();
});

async function ready(credits: number, seeds = [1]) {
  const person = await signedIn(harness, { credits });
  const uploadIds: string[] = [];
  for (const seed of seeds) uploadIds.push((await person.client.upload(`${seed}.jpg`, await photo(seed))).id);
  const { trpc } = person.client;
  type Input = Parameters<typeof trpc.trainings.start.mutate>[0];
  const start = (input: Partial<Input> = {}) =>
    trpc.trainings.start.mutate({
      requestKey: crypto.randomUUID(),
      name: "Me",
      genderOrCategory: "WOMAN",
      uploadIds,
      consent: true,
      ...input,
    });
  return { ...person, trpc, uploadIds, start };
}

/** What of a person is in the database: nothing may differ after a refusal. */
async function state(userId: string) {
  const tables = {
    user: "SELECT credits FROM user WHERE id = ?",
    history: "SELECT id FROM userCreditHistory WHERE userId = ?",
    trainings: "SELECT id, status FROM training WHERE userId = ?",
    jobs: "SELECT id, status FROM job WHERE userId = ?",
    photos:
      "SELECT p.id FROM trainingUploadImage p JOIN training t ON t.id = p.trainingId WHERE t.userId = ?",
  };
  const results = await harness.db.write(Object.values(tables).map((sql) => ({ sql, args: [userId] })));
  return JSON.stringify(results.map(({ rows }) => rows));
}

const credits = async (person: { trpc: Awaited<ReturnType<typeof ready>>["trpc"] }) =>
  (await person.trpc.user.getCredits.query()).amount;

describe("starting a training", () => {
  test("keeps which text somebody agreed to, and none where they agreed to none", async () => {
    const person = await ready(2 * TRAINING_CREDITS);
    const { id } = await person.start({ faceConsent: FACE_CONSENT_VERSION });
    const other = await person.start();
    const consentOf = (trainingId: string) =>
      harness.db.first({
        sql: "SELECT consentVersion, consentLanguage FROM training WHERE id = ?",
        args: [trainingId],
      });
    expect(await consentOf(id)).toMatchObject({
      consentVersion: `${FACE_CONSENT_VERSION} embedded`,
      consentLanguage: "en",
    });
    expect(await consentOf(other.id)).toMatchObject({ consentVersion: null, consentLanguage: null });
    // a text that never was
    const invented = { faceConsent: "1999-01-01" as typeof FACE_CONSENT_VERSION };
    expect(await refusal(person.start(invented))).toBe("BAD_INPUT");
  });

  test("charges for it and shows it at once", async () => {
    const person = await ready(TRAINING_CREDITS + 5, [1, 2]);
    const { id } = await person.start({ name: "  Spring  ", keepPhotos: true });
    expect(await credits(person)).toBe(5);
    const view = await person.trpc.trainings.get.query({ id });
    expect(view).toMatchObject({
      id,
      name: "Spring",
      status: "PENDING",
      genderOrCategory: "WOMAN",
      report: null,
      failure: null,
      keepPhotos: true,
    });
    expect(view.photos).toHaveLength(2);
    expect((await person.client.fetch(view.photos[0]!.url)).status).toBe(200);
    const list = await person.trpc.trainings.list.query({});
    expect(list.items).toMatchObject([{ id, name: "Spring", photoCount: 2, coverUrl: view.photos[0]!.url }]);
    const [charge] = (await person.trpc.user.creditHistory.query({})).items;
    expect(charge).toMatchObject({
      credits: -TRAINING_CREDITS,
      reason: "OTHER",
      reasonExtra: { kind: "TRAINING", trainingId: id },
    });
    expect(await person.trpc.jobs.active.query()).toMatchObject([{ kind: "TRAINING", subjectId: id }]);
  });

  test("is remembered with the time of consent, and photos are not kept unless asked", async () => {
    const person = await ready(TRAINING_CREDITS);
    const { id } = await person.start();
    const [row] = await harness.db.orm.all<Record<string, number>>(
      `SELECT consentedAt, keepPhotos, isPublic FROM training WHERE id = '${id}'`,
    );
    expect(Math.abs(Number(row?.consentedAt) - harness.now())).toBeLessThan(30_000);
    expect(row).toMatchObject({ keepPhotos: 0, isPublic: 0 });
  });

  test("twice with one key starts and charges one, later and at once", async () => {
    const person = await ready(TRAINING_CREDITS * 3);
    const requestKey = crypto.randomUUID();
    const first = await person.start({ requestKey });
    expect(await person.start({ requestKey })).toEqual(first);
    const answers = await Promise.all(Array.from({ length: 8 }, () => person.start({ requestKey })));
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([first.id]));
    expect(await credits(person)).toBe(TRAINING_CREDITS * 2);

    const another = await ready(TRAINING_CREDITS);
    const key = crypto.randomUUID();
    const ids = await Promise.all(Array.from({ length: 8 }, () => another.start({ requestKey: key })));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    expect(await credits(another)).toBe(0);
    expect((await another.trpc.trainings.list.query({})).items).toHaveLength(1);
  });

  test("with a key someone else has used is a training of one's own", async () => {
    const ada = await ready(TRAINING_CREDITS);
    const bob = await ready(TRAINING_CREDITS);
    const requestKey = crypto.randomUUID();
    const first = await ada.start({ requestKey });
    const second = await bob.start({ requestKey });
    expect(second.id).not.toBe(first.id);
    expect(await credits(bob)).toBe(0);
  });

  test("at once with different keys and credits for one starts one", async () => {
    const person = await ready(TRAINING_CREDITS + TRAINING_CREDITS - 1);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => refusal(person.start())));
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.filter((answer) => answer === "INSUFFICIENT_CREDITS")).toHaveLength(4);
    expect(await credits(person)).toBe(TRAINING_CREDITS - 1);
  });

  test("without the credits changes nothing", async () => {
    const person = await ready(TRAINING_CREDITS - 1);
    const before = await state(person.userId);
    expect(await told(person.start())).toMatchObject({
      code: "INSUFFICIENT_CREDITS",
      message: ERRORS.INSUFFICIENT_CREDITS.message,
    });
    expect(await state(person.userId)).toBe(before);
  });

  test("with somebody else's photo, a deleted one or none at all changes nothing", async () => {
    const person = await ready(TRAINING_CREDITS);
    const other = await ready(0, [7]);
    const before = await state(person.userId);
    const gone = await person.client.upload("gone.jpg", await photo(8));
    await person.trpc.uploads.delete.mutate({ id: gone.id });
    for (const uploadIds of [
      other.uploadIds,
      [...person.uploadIds, ...other.uploadIds],
      [gone.id],
      ["none"],
    ]) {
      expect(await told(person.start({ uploadIds }))).toMatchObject({
        code: "UPLOADS_MISSING",
        message: ERRORS.UPLOADS_MISSING.message,
      });
    }
    expect(await state(person.userId)).toBe(before);
  });

  test(`a third while ${MAX_RUNNING_TRAININGS} run is refused, also when all come at once`, async () => {
    const person = await ready(TRAINING_CREDITS * 6);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => refusal(person.start())));
    expect(answers.filter((answer) => answer === null)).toHaveLength(MAX_RUNNING_TRAININGS);
    expect(answers.filter((answer) => answer === "TRAINING_LIMIT")).toHaveLength(3);
    expect(await credits(person)).toBe(TRAINING_CREDITS * 4);
    const { items } = await person.trpc.trainings.list.query({});
    await person.trpc.trainings.cancel.mutate({ id: items[0]!.id });
    expect(await refusal(person.start())).toBeNull();
  });

  test.each([
    [
      { consent: false },
      "consent",
      "Please confirm that this is you, or that you have the person's permission",
    ],
    [
      { consent: undefined },
      "consent",
      "Please confirm that this is you, or that you have the person's permission",
    ],
    [{ name: "   " }, "name", "Give your model a name."],
    [{ name: "x".repeat(61) }, "name", "Keep the name under 60 characters."],
    [{ genderOrCategory: "OTHER" }, "genderOrCategory", "Choose man, woman or neutral."],
    [{ uploadIds: [] }, "uploadIds", "Add at least one photo."],
    [
      { uploadIds: Array.from({ length: 21 }, (_, n) => `u${n}`) },
      "uploadIds",
      `Use at most ${TRAINING_PHOTOS.max} photos.`,
    ],
    [{ uploadIds: ["a", "a"] }, "uploadIds", "The same photo was added twice. Remove one of them."],
    [{ requestKey: "again" }, "requestKey", ""],
  ])("with %j tells what to do", async (bad, field, words) => {
    const person = await ready(TRAINING_CREDITS);
    const before = await state(person.userId);
    const refused = await told(person.start(bad as never));
    expect(refused?.code).toBe("BAD_INPUT");
    expect(refused?.fields[field]).toContain(words);
    expect(await state(person.userId)).toBe(before);
  });

  test("needs as many photos as the connected trainer does", async () => {
    const person = await ready(TRAINING_CREDITS);
    harness.wrapDeps((deps) => ({ ...deps, config: { ...deps.config, INFERENCE_KIND: "provider" } }));
    const before = await state(person.userId);
    expect(await refusal(person.start())).toBe("TOO_FEW_PHOTOS");
    expect(await state(person.userId)).toBe(before);
    expect(await person.trpc.system.info.query()).toMatchObject({ inference: "provider", minPhotos: 6 });
  });

  test("survives a queue out of reach: it is charged, written down and picked up later", async () => {
    const person = await ready(TRAINING_CREDITS);
    harness.wrapDeps((deps) => ({
      ...deps,
      queue: { ...deps.queue, publish: () => Promise.reject(new Error("queue out of reach")) },
    }));
    const { id } = await person.start();
    expect(await person.trpc.trainings.get.query({ id })).toMatchObject({ status: "PENDING" });
    expect(await credits(person)).toBe(0);
    const published: string[] = [];
    harness.wrapDeps((deps) => ({
      ...deps,
      queue: {
        ...deps.queue,
        publish: async (messages) => {
          published.push(...messages.map(({ job }) => job));
        },
      },
    }));
    harness.advance(60_000);
    await harness.cron("* * * * *");
    expect(published).toContain("submit");
  });
});

describe("cancelling a training", () => {
  test("before it starts pays everything back, once", async () => {
    const person = await ready(TRAINING_CREDITS);
    const { id } = await person.start();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => refusal(person.trpc.trainings.cancel.mutate({ id }))),
    );
    expect(answers).toContain(null);
    expect(await credits(person)).toBe(TRAINING_CREDITS);
    expect(await person.trpc.trainings.get.query({ id })).toMatchObject({
      status: "FAILED",
      failure: "CANCELLED",
    });
    expect(JOB_FAILURES.CANCELLED).toContain("credits were refunded");
    const [refund] = (await person.trpc.user.creditHistory.query({})).items;
    expect(refund).toMatchObject({ credits: TRAINING_CREDITS, reason: "CANCELLED_GENERATION" });
    expect(await refusal(person.trpc.trainings.cancel.mutate({ id }))).toBe("NOT_FOUND");
    expect(await person.trpc.jobs.active.query()).toEqual([]);
  });

  test("of somebody else is refused and changes nothing", async () => {
    const person = await ready(TRAINING_CREDITS);
    const stranger = await signedIn(harness);
    const { id } = await person.start();
    expect(await refusal(stranger.client.trpc.trainings.cancel.mutate({ id }))).toBe("NOT_FOUND");
    expect(await person.trpc.trainings.get.query({ id })).toMatchObject({ status: "PENDING" });
    expect(await credits(person)).toBe(0);
  });
});

describe("trainings", () => {
  test("of somebody else are not to be seen", async () => {
    const person = await ready(TRAINING_CREDITS);
    const { id } = await person.start();
    const stranger = await signedIn(harness);
    expect(await refusal(stranger.client.trpc.trainings.get.query({ id }))).toBe("NOT_FOUND");
    expect((await stranger.client.trpc.trainings.list.query({})).items).toEqual([]);
    expect(await stranger.client.trpc.jobs.active.query()).toEqual([]);
  });

  test("come in pages, newest first, each once, and a page goes on where its last row was deleted", async () => {
    const person = await ready(TRAINING_CREDITS * 5);
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) {
      const { id } = await person.start({ name: `Number ${n}` });
      ids.unshift(id);
      await person.trpc.trainings.cancel.mutate({ id });
    }
    const first = await person.trpc.trainings.list.query({ limit: 2 });
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    await person.trpc.trainings.delete.mutate({ id: ids[1]! });
    const second = await person.trpc.trainings.list.query({ limit: 2, cursor: first.nextCursor });
    const third = await person.trpc.trainings.list.query({ limit: 2, cursor: second.nextCursor });
    expect([...second.items, ...third.items].map(({ id }) => id)).toEqual(ids.slice(2));
    expect(third.nextCursor).toBeNull();
  });
});
