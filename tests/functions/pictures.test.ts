import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertRefusal } from "#db/queries/safety.ts";
import { ERRORS } from "#schema/errors.ts";
import { LIMITS } from "#schema/limits.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { textToImage } from "#schema/operations/text-to-image.ts";
import { ASPECTS } from "#schema/pictures.ts";
import { PACK_IMAGE_CREDITS, pictureCredits } from "#schema/pricing.ts";
import { REVIEW_AFTER } from "#schema/safety.ts";
import type { TrainingStatus } from "#schema/training.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { makeStaff } from "#tests/support/invited.ts";
import { addCharge, move, trainingRow } from "#tests/support/rows.ts";
import { refusal, signedIn, stopQueue, told } from "#tests/support/signed-in.ts";
import { stopClock } from "#tests/support/stop-clock.ts";
import { SOME_PACK } from "#tests/support/trained-person.ts";

/** Asking for pictures in one's own words, looking at requests and cancelling them; the queue stands still. */
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
beforeEach(() => stopQueue(harness));
afterAll(async () => {
  expect(await harness.audit()).toEqual([]);
  await harness.close();
});

const FOUR = 4 * PACK_IMAGE_CREDITS;

async function ready(credits: number, input: { status?: TrainingStatus } = {}) {
  // one credit goes to the charge the training hangs on
  const person = await signedIn(harness, { credits: credits + 1 });
  const trainingId = crypto.randomUUID();
  const chargeId = await addCharge(harness.db, person.userId);
  await harness.db.write([trainingRow({ id: trainingId, userId: person.userId, chargeId, ...input })]);
  const { trpc } = person.client;
  type Input = Parameters<typeof trpc.generations.create.mutate>[0];
  const create = (input: Partial<Input> = {}) =>
    trpc.generations.create.mutate({
      requestKey: crypto.randomUUID(),
      prompt: "me on a beach at sunset",
      ...{ trainingId, count: 4, aspect: "portrait", seed: 11, strength: 0.9 },
      ...input,
    });
  return { ...person, trpc, trainingId, create };
}
type Person = Awaited<ReturnType<typeof ready>>;

const credits = async ({ trpc }: Pick<Person, "trpc">) => (await trpc.user.getCredits.query()).amount;
const requests = async ({ trpc }: Pick<Person, "trpc">) =>
  (await trpc.generations.listRequests.query({})).items;

/** What of a person is in the database: nothing may differ after a refusal. */
async function state(userId: string) {
  const tables = [
    "SELECT credits FROM user WHERE id = ?",
    "SELECT id FROM userCreditHistory WHERE userId = ?",
    "SELECT id, status FROM generation WHERE userId = ?",
    "SELECT id, status FROM job WHERE userId = ?",
  ];
  const results = await harness.db.write(tables.map((sql) => ({ sql, args: [userId] })));
  return JSON.stringify(results.map(({ rows }) => rows));
}

/** As if the provider were connected. */
function withProviderConnected() {
  harness.wrapDeps((deps) => ({
    ...deps,
    config: { ...deps.config, INFERENCE_KIND: "provider" },
    queue: { ...deps.queue, publish: async () => {} },
  }));
}

describe("asking for pictures", () => {
  test("charges for each and shows the request at once, with its settings and frames to come", async () => {
    const person = await ready(FOUR + 3);
    const { id } = await person.create();
    expect(await credits(person)).toBe(3);
    expect(await requests(person)).toMatchObject([
      {
        id,
        prompt: "me on a beach at sunset",
        trainingId: person.trainingId,
        trainingName: "Me",
        withModel: true,
        count: 4,
        aspect: "portrait",
        seed: 11,
        strength: 0.9,
        status: "PENDING",
        failure: null,
        pictures: Array.from({ length: 4 }, () => ({ status: "PENDING", picture: null })),
      },
    ]);
    expect(await person.trpc.jobs.active.query()).toMatchObject([
      { id, kind: "PICTURES", subjectId: id, status: "QUEUED", estimatedSeconds: portrait.expectedMs / 1000 },
    ]);
    const [charge] = (await person.trpc.user.creditHistory.query({})).items;
    expect(charge).toMatchObject({ credits: -FOUR, reasonExtra: { kind: "PICTURES", requestId: id } });
    expect((await person.trpc.generations.list.query({})).items).toEqual([]);
  });

  test("twice with one key asks and charges once, at once, later, and after it has ended", async () => {
    const person = await ready(FOUR * 2);
    const requestKey = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => person.create({ requestKey })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await credits(person)).toBe(FOUR);
    const id = answers[0]!.id;
    await person.trpc.generations.cancelRequest.mutate({ id });
    expect(await person.create({ requestKey, prompt: "me somewhere else" })).toEqual({ id });
    expect(await requests(person)).toHaveLength(1);
    // also once the model is gone, and the balance would no longer reach
    const poor = await ready(FOUR);
    const first = await poor.create({ requestKey });
    await poor.trpc.generations.cancelRequest.mutate({ id: first.id });
    await poor.trpc.trainings.delete.mutate({ id: poor.trainingId });
    expect(await poor.create({ requestKey })).toEqual(first);
    expect(await credits(poor)).toBe(FOUR);
  });

  test("at once with different keys and credits for two makes two", async () => {
    const person = await ready(FOUR * 2 + 1);
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => refusal(person.create())));
    expect(answers.filter((answer) => answer === null)).toHaveLength(2);
    expect(answers.filter((answer) => answer === "INSUFFICIENT_CREDITS")).toHaveLength(4);
    expect(await credits(person)).toBe(1);
    expect(await requests(person)).toHaveLength(2);
  });

  test.each([1, 2, 3, 4])("%i of them is charged and prepared for so many", async (count) => {
    const person = await ready(FOUR);
    await person.create({ count });
    expect(await credits(person)).toBe(FOUR - count * PACK_IMAGE_CREDITS);
    expect((await requests(person))[0]?.pictures).toHaveLength(count);
  });

  test("without a seed gets one of its own, which can be asked for again", async () => {
    const person = await ready(FOUR * 2);
    await person.create({ seed: null });
    await person.create({ seed: null });
    const [second, first] = await requests(person);
    expect(second?.seed).not.toBe(first?.seed);
    await expect(refusal(person.create({ seed: first!.seed }))).resolves.toBe("INSUFFICIENT_CREDITS");
  });

  test("without the credits changes nothing", async () => {
    const person = await ready(FOUR - 1);
    const before = await state(person.userId);
    expect(await told(person.create())).toMatchObject({
      code: "INSUFFICIENT_CREDITS",
      message: ERRORS.INSUFFICIENT_CREDITS.message,
    });
    expect(await state(person.userId)).toBe(before);
  });

  test("with somebody else's model, or none of that name, changes nothing", async () => {
    const person = await ready(FOUR);
    const other = await ready(0);
    const before = await state(person.userId);
    for (const trainingId of [other.trainingId, "none"]) {
      expect(await refusal(person.create({ trainingId }))).toBe("NOT_FOUND");
    }
    expect(await state(person.userId)).toBe(before);
  });

  test.each(["PENDING", "TRAINING", "FAILED"] as const)("with a %s model changes nothing", async (status) => {
    const person = await ready(FOUR, { status });
    const before = await state(person.userId);
    expect(await told(person.create())).toMatchObject({
      code: "TRAINING_NOT_READY",
      message: ERRORS.TRAINING_NOT_READY.message,
    });
    expect(await state(person.userId)).toBe(before);
  });

  test.each([
    ["me naked on a beach", "PROMPT_REFUSED"],
    ["a schoolgirl in lingerie", "PROMPT_YOUNG"],
    ["Taylor Swift kissing me", "PROMPT_PUBLIC_FIGURE"],
  ] as const)("for %j changes nothing", async (prompt, code) => {
    const person = await ready(FOUR);
    const before = await state(person.userId);
    expect(await told(person.create({ prompt }))).toMatchObject({
      code,
      message: ERRORS[code].message,
    });
    expect(await state(person.userId)).toBe(before);
  });

  test.each([[{ prompt: " " }], [{ count: 5 }], [{ seed: -1 }], [{ strength: 9 }], [{ requestKey: "x" }]])(
    "with %j is refused",
    async (input) => {
      const person = await ready(FOUR);
      expect(await refusal(person.create(input))).toBe("BAD_INPUT");
      expect(await credits(person)).toBe(FOUR);
    },
  );

  test("too often in a minute is refused and not charged", async () => {
    stopClock();
    const person = await ready(PACK_IMAGE_CREDITS);
    const requestKey = crypto.randomUUID();
    let refused: string | null = null;
    let taken = 0;
    for (; refused === null && taken <= LIMITS.picturesByAccount.count; taken++) {
      refused = await refusal(person.create({ requestKey, count: 1 }));
    }
    expect(refused).toBe("TOO_MANY_REQUESTS");
    expect(taken).toBe(LIMITS.picturesByAccount.count + 1);
    expect(await credits(person)).toBe(0);
  });

  test("by nobody is refused", async () => {
    const person = await ready(FOUR);
    await harness.db.write([{ sql: "DELETE FROM session WHERE userId = ?", args: [person.userId] }]);
    expect(await refusal(person.create())).toBe("NOT_SIGNED_IN");
    expect(await refusal(person.trpc.generations.listRequests.query({}))).toBe("NOT_SIGNED_IN");
  });
});

describe("a picture without a model", () => {
  test("is refused before any charge where the built-in engine is all there is", async () => {
    const person = await ready(FOUR);
    const before = await state(person.userId);
    expect(await told(person.create({ trainingId: null }))).toMatchObject({
      code: "NOT_OFFERED",
      message: ERRORS.NOT_OFFERED.message,
    });
    expect(await state(person.userId)).toBe(before);
  });

  test("has its own price where the provider is connected", async () => {
    withProviderConnected();
    const person = await ready(FOUR);
    await person.create({ trainingId: null, aspect: "wide", count: 2 });
    const price = pictureCredits(textToImage, ASPECTS.wide);
    expect(price).not.toBe(PACK_IMAGE_CREDITS);
    expect(await credits(person)).toBe(FOUR - 2 * price);
    expect((await requests(person))[0]).toMatchObject({
      ...{ withModel: false, trainingId: null, trainingName: null, aspect: "wide", count: 2 },
    });
  });
});

describe("cancelling", () => {
  test("before it starts pays everything back, once", async () => {
    const person = await ready(FOUR);
    const { id } = await person.create();
    const answers = await Promise.all(
      [1, 2, 3].map(() => refusal(person.trpc.generations.cancelRequest.mutate({ id }))),
    );
    expect(answers).toContain(null);
    expect(await credits(person)).toBe(FOUR);
    expect((await requests(person))[0]).toMatchObject({
      status: "FAILED",
      failure: "CANCELLED",
      pictures: Array.from({ length: 4 }, () => ({ status: "FAILED", picture: null })),
    });
    const { items } = await person.trpc.user.creditHistory.query({});
    expect(items.filter(({ reason }) => reason === "CANCELLED_GENERATION")).toMatchObject([
      { credits: FOUR },
    ]);
  });

  test("what somebody else asked for is refused and changes nothing", async () => {
    const person = await ready(FOUR);
    const { id } = await person.create();
    const before = await state(person.userId);
    const stranger = await signedIn(harness);
    expect(await refusal(stranger.client.trpc.generations.cancelRequest.mutate({ id }))).toBe("NOT_FOUND");
    expect(await state(person.userId)).toBe(before);
  });
});

describe("requests", () => {
  test("of somebody else are not to be seen", async () => {
    const person = await ready(FOUR);
    await person.create();
    const stranger = await signedIn(harness);
    expect((await stranger.client.trpc.generations.listRequests.query({})).items).toEqual([]);
  });

  test("come in pages, newest first, each once with all its frames, also where many came at one time", async () => {
    const person = await ready(FOUR * 5);
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push((await person.create()).id);
    await harness.db.write([
      { sql: "UPDATE job SET createdAt = 5000 WHERE userId = ?", args: [person.userId] },
    ]);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await person.trpc.generations.listRequests.query({ limit: 2, cursor });
      for (const item of page.items) expect(item.pictures).toHaveLength(4);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual([...ids].sort().reverse());
  });

  test("keep a model from being deleted while they run, and stay when it goes", async () => {
    const person = await ready(FOUR);
    const { id } = await person.create();
    const remove = () => refusal(person.trpc.trainings.delete.mutate({ id: person.trainingId }));
    expect(await remove()).toBe("TRAINING_BUSY");
    await person.trpc.generations.cancelRequest.mutate({ id });
    expect(await remove()).toBeNull();
    expect((await requests(person))[0]).toMatchObject({
      id,
      withModel: true,
      trainingId: null,
      trainingName: null,
    });
  });

  test("a frame that holds no picture can be neither marked nor deleted", async () => {
    const person = await ready(FOUR);
    await person.create();
    const rows = await harness.db.orm.all<{ id: string }>(
      `SELECT id FROM generation WHERE userId = '${person.userId}'`,
    );
    const ids = rows.map(({ id }) => id);
    const before = await state(person.userId);
    expect(await refusal(person.trpc.generations.delete.mutate({ ids }))).toBe("NOT_FOUND");
    expect(await refusal(person.trpc.generations.favorite.mutate({ id: ids[0]!, favorite: true }))).toBe(
      "NOT_FOUND",
    );
    expect(await state(person.userId)).toBe(before);
  });
});

describe("a day's spending limit", () => {
  /** What four pictures cost us at the provider, in dollars. */
  const COST = 4 * (portrait.cost.usd ?? Number.NaN);

  function withLimits(limits: { account: number; total: number }) {
    harness.wrapDeps((deps) => ({
      ...deps,
      config: {
        ...deps.config,
        INFERENCE_KIND: "provider",
        SPEND_LIMIT_ACCOUNT_USD: limits.account,
        SPEND_LIMIT_TOTAL_USD: limits.total,
      },
      queue: { ...deps.queue, publish: async () => {} },
    }));
  }
  const alarms = async () =>
    (
      await harness.db.orm.all<{ key: string }>(
        "SELECT key FROM email WHERE template = 'spend-alert' ORDER BY key",
      )
    ).map(({ key }) => /^alert-spend-[\d-]{10}-([\w-]+)$/.exec(key)?.[1]);
  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => "made",
      (error: unknown) => refusalCode(error),
    );
  const refusalCode = (error: unknown) =>
    (error as { data?: { appCode?: string } }).data?.appCode ?? "another error";
  const health = async () => (await fetch(`${harness.url}/api/health`)).json();
  /** Spending of other tests of this day is another day's. */
  beforeEach(() => harness.advance(86_400_000));

  test("of an account holds however many ask at once; what is refused costs nothing and somebody is told", async () => {
    withLimits({ account: 2.5 * COST, total: 1000 });
    const person = await ready(FOUR * 5);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => outcome(person.create())));
    expect(outcomes.sort()).toEqual([
      "ACCOUNT_CEILING",
      "ACCOUNT_CEILING",
      "ACCOUNT_CEILING",
      "made",
      "made",
    ]);
    expect(await credits(person)).toBe(FOUR * 3);
    expect(await requests(person)).toHaveLength(2);
    expect(await alarms()).toEqual([`${person.userId}-near`, `${person.userId}-reached`]);
    // other accounts are not held up, and the next day everything begins anew
    expect(await outcome((await ready(FOUR)).create())).toBe("made");
    expect(await health()).toMatchObject({ status: "ok", checks: { spend: "ok" } });
    harness.advance(86_400_000);
    expect(await outcome(person.create())).toBe("made");
  });

  test("of everybody stops everybody, and the status says so", async () => {
    const before = (await alarms()).length;
    withLimits({ account: 1000, total: 2 * COST });
    const [ada, bob] = [await ready(FOUR), await ready(FOUR * 2)];
    const requestKey = crypto.randomUUID();
    const { id } = await ada.create({ requestKey });
    expect(await health()).toMatchObject({ status: "ok", checks: { spend: "ok" } });
    await bob.create();
    expect(await health()).toMatchObject({ status: "ok", checks: { spend: "near the limit" } });
    expect((await told(bob.create()))?.message).toBe(ERRORS.DEPLOYMENT_CEILING.message);
    expect(await outcome(bob.create())).toBe("DEPLOYMENT_CEILING");
    expect(await credits(bob)).toBe(FOUR);
    expect(await health()).toMatchObject({ status: "degraded", checks: { spend: "limit reached" } });
    expect((await alarms()).length - before).toBe(2);
    // what was started before is still answered
    expect(await ada.create({ requestKey })).toEqual({ id });
  });

  test("counts nothing that never reached the provider, and nothing of our own engine", async () => {
    withLimits({ account: COST, total: 1000 });
    const person = await ready(FOUR * 3);
    const { id } = await person.create();
    expect(await outcome(person.create())).toBe("ACCOUNT_CEILING");
    await person.trpc.generations.cancelRequest.mutate({ id });
    expect(await outcome(person.create())).toBe("made");
    stopQueue(harness);
    harness.wrapDeps((deps) => ({
      ...deps,
      config: { ...deps.config, SPEND_LIMIT_ACCOUNT_USD: 0.001 },
      queue: { ...deps.queue, publish: async () => {} },
    }));
    expect(await outcome(person.create())).toBe("made");
  });
});

test("refused prompts are counted, and at their limit the account is paused until staff clear it", async () => {
  const person = await ready(FOUR * 2);
  const requestKey = crypto.randomUUID();
  const refused = { prompt: "me naked on a beach" };
  for (let n = 0; n < 3; n++)
    expect(await refusal(person.create({ ...refused, requestKey }))).toBe("PROMPT_REFUSED");
  // of an earlier day: nobody may ask for so many in a minute
  await harness.db.write(
    Array.from({ length: REVIEW_AFTER.PROMPT - 4 }).flatMap((_, n) =>
      insertRefusal({ id: `${person.userId}-${n}`, userId: person.userId, now: harness.now() - 86_400_000 }),
    ),
  );
  for (let n = 0; n < 3; n++) {
    expect(await person.trpc.safety.status.query()).toEqual({ refundsLeft: 3, review: null });
    expect(await refusal(person.create(refused))).toBe("PROMPT_REFUSED");
  }
  const now = new Date(harness.now());
  expect(await person.trpc.safety.status.query()).toMatchObject({ review: { message: null } });
  expect((await told(person.create()))?.message).toBe(ERRORS.UNDER_REVIEW.message);
  const pack = { requestKey, trainingId: person.trainingId, ...SOME_PACK };
  const rich = await ready(FOUR);
  await harness.db.write([move(person.userId, 1000)]);
  expect(await refusal(person.trpc.packs.generate.mutate(pack))).toBe("UNDER_REVIEW");
  expect(await credits(person)).toBe(FOUR * 2 + 1000);

  await person.trpc.safety.writeMessage.mutate({ text: "I paint people by the sea." });
  expect(await refusal(rich.trpc.safety.writeMessage.mutate({ text: "I paint people." }))).toBe(
    "NOTHING_TO_APPEAL",
  );
  const staff = await signedIn(harness);
  expect(await refusal(staff.client.trpc.staff.reviews.query())).toBe("STAFF_ONLY");
  await makeStaff(harness, staff.userId);
  const desk = staff.client.trpc.staff;
  const [review] = (await desk.reviews.query()).filter(({ userId }) => userId === person.userId);
  expect(review).toMatchObject({
    ...{ heldBack: 0, refusedPrompts: REVIEW_AFTER.PROMPT, message: "I paint people by the sea." },
  });
  expect(review!.openedAt.getTime()).toBeLessThanOrEqual(now.getTime());
  const id = review!.id;
  expect(await refusal(person.trpc.staff.clearReview.mutate({ id }))).toBe("STAFF_ONLY");
  expect(
    await Promise.all([1, 2].map(() => desk.clearReview.mutate({ id }).catch(() => null))),
  ).toContainEqual({
    ok: true,
  });
  expect(await desk.clearReview.mutate({ id })).toEqual({ ok: true });
  expect((await desk.person.query({ id: person.userId })).actions.map(({ what }) => what)).toEqual([
    "review cleared",
  ]);
  expect(await person.trpc.safety.status.query()).toMatchObject({ review: null });
  await person.create();
  expect(await credits(person)).toBe(FOUR + 1000);
});
